import { itemOf } from '../../analytics/item-of.ts';
import type { AnalyticsEvent } from '../../analytics/track.ts';
import type { CardTour } from './card-tour.ts';

type Listed = { readonly tour: CardTour; readonly index: number };

/** Tours of a list, seen or chosen, as GA4's e-commerce measurement describes them. */
export function listEvent(
  event: 'view_item_list' | 'select_item',
  list: string,
  listed: readonly Listed[],
): AnalyticsEvent {
  return {
    event,
    ecommerce: {
      item_list_id: list,
      items: listed.map(({ tour, index }) => ({ ...itemOf({ ...tour, price: tour.basePrice }), index })),
    },
  };
}
