import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { track } from '../../../analytics/track.ts';
import { useText } from '../../../i18n/texts.ts';
import type { PageContext } from '../../../page/page-context.ts';
import { useAffiliate, withAffiliate } from '../../../store/extras-store.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { listEvent, useListView } from './analytics.ts';
import { type CardTour, cardTour } from './card-parts.tsx';
import { TourCard } from './tour-card.tsx';
import { TourCarousel } from './tour-carousel.tsx';

type DealsSectionProps = {
  /** The city with its preposition: in Lisbon. */
  place: string;
  tours: readonly CardTour[];
  /** Address of the list of products in the city. */
  href: string;
};

/** Other products in the city, in one row. */
export function DealsSection({ place, tours, href }: DealsSectionProps) {
  const t = useText();
  const affiliate = useAffiliate();
  useListView('deals', tours);
  if (tours.length === 0) return null;
  const title = t(tours.every(isReduced) ? 'deals.title' : 'deals.others', { place });
  return (
    <section aria-labelledby="deals-title" className="pt-(--section-gap)">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="deals-title" className="type-h2">
          {title}
        </h2>
        <TextLink href={withAffiliate(href, affiliate)}>{t('deals.more')}</TextLink>
      </div>
      <TourCarousel label={title}>
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

/** A trip at its usual price is no deal. */
function isReduced({ promoSavings }: Pick<CardTour, 'promoSavings'>): boolean {
  return promoSavings !== null;
}

/** With fewer reduced trips than this, trips at their usual price are shown too. */
const LEAST_DEALS = 2;

/**
 * Number of products requested for the page of a trip, and the most with which deals are shown: `dealsOf` returns none
 * for more. The viewed trip may be among them and is left out.
 */
const MAX_DEALS = 6;

/**
 * Returns other products of a city, or none unless two to six were found, as the specification demands. The viewed
 * trip counts as found and is left out. If some of them are reduced, those alone are the deals.
 */
export function dealsOf(foundTours: readonly TourSummary[], tourId?: string): CardTour[] {
  if (foundTours.length < 2 || foundTours.length > MAX_DEALS) return [];
  const others = foundTours.filter((tour) => tour.tourId !== tourId);
  const reduced = others.filter(isReduced);
  return (reduced.length < LEAST_DEALS ? others : reduced).map(cardTour);
}

/** Loads the deals for the page of a trip. */
export async function dealsBeside(
  { api, currency }: Pick<PageContext, 'api' | 'currency'>,
  { tourId, locationUuid: location }: Pick<TourSummary, 'tourId' | 'locationUuid'>,
): Promise<CardTour[]> {
  const { _embedded } = await api.tours.list({ location, currency, page: 0, size: MAX_DEALS });
  return dealsOf(_embedded.tourSummaryList, tourId);
}

/**
 * Loads products of other types for the list of one type. It requests the unfiltered list, whose answer is
 * cached for all visitors. An answer filtered by type would not be cached, and neither would the page.
 */
export async function dealsBesideList(
  { api, currency }: Pick<PageContext, 'api' | 'currency'>,
  { location, productType }: { readonly location: string; readonly productType: ProductType },
): Promise<CardTour[]> {
  // Most products of a place may be of the list's own type, so four times as many are requested as are shown.
  const { _embedded } = await api.tours.list({ location, currency, page: 0, size: 4 * MAX_DEALS });
  const otherTypes = _embedded.tourSummaryList.filter((tour) => tour.productType !== productType);
  return dealsOf(otherTypes.slice(0, MAX_DEALS));
}
