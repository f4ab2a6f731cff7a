import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { ListQuery } from './list-query.ts';

/** A list query as input of the list call. */
export function listInput(filters: ListQuery, currency: SelectableCurrency) {
  const { place, type, interest, language, days, duration, price, rating, timeOfDay, sort } = filters;
  return {
    currency,
    sort,
    place: joinedOrNone(place),
    type: joinedOrNone(type),
    interest: joinedOrNone(interest),
    allInterests: filters.allInterests || undefined,
    language: joinedOrNone(language),
    dateFrom: days?.from,
    dateTo: days?.to,
    party: days?.party,
    durationFrom: duration?.from,
    durationTo: duration?.to ?? undefined,
    priceFrom: price?.from,
    priceTo: price?.to,
    priceIn: price?.currency,
    rating,
    age: filters.age,
    timeOfDay: joinedOrNone(timeOfDay),
    requirement: joinedOrNone(filters.requirement),
    freeCancellation: filters.freeCancellation || undefined,
    instant: filters.instant || undefined,
  };
}

function joinedOrNone(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(',');
}
