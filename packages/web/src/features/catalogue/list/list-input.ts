import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Narrowing } from './narrowing.ts';

/** A narrowing as the call for lists takes it. */
export function listInput(narrowing: Narrowing, currency: SelectableCurrency) {
  const { type, interest, language, days, duration, price, rating, timeOfDay, sort } = narrowing;
  return {
    currency,
    sort,
    type: joined(type),
    interest: joined(interest),
    language: joined(language),
    dateFrom: days?.from,
    dateTo: days?.to,
    party: days?.party,
    durationFrom: duration?.from,
    durationTo: duration?.to ?? undefined,
    priceFrom: price?.from,
    priceTo: price?.to,
    priceIn: price?.currency,
    rating,
    timeOfDay: joined(timeOfDay),
    freeCancellation: narrowing.freeCancellation || undefined,
    instant: narrowing.instant || undefined,
  };
}

function joined(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : words.join(',');
}
