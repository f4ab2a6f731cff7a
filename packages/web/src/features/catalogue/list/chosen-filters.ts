import type { Narrowing } from './narrowing.ts';
import { durationWord } from './read-narrowing.ts';

/** One thing that a list is narrowed by, and the list without it. */
export type ChosenFilter = {
  readonly part: Exclude<keyof Narrowing, 'sort'>;
  /** Of those that can be chosen several times: which. */
  readonly value: string;
  readonly without: Narrowing;
};

const many = ['type', 'interest', 'language', 'timeOfDay'] as const;
const wishes = ['freeCancellation', 'instant'] as const;

/** All that a list is narrowed by, each to be taken back alone. The order is no filter. */
export function chosenFilters(narrowing: Narrowing): ChosenFilter[] {
  const { days, price, duration, rating } = narrowing;
  const one = (part: ChosenFilter['part'], value: string): ChosenFilter[] =>
    value === '' ? [] : [{ part, value, without: { ...narrowing, [part]: undefined } }];
  return [
    ...one('days', days ? `${days.from} ${days.to}` : ''),
    ...one('price', price ? `${price.from ?? ''}-${price.to ?? ''}` : ''),
    ...one('duration', duration ? durationWord(duration) : ''),
    ...many.flatMap((part) => eachOf(narrowing, part)),
    ...one('rating', rating === undefined ? '' : String(rating)),
    ...wishes.flatMap((part) =>
      narrowing[part] ? [{ part, value: 'true', without: { ...narrowing, [part]: false } }] : [],
    ),
  ];
}

function eachOf(narrowing: Narrowing, part: (typeof many)[number]): ChosenFilter[] {
  const words: readonly string[] = narrowing[part];
  return words.map((value) => ({
    part,
    value,
    without: { ...narrowing, [part]: words.filter((word) => word !== value) },
  }));
}

/** The same list with nothing chosen, in the order it was in. */
export function clearedOf(narrowing: Narrowing): Narrowing {
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
