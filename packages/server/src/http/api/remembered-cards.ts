import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { namedTours } from '../../features/catalogue/named-tours.ts';
import { type ApiContext, textLocale } from './context.ts';
import { weightOf } from './weight-of.ts';

type Wanted = {
  readonly ids: readonly string[];
  readonly currency: SelectableCurrency;
  /** When the first of them may cost something else by itself. */
  readonly pricesUntil: Date | undefined;
};

/** The cards of these products, in their order. Lists differ in what they hold; what they hold is the same few cards. */
export async function rememberedCards(
  context: ApiContext,
  { ids, currency, pricesUntil }: Wanted,
): Promise<TourSummary[]> {
  const { cards, database } = context;
  const { epoch } = cards;
  const locale = textLocale(context);
  const keyOf = (id: string) => `${id} ${currency} ${locale}`;
  const found = new Map<string, TourSummary>();
  for (const id of ids) {
    const known = cards.get(keyOf(id));
    // Kept under a key of ours, so it is what was put there.
    if (known) found.set(id, known.output as TourSummary);
  }
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return ids.flatMap((id) => found.get(id) ?? []);
  const asked = { ids: missing, currency, locale, now: context.now() };
  for (const card of await namedTours(database, asked)) {
    found.set(card.tourId, card);
    const shows = new Set([`product:${card.tourId}`, `location:${card.locationUuid}`, 'exchange_rates']);
    const bytes = weightOf(card);
    const staleAt = pricesUntil?.getTime();
    cards.keep(keyOf(card.tourId), { output: card, shows, staleAt, bytes }, epoch);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
