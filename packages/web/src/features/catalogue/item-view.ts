import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { itemOf } from '../../analytics/item-of.ts';
import type { AnalyticsEvent } from '../../analytics/track.ts';

type Viewed = Pick<TourDetails, 'tourId' | 'tourName' | 'productType' | 'vendor' | 'basePrice' | 'currency'>;

/** That a product was looked at, at what it is said to cost. */
export function itemView({ vendor, basePrice: price, ...tour }: Viewed): AnalyticsEvent {
  const item = itemOf({ ...tour, price, vendor: vendor.name });
  return { event: 'view_item', ecommerce: { currency: tour.currency, value: price, items: [item] } };
}
