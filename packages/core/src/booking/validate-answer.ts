import type { QUESTION_KINDS } from '../catalogue/required-data.ts';
import { ANSWER_UNITS, type AnswerUnit, type Limits } from '../contract/values/answer-units.ts';
import type { TicketType } from '../pricing/ticket.ts';
import { parseLocalDate } from '../time/local-date-time.ts';

export type TripQuestion = {
  readonly id: string;
  readonly kind: (typeof QUESTION_KINDS)[number];
  readonly required: boolean;
  /** Unit of a numeric answer; null if any number will do, and for every other kind of question. */
  readonly measure: AnswerUnit | null;
  /** The choices in all languages: the answer is one of the reader's language. */
  readonly choices: readonly string[];
};

/** A number as people type it, with a comma or a point. */
export const NUMBER_ANSWER = /^\d{1,9}(?:[.,]\d{1,3})?$/;

/** Whether a number lies within the limits of its unit. Without limits every number does. */
export function isWithin(limits: Limits | null | undefined, answer: string): boolean {
  if (!limits) return true;
  const number = Number(answer.replace(',', '.'));
  return number >= limits.from && number <= limits.to;
}

/** Whether an answer is missing or does not fit its question. An empty answer counts as missing. */
export function isWrongAnswer({ kind, required, measure, choices }: TripQuestion, answer: string): boolean {
  if (answer === '') return required;
  switch (kind) {
    case 'number':
      return !NUMBER_ANSWER.test(answer) || !isWithin(measure && ANSWER_UNITS[measure], answer);
    case 'date':
      return parseLocalDate(answer) === undefined;
    case 'choice':
      return !choices.includes(answer);
    default:
      return false;
  }
}

/** The ages that a ticket is for; null where there is no limit. */
export type Ages = { readonly from: number | null; readonly to: number | null };

/** Whether a ticket fits a traveller with this date of birth, by their age on that day. */
export function fitsAges(ages: Ages, dateOfBirth: string, day: string): boolean {
  return isAgeWithin(ages, ageOn(dateOfBirth, day));
}

/** Whether an age in whole years is among these ages. An age that was not stated is not. */
export function isAgeWithin({ from, to }: Ages, age: number | null): boolean {
  return age !== null && (from === null || age >= from) && (to === null || age <= to);
}

/**
 * Age in whole years. A person born on 29 February is a year older from 1 March in years without that day.
 */
function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(4) < dateOfBirth.slice(4) ? years - 1 : years;
}

export type StatedAges = { readonly from: number; readonly to: number | null };

type TicketOfTrip = {
  /** Youngest age at which the trip may be taken; null without an age limit. */
  readonly minAge: number | null;
  readonly ticketType: TicketType;
  /** Ages of the ticket; undefined if it is for all ages. */
  readonly ticketAges: Ages | undefined;
};

/**
 * The ages of which a traveller must state theirs, on a trip with an age limit. Undefined without a limit, and for a
 * ticket that is only sold to older travellers: choosing it states that the traveller is old enough. A group ticket
 * is for all ages, so every traveller of a group states theirs.
 */
export function agesToState({ minAge, ticketType, ticketAges }: TicketOfTrip): StatedAges | undefined {
  if (minAge === null) return undefined;
  const { from, to } = (ticketType === 'group' ? undefined : ticketAges) ?? { from: null, to: null };
  if (from !== null && from >= minAge && to === null) return undefined;
  return { from: Math.max(minAge, from ?? minAge), to };
}
