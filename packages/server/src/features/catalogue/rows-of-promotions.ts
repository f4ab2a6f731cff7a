import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { catalogueId } from './catalogue-id.ts';
import { dayOf } from './file-day.ts';
import type { ProductRow } from './place-file.ts';
import type { PlaceRows } from './place-tables.ts';
import type { Identity } from './product-identity.ts';

type Surroundings = Identity & { readonly currency: string; readonly today: LocalDate };

/** Adds the reductions of a product, and what was asked for it before. */
export function rowsOfPromotions(
  rows: PlaceRows,
  { promotions = [], pricesAsked = [] }: ProductRow,
  { id, names, currency, today }: Surroundings,
): void {
  for (const { percent, ...days } of promotions) {
    const bookFrom = dayOf(days.bookFrom, today);
    const travelFrom = dayOf(days.travelFrom, today);
    rows.promotions.push({
      // Prolonged it stays the same promotion; with another beginning or percentage it is another one.
      id: catalogueId('promotion', ...names, percent, bookFrom, travelFrom),
      product_id: id,
      percent,
      book_from: bookFrom,
      book_until: dayOf(days.bookUntil, today),
      travel_from: travelFrom,
      travel_until: dayOf(days.travelUntil, today),
    });
  }
  for (const { since, price } of pricesAsked)
    rows.pricesAsked.push({
      product_id: id,
      currency,
      utc_noted_at: since.includes('T') ? since : `${dayOf(since, today)}T00:00:00Z`,
      price_minor: price,
    });
}
