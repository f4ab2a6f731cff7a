import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useIsRead } from '../../store/use-is-read.ts';
import { Button } from '../../ui/button.tsx';
import { useNear } from '../../ui/use-near.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { TourCard } from './tour-card.tsx';
import { TourCarousel } from './tour-carousel.tsx';
import { useNamedTours } from './use-named-tours.ts';

type RecentSectionProps = {
  /** The trip one is looking at: it is remembered from now on, and not shown to whoever has it before them. */
  tourId?: string;
};

const none: readonly string[] = [];

/** What was looked at in this browser before, asked for as one comes near. The visitor can have it forgotten. */
export function RecentSection({ tourId }: RecentSectionProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isRead = useIsRead(useExtrasStore);
  const { recent, lookAt, forgetRecent } = useExtrasStore();
  useEffect(() => {
    if (isRead && tourId !== undefined) lookAt(tourId);
  }, [isRead, tourId, lookAt]);

  const others = recent.filter((id) => id !== tourId);
  const { tours } = useNamedTours(isNear ? others : none);
  return (
    <div ref={place}>
      {tours.length > 0 && (
        <section aria-labelledby="recent-title" className="pt-(--section-gap)">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <h2 id="recent-title" className="type-h2">
              {t('recent.title')}
            </h2>
            <Button kind="quiet" size="medium" className="-mx-3" onClick={forgetRecent}>
              {t('recent.forget')}
            </Button>
          </div>
          <TourCarousel label={t('recent.title')}>
            {tours.map((tour) => (
              <TourCard key={tour.tourId} tour={tour} compare={<CompareToggle tour={tour} />} />
            ))}
          </TourCarousel>
        </section>
      )}
    </div>
  );
}
