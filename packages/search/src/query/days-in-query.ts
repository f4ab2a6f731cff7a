import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { foldText } from '../text/fold-text.ts';

export type DaysInQuery = {
  readonly days: { readonly from: LocalDate; readonly to: LocalDate } | undefined;
  /** The folded query without the words of the days. */
  readonly rest: string;
};

/**
 * Reads a day or a month from a query: 15 May, May 15th 2027, 15. Mai, 15.05.2027, 2027-05-15, 5月15日, Mai 2027. Without
 * a year it is the next one that is not over. Days in numbers have the day before the month.
 */
export function daysInQuery(query: string, today: LocalDate): DaysInQuery {
  const foldedQuery = foldText(query);
  for (const form of datePatterns) {
    const match = form.exec(foldedQuery);
    const days = match?.groups && readDate(match.groups, today);
    if (days) return { days, rest: foldedQuery.replace(match[0], ' ') };
  }
  return { days: undefined, rest: foldedQuery };
}

/** Reads the groups that a pattern of a date has matched. Undefined for a day that the calendar does not have. */
export function readDate(
  { day, month = '', year }: Readonly<Record<string, string | undefined>>,
  today: LocalDate,
): DaysInQuery['days'] {
  return daysOf({ day, month: MONTHS.get(month) ?? Number(month), year }, today);
}

type DateParts = {
  readonly day: string | undefined;
  readonly month: number;
  readonly year: string | undefined;
};

function daysOf({ day, month, year }: DateParts, today: LocalDate): DaysInQuery['days'] {
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year.padStart(4, '20'))];
  const candidates = years.flatMap((number) => {
    const from = dayOf(number, month, day === undefined ? 1 : Number(day));
    if (!from) return [];
    return [{ from, to: day === undefined ? lastDayOf(from) : from }];
  });
  return candidates.find(({ to }) => to >= today) ?? candidates[0];
}

/** Undefined for a day that the calendar does not have. */
function dayOf(year: number, month: number, day: number): LocalDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 2000 ? localDate(date.toISOString().slice(0, 10)) : undefined;
}

function lastDayOf(first: LocalDate): LocalDate {
  return addDays(localDate(`${addDays(first, 31).slice(0, 7)}-01`), -1);
}

/** The names of the months in English and German, whole and abbreviated, by their number. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  ['en', 'de'].flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((number) => {
      const name = foldText(
        new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2027, number - 1, 1),
        ),
      );
      return [name, name.slice(0, 3)].map((word) => [word, number] as const);
    }),
  ),
);

const DAY = String.raw`(?<day>[0-3]?\d)`;
const NUMBER = String.raw`(?<month>[01]?\d)`;
const NAME = String.raw`(?<month>${[...MONTHS.keys()].toSorted((one, other) => other.length - one.length).join('|')})\b\.?`;
const YEAR = String.raw`(?<year>20\d\d)`;
/** Ways to write a day or a month, for folded text. */
export const datePatterns: readonly RegExp[] = [
  String.raw`(?<!\d)${YEAR}-${NUMBER}-${DAY}(?!\d)`,
  String.raw`(?:${YEAR}\s*年\s*)?${NUMBER}\s*月\s*${DAY}\s*[日号]?`,
  String.raw`(?:${YEAR}\s*年\s*)?${NUMBER}\s*月`,
  String.raw`(?<!\d)${DAY}(?:st|nd|rd|th|\.)?\s*(?:of\s+)?${NAME}(?:,?\s*${YEAR})?`,
  String.raw`\b${NAME}\s*${DAY}(?:st|nd|rd|th)?(?!\d)(?:,?\s*${YEAR})?`,
  String.raw`(?<!\d)${DAY}[./]\s?${NUMBER}(?:[./]\s?(?<year>20\d\d|\d\d))?\.?(?!\d)`,
  String.raw`\b${NAME}(?:\s+${YEAR})?(?=\s|$)`,
].map((form) => new RegExp(form, 'u'));
