import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { catalogueId } from './catalogue-id.ts';
import { dayOf } from './file-day.ts';
import type { ProductRow } from './place-file.ts';
import type { PlaceRows } from './place-tables.ts';
import type { Identity } from './product-identity.ts';

/** Adds what travellers said of a product. One is known again by who wrote what, wherever it stands in the file. */
export function rowsOfReviews(
  rows: PlaceRows,
  { reviews }: ProductRow,
  { id, names, today }: Identity & { readonly today: LocalDate },
): void {
  for (const review of reviews) {
    const { locale, name, rating, text, monthsAgo = 0, writtenOn, verified, status, reply } = review;
    rows.reviews.push({
      id: review.id ?? reviewId(names, review),
      product_id: id,
      locale,
      author_name: name,
      rating,
      text,
      written_on: writtenOn ?? addDays(today, -30 * monthsAgo),
      verified,
      status,
      reply: reply?.text,
      reply_locale: reply?.locale === locale ? undefined : reply?.locale,
      replied_on: reply && dayOf(reply.on, today),
    });
  }
}

type Said = { readonly locale: string; readonly name: string; readonly text: string };

export function reviewId(product: readonly string[], { locale, name, text }: Said): string {
  return catalogueId('review', ...product, locale, name, text);
}
