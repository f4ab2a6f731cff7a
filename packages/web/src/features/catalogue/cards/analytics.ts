import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type AnalyticsEvent, itemOf, track } from '../../../analytics/track.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import type { CardTour } from './card-parts.tsx';

type ViewedTour = Pick<
  TourDetails,
  'tourId' | 'tourName' | 'productType' | 'vendor' | 'basePrice' | 'currency'
>;

/** Event for viewing a product at its stated price. */
export function itemView({ vendor, basePrice: price, ...tour }: ViewedTour): AnalyticsEvent {
  const item = itemOf({ ...tour, price, vendor: vendor.name });
  return { event: 'view_item', ecommerce: { currency: tour.currency, value: price, items: [item] } };
}

/** Records that a product was viewed: once for all currencies, and only with consent. */
export function useItemView(tour: TourDetails): void {
  const consent = useExtrasStore((state) => state.consent);
  const view = useEffectEvent(() => track(itemView(tour)));
  const { tourId } = tour;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another view.
  useEffect(() => {
    if (consent === 'granted') view();
  }, [consent, tourId]);
}

type ListedTour = { readonly tour: CardTour; readonly index: number };

/** Event for tours of a list that were seen or chosen, as GA4's e-commerce measurement defines it. */
export function listEvent(
  event: 'view_item_list' | 'select_item',
  list: string,
  listedTours: readonly ListedTour[],
): AnalyticsEvent {
  return {
    event,
    ecommerce: {
      item_list_id: list,
      items: listedTours.map(({ tour, index }) => ({ ...itemOf({ ...tour, price: tour.basePrice }), index })),
    },
  };
}

/** Records which tours a visitor was shown, once per list, and only after the visitor has agreed. */
export function useListView(list: string, tours: readonly CardTour[] | undefined): void {
  const consent = useExtrasStore((state) => state.consent);
  useEffect(() => {
    if (consent !== 'granted' || !tours?.length) return;
    track(
      listEvent(
        'view_item_list',
        list,
        tours.map((tour, index) => ({ tour, index })),
      ),
    );
  }, [consent, list, tours]);
}

type Impressions = { readonly list: string; readonly tours: readonly CardTour[]; readonly offset: number };

/**
 * Records which products a visitor was shown and their positions in the list, with consent. Each product is
 * recorded once per visit of the page. Another page or filter of the list does not record it again.
 */
export function useListImpressions({ list, tours, offset }: Impressions): void {
  const consent = useExtrasStore((state) => state.consent);
  const recorded = useRef({ list, ids: new Set<string>() });
  useEffect(() => {
    if (consent !== 'granted') return;
    if (recorded.current.list !== list) recorded.current = { list, ids: new Set() };
    const { ids } = recorded.current;
    const newTours = tours
      .map((tour, index) => ({ tour, index: offset + index }))
      .filter(({ tour }) => !ids.has(tour.tourId));
    if (newTours.length === 0) return;
    for (const { tour } of newTours) ids.add(tour.tourId);
    track(listEvent('view_item_list', list, newTours));
  }, [consent, list, tours, offset]);
}
