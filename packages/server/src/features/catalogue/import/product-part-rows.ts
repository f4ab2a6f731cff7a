import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { resolveDay } from '../file/dates.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { eachLanguageOf } from '../file/texts-by-language.ts';
import { type CatalogueIdentity, catalogueId } from './catalogue-id.ts';
import { reviewDay } from './review-day.ts';
import type { PlaceRows } from './tables.ts';

type ProductPartContext = CatalogueIdentity & { readonly currency: string; readonly today: LocalDate };

/** Adds the promotions of a product and its earlier prices. */
export function addRowsOfPromotions(
  rows: PlaceRows,
  { promotions = [], pricesAsked = [] }: ProductInFile,
  { id, names, currency, today }: ProductPartContext,
): void {
  for (const { percent, ...days } of promotions) {
    const bookFrom = resolveDay(days.bookFrom, today);
    const travelFrom = resolveDay(days.travelFrom, today);
    rows.promotions.push({
      // A longer booking or travel period keeps the id of the promotion. Another start or percentage makes a
      // new promotion.
      id: catalogueId('promotion', ...names, percent, bookFrom, travelFrom),
      product_id: id,
      percent,
      book_from: bookFrom,
      book_until: resolveDay(days.bookUntil, today),
      travel_from: travelFrom,
      travel_until: resolveDay(days.travelUntil, today),
    });
  }
  for (const { since, price } of pricesAsked)
    rows.pricesAsked.push({
      product_id: id,
      currency,
      utc_noted_at: since.includes('T') ? since : `${resolveDay(since, today)}T00:00:00Z`,
      price_minor: price,
    });
}

/**
 * Adds the questions that a supplier asks before the trip. The question id comes from its slug; stored
 * answers refer to it.
 */
export function addRowsOfQuestions(
  rows: PlaceRows,
  { questions = [] }: ProductInFile,
  product: CatalogueIdentity,
): void {
  for (const [position, { label, hint, choices, ...question }] of questions.entries()) {
    const id = catalogueId('question', ...product.names, question.slug);
    rows.questions.push({ id, product_id: product.id, position, ...question });
    eachLanguageOf({ label, hint, choices }, (locale, texts) => {
      // A translation needs a label. With a hint alone, the question and the hint are shown in English.
      if (texts.label !== null) rows.questionTexts.push({ question_id: id, locale, ...texts });
    });
  }
}

/**
 * Adds the reviews of a product. A review is identified by its id, or else by its author, language and text.
 * Its position in the file does not matter.
 */
export function addRowsOfReviews(
  rows: Pick<PlaceRows, 'reviews'>,
  { reviews }: Pick<ProductInFile, 'reviews'>,
  { id, names, today }: CatalogueIdentity & { readonly today: LocalDate },
): void {
  for (const review of reviews) {
    const { locale, name, country, rating, text, translations } = review;
    const { verified, status, reply } = review;
    rows.reviews.push({
      id: review.id ?? reviewId(names, review),
      product_id: id,
      locale,
      author_name: name,
      author_country: country,
      rating,
      text,
      translations,
      written_on: reviewDay(review, today),
      verified,
      status,
      reply: reply?.text,
      reply_locale: reply?.locale === locale ? undefined : reply?.locale,
      replied_on: reply && resolveDay(reply.on, today),
    });
  }
}

type ReviewText = { readonly locale: string; readonly name: string; readonly text: string };

export function reviewId(product: readonly string[], { locale, name, text }: ReviewText): string {
  return catalogueId('review', ...product, locale, name, text);
}
