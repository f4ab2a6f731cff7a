import { track } from '../../analytics/track.ts';
import { useText } from '../../i18n/use-text.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { CardTour } from './card-tour.ts';
import { listEvent } from './list-event.ts';
import { TourCard } from './tour-card.tsx';
import { TourCarousel } from './tour-carousel.tsx';
import { useListView } from './use-list-view.ts';
import { withAffiliate } from './with-affiliate.ts';

type DealsSectionProps = {
  city: string;
  tours: readonly CardTour[];
  /** The list of what there is in the city. */
  href: string;
};

/** What else one can do in the city, in one row. */
export function DealsSection({ city, tours, href }: DealsSectionProps) {
  const t = useText();
  const ofVisit = useRootStore((state) => state.affiliate);
  const kept = useExtrasStore((state) => state.affiliate);
  useListView('deals', tours);
  if (tours.length === 0) return null;
  const affiliate = ofVisit ?? kept;
  return (
    <section aria-labelledby="deals-title" className="pt-(--section-gap)">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="deals-title" className="type-h2">
          {t('deals.title', { city })}
        </h2>
        <TextLink href={withAffiliate(href, affiliate)}>{t('deals.more')}</TextLink>
      </div>
      <TourCarousel label={t('deals.title', { city })}>
        {tours.map((tour, index) => (
          <TourCard
            key={tour.code}
            tour={{ ...tour, normalizedUrlPath: withAffiliate(tour.normalizedUrlPath, affiliate) }}
            onFollow={() => track(listEvent('select_item', 'deals', [{ tour, index }]))}
          />
        ))}
      </TourCarousel>
    </section>
  );
}
