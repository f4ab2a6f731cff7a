import { durationWord } from '@ashore/core/contract/values/list.ts';
import { type ListQuery, noFilters } from '../list/list-query.ts';

/** One chosen filter of a list, and the list query without it. */
export type ChosenFilter = {
  readonly part: Exclude<keyof ListQuery, 'sort' | 'allInterests'>;
  /** The chosen value of a filter; one entry for each value if several can be chosen. */
  readonly value: string;
  readonly without: ListQuery;
};

const multipleChoices = ['place', 'type', 'interest', 'language', 'timeOfDay', 'requirement'] as const;
const yesOrNo = ['freeCancellation', 'instant'] as const;

/**
 * All chosen filters of a list, each of which can be removed alone. Sorting is not a filter, and a single place
 * is the list itself.
 */
export function chosenFilters(filters: ListQuery): ChosenFilter[] {
  const { days, price, duration, rating } = filters;
  const ifChosen = (part: ChosenFilter['part'], value: string): ChosenFilter[] =>
    value === '' ? [] : [{ part, value, without: { ...filters, [part]: undefined } }];
  return [
    ...ifChosen('days', days ? `${days.from} ${days.to}` : ''),
    ...ifChosen('price', price ? `${price.from ?? ''}-${price.to ?? ''}` : ''),
    ...ifChosen('duration', duration ? durationWord(duration) : ''),
    ...multipleChoices.flatMap((part) =>
      part === 'place' && hasOnePlace(filters) ? [] : chosenValues(filters, part),
    ),
    ...ifChosen('rating', rating === undefined ? '' : String(rating)),
    ...ifChosen('age', filters.age === undefined ? '' : String(filters.age)),
    ...yesOrNo.flatMap((part) =>
      filters[part] ? [{ part, value: 'true', without: { ...filters, [part]: false } }] : [],
    ),
  ];
}

function chosenValues(filters: ListQuery, part: (typeof multipleChoices)[number]): ChosenFilter[] {
  const words: readonly string[] = filters[part];
  return words.map((value) => ({
    part,
    value,
    without: { ...filters, [part]: words.filter((word) => word !== value) },
  }));
}

/** The same list query without filters, with its sorting. The list of one place stays that of the place. */
export function withoutFilters(filters: ListQuery): ListQuery {
  return { ...noFilters, sort: filters.sort, place: hasOnePlace(filters) ? filters.place : [] };
}

function hasOnePlace({ place }: ListQuery): boolean {
  return place.length === 1;
}
