import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useIsNear } from '../../../ui/use-lazy.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { TourCard } from './tour-card.tsx';
import { TourCarousel } from './tour-carousel.tsx';
import { useToursById } from './use-tours-by-id.ts';

type RecentSectionProps = {
  /** The viewed trip. It is remembered from now on, and left out of the list on its own page. */
  tourId?: string;
};

const noIds: readonly string[] = [];

/**
 * Trips viewed earlier in this browser, requested once the section is near the screen. The visitor can clear
 * the list.
 */
export function RecentSection({ tourId }: RecentSectionProps) {
  const t = useText();
  const section = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(section);
  const isRead = useIsRead(useExtrasStore);
  const { recent, rememberViewed, forgetRecent } = useExtrasStore();
  useEffect(() => {
    if (isRead && tourId !== undefined) rememberViewed(tourId);
  }, [isRead, tourId, rememberViewed]);

  const otherIds = recent.filter((id) => id !== tourId);
  const { tours } = useToursById(isNear ? otherIds : noIds);
  return (
    <div ref={section}>
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
