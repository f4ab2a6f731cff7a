import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import { DAY_PARTS, REQUIREMENTS } from '@ashore/core/contract/values/list.ts';
import { currencyExponents } from '@ashore/core/money/currencies.ts';
import { type LocalTime, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { ExchangeRates } from '../catalogue/prices/exchange-rates.ts';
import type { FilterNamedInput } from './filter-named.ts';

/** The filters that a search takes from its address and from its words. */
export type SearchFilters = Omit<FilterNamedInput, 'ids' | 'now'>;

/**
 * Adds what the words of a query ask for to what the traveller chose as filters. Of two limits the stricter counts. Chosen
 * days and a chosen number of travellers count before those of the words.
 */
export function withSentence(
  chosen: SearchFilters,
  spoken: readonly SentenceFilter[],
  rates: Pick<ExchangeRates, 'exchange' | 'has'>,
): SearchFilters {
  const travellers = Math.max(0, ...spoken.map((one) => (one.kind === 'party' ? one.travellers : 0)));
  const party = chosen.party > 1 || travellers === 0 ? chosen.party : Math.min(travellers, MAX_PARTY);
  return spoken.reduce((filters, filter) => addFilter(filters, filter, rates), {
    ...chosen,
    ...(chosen.dateFrom === undefined && spanOf(spoken)),
    party,
  });
}

/** Several days are a span: "on Saturday or Sunday". */
function spanOf(spoken: readonly SentenceFilter[]) {
  const days = spoken.flatMap((one) => (one.kind === 'days' ? [one] : []));
  const [dateFrom] = days.map(({ from }) => localDate(from)).toSorted();
  const dateTo = days
    .map(({ to }) => localDate(to))
    .toSorted()
    .at(-1);
  return dateFrom && dateTo && { dateFrom, dateTo };
}

function addFilter(
  filters: SearchFilters,
  filter: SentenceFilter,
  rates: Pick<ExchangeRates, 'exchange' | 'has'>,
): SearchFilters {
  switch (filter.kind) {
    case 'price':
      return withPrice(filters, filter, rates);
    case 'timeOfDay':
      return {
        ...filters,
        timeOfDay: DAY_PARTS.filter((part) => part === filter.part || filters.timeOfDay?.includes(part)),
      };
    case 'duration':
      return {
        ...filters,
        durationFrom: highest(filters.durationFrom, filter.from),
        durationTo: lowest(filters.durationTo, filter.to),
      };
    case 'startFrom':
      return { ...filters, startFrom: latest(filters.startFrom, localTime(filter.time)) };
    case 'startBefore':
      return { ...filters, startBefore: earliest(filters.startBefore, localTime(filter.time)) };
    case 'backBy':
      return { ...filters, backBy: earliest(filters.backBy, localTime(filter.time)) };
    // Days are added before, together. What is not wanted is left out by the index.
    case 'days':
    case 'exclusion':
      return filters;
    case 'party':
    case 'ages':
      return {
        ...filters,
        age: lowest(filters.age, filter.ages.length > 0 ? Math.min(...filter.ages) : undefined),
      };
    case 'guideLanguage':
      return { ...filters, language: filters.language ?? tagsOf(filter.language) };
    case 'freeCancellation':
      return { ...filters, freeCancellation: true };
    case 'instant':
      return { ...filters, instant: true };
    case 'requirement':
      return {
        ...filters,
        requirement: REQUIREMENTS.filter(
          (one) => one === filter.requirement || filters.requirement?.includes(one),
        ),
      };
  }
}

type PriceFilter = Extract<SentenceFilter, { kind: 'price' }>;

/** An amount for everyone is shared equally, because lists know the price of one traveller. */
function withPrice(
  filters: SearchFilters,
  { from, to, currency = filters.currency, isForAll }: PriceFilter,
  { exchange, has }: Pick<ExchangeRates, 'exchange' | 'has'>,
): SearchFilters {
  if (currency !== filters.currency && !(has(currency) && has(filters.currency))) return filters;
  const share = isForAll ? filters.party : 1;
  const inCurrency = (amount: number | undefined) =>
    amount === undefined
      ? undefined
      : exchange(Math.round((amount / share) * 10 ** currencyExponents[currency]), currency, filters.currency)
          .amount /
        10 ** currencyExponents[filters.currency];
  return {
    ...filters,
    priceFrom: highest(filters.priceFrom, inCurrency(from)),
    priceTo: lowest(filters.priceTo, inCurrency(to)),
  };
}

/** Chinese is written under two tags in the trade. */
function tagsOf(language: string): string[] {
  return language === 'zh' ? ['zh', 'zh-Hans'] : [language];
}

function lowest(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

function highest(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}

function latest(one: LocalTime | undefined, other: LocalTime): LocalTime {
  return one !== undefined && one > other ? one : other;
}

function earliest(one: LocalTime | undefined, other: LocalTime): LocalTime {
  return one !== undefined && one < other ? one : other;
}
