import { durationWord, type ListQuery } from '../list/list-query.ts';

/** One chosen filter of a list, and the list query without it. */
export type ChosenFilter = {
  readonly part: Exclude<keyof ListQuery, 'sort'>;
  /** The chosen value of a filter; one entry for each value if several can be chosen. */
  readonly value: string;
  readonly without: ListQuery;
};

const many = ['type', 'interest', 'language', 'timeOfDay'] as const;
const terms = ['freeCancellation', 'instant'] as const;

/** All chosen filters of a list, each of which can be removed alone. Sorting is not a filter. */
export function chosenFilters(narrowing: ListQuery): ChosenFilter[] {
  const { days, price, duration, rating } = narrowing;
  const one = (part: ChosenFilter['part'], value: string): ChosenFilter[] =>
    value === '' ? [] : [{ part, value, without: { ...narrowing, [part]: undefined } }];
  return [
    ...one('days', days ? `${days.from} ${days.to}` : ''),
    ...one('price', price ? `${price.from ?? ''}-${price.to ?? ''}` : ''),
    ...one('duration', duration ? durationWord(duration) : ''),
    ...many.flatMap((part) => eachOf(narrowing, part)),
    ...one('rating', rating === undefined ? '' : String(rating)),
    ...terms.flatMap((part) =>
      narrowing[part] ? [{ part, value: 'true', without: { ...narrowing, [part]: false } }] : [],
    ),
  ];
}

function eachOf(narrowing: ListQuery, part: (typeof many)[number]): ChosenFilter[] {
  const words: readonly string[] = narrowing[part];
  return words.map((value) => ({
    part,
    value,
    without: { ...narrowing, [part]: words.filter((word) => word !== value) },
  }));
}

/** The same list query without filters, with its sorting. */
export function clearedOf(narrowing: ListQuery): ListQuery {
  return {
    type: [],
    interest: [],
    language: [],
    timeOfDay: [],
    freeCancellation: false,
    instant: false,
    sort: narrowing.sort,
  };
}
