import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { TravelDays } from '../../features/catalogue/cards/tour.queries.ts';
import { toursByIds } from '../../features/catalogue/cards/tours-by-ids.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { weightOf } from '../api/middleware/cache.ts';

type WantedCards = {
  readonly ids: readonly string[];
  readonly currency: SelectableCurrency;
  /** When the first of these prices may change by itself. */
  readonly pricesValidUntil: Date | undefined;
  /** When the traveller wants to go. A promotion that is not for these days is not in the prices. */
  readonly days?: TravelDays | undefined;
};

/** Returns the cards of these products, in their order. Lists differ, but they contain the same few cards. */
export async function cachedCards(
  context: ApiContext,
  { days, ...wanted }: WantedCards,
): Promise<TourSummary[]> {
  const cards = await cardsFor(context, wanted, undefined);
  if (!days) return cards;
  const isOutside = ({ promoValidFrom, promoValidUntil }: TourSummary) =>
    (promoValidFrom !== null && promoValidFrom > days.to) ||
    (promoValidUntil !== null && promoValidUntil < days.from);
  const ids = cards.filter(isOutside).map(({ tourId }) => tourId);
  if (ids.length === 0) return cards;
  const ofDays = await cardsFor(context, { ...wanted, ids }, days);
  const cardOfDays = new Map(ofDays.map((card) => [card.tourId, card]));
  return cards.map((card) => cardOfDays.get(card.tourId) ?? card);
}

async function cardsFor(
  context: ApiContext,
  { ids, currency, pricesValidUntil }: Omit<WantedCards, 'days'>,
  days: TravelDays | undefined,
): Promise<TourSummary[]> {
  const { cards, database } = context;
  const { epoch } = cards;
  const locale = textLocale(context);
  const keyOf = (id: string) => `${id} ${currency} ${locale}${days ? ` ${days.from} ${days.to}` : ''}`;
  const summaries = new Map<string, TourSummary>();
  for (const id of ids) {
    const cached = cards.get(keyOf(id));
    // Only this function stores under such keys, so the value has this type.
    if (cached) summaries.set(id, cached.output as TourSummary);
  }
  const missingIds = ids.filter((id) => !summaries.has(id));
  if (missingIds.length === 0) return ids.flatMap((id) => summaries.get(id) ?? []);
  const query = { ids: missingIds, currency, locale, now: context.now(), days };
  for (const card of await toursByIds(database, query)) {
    summaries.set(card.tourId, card);
    const dependsOn = new Set([`product:${card.tourId}`, `location:${card.locationUuid}`, 'exchange_rates']);
    const bytes = weightOf(card);
    const expiresAt = pricesValidUntil?.getTime();
    cards.store(keyOf(card.tourId), { output: card, dependsOn, expiresAt, bytes }, epoch);
  }
  return ids.flatMap((id) => summaries.get(id) ?? []);
}
