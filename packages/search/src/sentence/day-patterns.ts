import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { addDays, type LocalDate, localDate, utcMidnight } from '@ashore/core/time/local-date-time.ts';
import { datePatterns, readDate } from '../query/days-in-query.ts';
import { type FilterPattern, type PhraseWords, patternOf } from './filter-phrase.ts';
import { readNumber, WHOLE_NUMBER } from './number-words.ts';

const SATURDAY = 6;
const SUNDAY = 7;

/** Days of the week as people write them, folded; Monday is 1. */
const WEEKDAYS: readonly (readonly [day: number, names: string])[] = [
  [1, 'monday|mon|montag|mo'],
  [2, 'tuesday|tue|tues|dienstag|di'],
  [3, 'wednesday|wed|mittwoch|mi'],
  [4, 'thursday|thu|thurs|donnerstag|do'],
  [5, 'friday|fri|freitag|fr'],
  [6, 'saturday|sat|samstag|sonnabend|sa'],
  [7, 'sunday|sun|sonntag|so'],
];
const weekday = WEEKDAYS.map(([, names]) =>
  names
    .split('|')
    .filter((name) => name.length > 4)
    .join('|'),
).join('|');
/** Abbreviations are words of their own, so they need a word before them that says they are days. */
const shortWeekday = WEEKDAYS.map(([, names]) => names).join('|');
const GLYPH_DAYS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  日: 7,
  天: 7,
};
const glyphDay = `[${Object.keys(GLYPH_DAYS).join('')}]`;
const WEEK_ZH = '(?:周|星期|礼拜)';
/** Months and days in digits or characters: 12月24日, 十二月二十四号. */
const MONTH_ZH = String.raw`(?:(?<!\d)(?:0?[1-9]|1[0-2])|(?<![一二三四五六七八九十个])(?:十[一二]?|[一二三四五六七八九]))`;
const DAY_ZH = String.raw`(?:[0-3]?\d|三十一?|[一二]?十[一二三四五六七八九]?|[一二三四五六七八九])`;
const TO_ZH = String.raw`\s?(?:到|至|-|–|—|~|～)\s?`;

/** What follows a number that is no date: 4.5 stars. */
const NO_UNIT = String.raw`(?!\s?(?:km|m\b|stars?|sterne?|星|分|%|€|euros?|h\b|hours?|stunden))`;

/** The name of the day before its date: "Freitag, den 4. Dezember". */
const DAY_BEFORE_DATE = String.raw`(?:(?<![a-z])(?:${shortWeekday})\.?,?\s(?:den\s|dem\s|the\s)?)?`;

const MONTH_NAMES = 'januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember';
/** Both days of a range in numbers; the first may leave its month to the second. */
const FIRST_IN_NUMBERS = String.raw`(?<!\d)(?<first>[0-3]?\d)\.(?:\s?(?<firstMonth>[01]?\d)\.(?:20\d\d|\d\d)?)?`;
const DAY_IN_NUMBERS = String.raw`(?<day>[0-3]?\d)\.\s?(?<month>[01]?\d)(?:\.(?<year>20\d\d|\d\d)?)?(?!\d)`;

/** A day and the name of its month. */
const DAY_OF_MONTH = datePatterns[3]?.source ?? '';

/** Ways to say when. "Morgen" is tomorrow, unless it is a time of the day; see the times of day. */
export const DAY_PATTERNS: readonly FilterPattern[] = [
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:am\s)?(?<name>${weekday})(?:\sin der)?\snachste[rn]?\swoche(?![a-z])|(?<![a-z])nachste[rn]?\swoche\s(?:am\s)?(?<name>${weekday})(?![a-z])`,
    ),
    read: ({ name = '' }, today) => {
      const day = dayNamed(name);
      return day === undefined ? undefined : days(oneDay(addDays(nextMonday(today), day - 1)));
    },
  },
  say('大后天', (today) => oneDay(addDays(today, 3))),
  say('day after tomorrow|ubermorgen|uebermorgen|后天', (today) => oneDay(addDays(today, 2))),
  say('(?:today|tonight|heute|今天|今日|今晚|今早)', oneDay),
  say(String.raw`tomorrow|(?<!(?:am|jeden|guten)\s)morgen(?!s)|明天|明日|明晚|明早`, (today) =>
    oneDay(addDays(today, 1)),
  ),
  say(String.raw`(?:am\s)?(?:next|nachste[sn]?)\s(?:weekend|wochenende)|(?<!下)下个?周末`, (today) =>
    weekend(addDays(nextMonday(today), 0)),
  ),
  say(
    String.raw`(?:(?:this|on the|at the|over the|(?:an\s)?diese[sm]|(?:am\s)?kommende[sn]|am|ubers|das)\s)?(?:weekend|wochenende)|(?<!下)(?:这个?|本)?周末`,
    weekend,
  ),
  say(
    String.raw`(?:in der\s)?(?:next|nachste[rn]?|kommende[rn]?)\s(?:week|woche)|(?<!下)下(?:个)?(?:周|星期|礼拜)(?!${glyphDay}|末)`,
    (today) => {
      const from = nextMonday(today);
      return { from, to: addDays(from, 6) };
    },
  ),
  say(
    String.raw`(?:this|(?:in\s)?diese[rn]?)\s(?:week|woche)|(?:这|本)(?:个)?(?:周|星期|礼拜)(?!${glyphDay}|末)`,
    (today) => ({
      from: today,
      to: addDays(nextMonday(today), -1),
    }),
  ),
  say('本月|这个?月', (today) => ({
    from: today,
    to: addDays(firstOfMonth(addDays(firstOfMonth(today), 31)), -1),
  })),
  say(String.raw`next month|(?:im\s)?(?:nachste|kommende)[nr]?\smonats?|下个?月`, (today) => {
    const from = firstOfMonth(addDays(firstOfMonth(today), 31));
    return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
  }),
  say(String.raw`(?:in\s)?diese[nm]\smonat`, (today) => ({
    from: today,
    to: addDays(firstOfMonth(addDays(firstOfMonth(today), 31)), -1),
  })),
  {
    // "In zwei Wochen" is a day of that week.
    pattern: patternOf(String.raw`(?<![a-z])in\s(?<count>${WHOLE_NUMBER})\swochen?(?![a-z])`),
    read: ({ count }, today) => {
      const weeks = readNumber(count);
      if (weeks === undefined) return undefined;
      const from = addDays(nextMonday(today), 7 * (weeks - 1));
      return days({ from, to: addDays(from, 6) });
    },
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?<third>anfang|mitte|ende)\s(?<month>${MONTH_NAMES})(?:\s(?<year>20\d\d))?(?![a-z])`,
    ),
    read: readThird,
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:am\s|vom\s)?(?:(?:${shortWeekday})\.?,?\s)?${FIRST_IN_NUMBERS}\s?(?:-|–|bis(?:\szum)?)\s?(?:(?:${shortWeekday})\.?,?\s)?${DAY_IN_NUMBERS}`,
    ),
    read: readRangeInNumbers,
  },
  {
    pattern: patternOf(`下下个?${WEEK_ZH}(?<name>${glyphDay}|末)?`),
    read: ({ name = '' }, today) => days(weekAfterNext(today, name)),
  },
  {
    pattern: patternOf(`(?<next>下个?)${WEEK_ZH}(?<name>${glyphDay})`),
    read: ({ name = '' }, today) => days(oneDay(addDays(nextMonday(today), (GLYPH_DAYS[name] ?? 1) - 1))),
  },
  {
    pattern: patternOf(`(?:这个?|本)?${WEEK_ZH}(?<name>${glyphDay})`),
    read: ({ name = '' }, today) => days(oneDay(nextWeekday(today, GLYPH_DAYS[name] ?? 1))),
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])in\s(?<count>${WHOLE_NUMBER})\s(?:days?|tagen?)(?![a-z])|(?<count>${WHOLE_NUMBER})天(?:之?后|以后)`,
    ),
    read: ({ count }, today) => {
      const ahead = readNumber(count);
      return ahead === undefined ? undefined : days(oneDay(addDays(today, ahead)));
    },
  },
  {
    pattern: patternOf(
      String.raw`(?:(?<![a-z])(?:from|vom|between|zwischen)\s(?:the\s|dem\s)?)?(?<!\d)(?<first>[0-3]?\d)(?:st|nd|rd|th|\.)?\s?(?:-|–|to|bis(?:\szum)?|and|und)\s?(?:the\s|dem\s)?${DAY_OF_MONTH}`,
    ),
    read: readRange,
  },
  {
    pattern: patternOf(
      `从?(?<month>${MONTH_ZH})月(?<first>${DAY_ZH})[日号]?${TO_ZH}(?<lastMonth>${MONTH_ZH})月(?<day>${DAY_ZH})[日号]?`,
    ),
    read: ({ month, first, lastMonth, day }, today) => {
      const from = readDate({ month: digits(month), day: digits(first) }, today)?.from;
      const to = from && readDate({ month: digits(lastMonth), day: digits(day) }, from)?.from;
      return from && to && days({ from, to });
    },
  },
  {
    pattern: patternOf(`从?(?<month>${MONTH_ZH})月(?<first>${DAY_ZH})[日号]?${TO_ZH}(?<day>${DAY_ZH})[日号]`),
    read: ({ month, first, day }, today) =>
      readRange({ month: digits(month), first: digits(first), day: digits(day) }, today),
  },
  {
    pattern: patternOf(
      String.raw`(?:(?<ahead>今年|明年)\s?)?(?<month>${MONTH_ZH})月份?(?<third>初(?!雪|级|学|次)|上旬|中旬|下旬|底(?!特律|片)|末)`,
    ),
    read: (words, today) => {
      const month = monthZh(words, today);
      return month && days(thirdOfMonth(month, words.third));
    },
  },
  {
    pattern: patternOf(
      String.raw`(?:(?<ahead>今年|明年)\s?)(?<month>${MONTH_ZH})月(?:(?<day>${DAY_ZH})[日号]?|份)?|(?<!\d年\s?)(?<month>${MONTH_ZH})月(?:份|(?<day>${DAY_ZH})[日号]|(?=$|[\s,，。去玩的]))`,
    ),
    read: (words, today) => {
      const read = monthZh(words, today);
      return read && days(read);
    },
  },
  {
    pattern: patternOf(
      String.raw`(?<![\d月a-z第])(?:(?<first>${DAY_ZH})号?${TO_ZH})?(?<day>${DAY_ZH})号(?=$|[\s,，。;；!！?？]|上午|下午|早|晚|中午|出发|去|玩|左右)`,
    ),
    read: ({ first, day }, today) => {
      const from = nextDayOfMonth(today, readNumber(first ?? day) ?? 0);
      const to = from && nextDayOfMonth(from, readNumber(day) ?? 0);
      return from && to && days({ from, to });
    },
  },
  ...datePatterns.map(
    (form, index): FilterPattern => ({
      pattern: patternOf(
        // A month alone needs its preposition: "may" and "mar" are also other words.
        String.raw`(?:(?<![a-z])(?:on|in|am|im|vom|for|fur)\s(?:the\s|den\s|dem\s)?)${index === datePatterns.length - 1 ? '' : `?${DAY_BEFORE_DATE}`}(?:${form.source})${NO_UNIT}`,
      ),
      read: (words: PhraseWords, today) => {
        const read = readDate(words, today);
        return read && days(read);
      },
    }),
  ),
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:(?:on|this|next|coming|am|diesen|(?:am\s)?nachsten|(?:am\s)?kommenden)\s)?(?<name>${weekday})s?(?![a-z])|(?<![a-z])(?:on|this|next|am|diesen|nachsten|kommenden)\s(?<name>${shortWeekday})\.?(?![a-z])`,
    ),
    read: ({ name = '' }, today) => {
      const day = dayNamed(name);
      return day === undefined ? undefined : days(oneDay(nextWeekday(today, day)));
    },
  },
  {
    // German names of months need no preposition, except for those that are other words too: Chiang Mai.
    pattern: patternOf(
      String.raw`(?<![a-z])(?<month>${MONTH_NAMES.replace('mai|', '')})(?:\s(?<year>20\d\d))?(?![a-z])`,
    ),
    read: (words, today) => {
      const month = readDate(words, today);
      return month && days(month);
    },
  },
  holiday('heiligabend', [24, 24], 12),
  holiday('(?:ersten|1\\.) weihnachts(?:feier)?tag', [25, 25], 12),
  holiday('(?:zweiten|2\\.) weihnachts(?:feier)?tag', [26, 26], 12),
  holiday('weihnachten|weihnachts(?:feier)?tag(?:en)?', [24, 26], 12),
  feast('(?<![a-z])on (?:christmas|xmas) day(?![a-z])', [25, 25], 12),
  feast('(?<![a-z])on (?:christmas|xmas) eve(?![a-z])', [24, 24], 12),
  feast('(?<![a-z])on boxing day(?![a-z])', [26, 26], 12),
  holiday('silvester', [31, 31], 12),
  holiday('neujahr', [1, 1], 1),
  holidayZh('平安夜', [24, 24], 12),
  holidayZh('圣诞节?', [24, 25], 12),
  holidayZh('跨年', [31, 31], 12),
  holidayZh('元旦', [1, 1], 1),
  holidayZh('五一|劳动节', [1, 5], 5),
  holidayZh('国庆节?|十一', [1, 7], 10),
];

type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** "12 to 15 December": both days are of the month that is named at the end. */
function readRange(words: PhraseWords, today: LocalDate): SentenceFilter | undefined {
  const last = readDate(words, today);
  const first = last && readDate({ ...words, day: words.first, year: last.to.slice(0, 4) }, today);
  return first && last && first.from <= last.to ? days({ from: first.from, to: last.to }) : undefined;
}

/** "12. bis 15.12.", "28.12. bis 3.1.". */
function readRangeInNumbers({ firstMonth, first: day, ...words }: PhraseWords, today: LocalDate) {
  const last = readDate(words, today);
  if (!last) return undefined;
  const month = firstMonth ?? words.month;
  const year = Number(last.to.slice(0, 4)) - (Number(month) > Number(words.month) ? 1 : 0);
  const first = readDate({ day, month, year: String(year) }, today);
  return first && first.from <= last.to ? days({ from: first.from, to: last.to }) : undefined;
}

/** The beginning, the middle or the end of a month. */
function readThird({ third, ...words }: PhraseWords, today: LocalDate): SentenceFilter | undefined {
  const month = readDate(words, today);
  return month && days(thirdOfMonth(month, third));
}

/** Only with its preposition: a market and a show have the names of holidays too. */
function holiday(names: string, daysOfMonth: readonly [number, number], month: number): FilterPattern {
  return feast(
    String.raw`(?<![a-z])(?:an|zu|uber|ueber|am)\s(?:den\s)?(?:${names})(?![a-z])`,
    daysOfMonth,
    month,
  );
}

/** Only with what says that a time is meant: 圣诞节期间, 国庆去北京. A market and a show have these names too. */
function holidayZh(names: string, daysOfMonth: readonly [number, number], month: number): FilterPattern {
  const after = '(?:(?:期间|假期|长假|黄金周|当天|那天)|(?=去|想去|在|出发|到(?!店)))';
  return feast(`(?<![二三四五六七八九\\d])(?:${names})${after}`, daysOfMonth, month);
}

function feast(source: string, [first, last]: readonly [number, number], month: number): FilterPattern {
  const dayOf = (day: number, today: LocalDate) =>
    readDate({ day: String(day), month: String(month), year: undefined }, today)?.to;
  return {
    pattern: patternOf(source),
    read: (_words, today) => {
      const to = dayOf(last, today);
      return to && days({ from: addDays(to, first - last), to });
    },
  };
}

function dayNamed(name: string): number | undefined {
  return WEEKDAYS.find(([, names]) => names.split('|').includes(name))?.[0];
}

/** Chinese numerals as the digits that dates are read from. */
function digits(text: string | undefined): string | undefined {
  return readNumber(text)?.toString();
}

/** A day or a month that is named in Chinese, this year or next. */
function monthZh({ ahead, month, day }: PhraseWords, today: LocalDate): Days | undefined {
  const years = ahead === '明年' ? 1 : 0;
  const year = ahead && (Number(today.slice(0, 4)) + years).toString();
  return readDate({ month: digits(month), day: digits(day), year }, today);
}

/** The beginning, the middle or the end of a month: "Anfang Mai", 5月中旬. */
function thirdOfMonth({ from, to }: Days, third: string | undefined): Days {
  const [first, last] = [addDays(from, 9), addDays(from, 19)];
  if (third === 'anfang' || third === '初' || third === '上旬') return { from, to: first };
  if (third === 'mitte' || third === '中旬') return { from: addDays(first, 1), to: last };
  return { from: addDays(last, 1), to };
}

/** The next day with this number, today included. Undefined if no month has it. */
function nextDayOfMonth(today: LocalDate, number: number): LocalDate | undefined {
  const days = Array.from({ length: 62 }, (_, ahead) => addDays(today, ahead));
  return days.find((day) => Number(day.slice(8)) === number);
}

/** 下下周, 下下周六 and 下下周末: the week after the next one. */
function weekAfterNext(today: LocalDate, name: string): Days {
  const monday = addDays(nextMonday(today), 7);
  if (name === '') return { from: monday, to: addDays(monday, 6) };
  if (name === '末') return { from: addDays(monday, 5), to: addDays(monday, 6) };
  return oneDay(addDays(monday, (GLYPH_DAYS[name] ?? 1) - 1));
}

function say(words: string, read: (today: LocalDate) => Days): FilterPattern {
  return {
    pattern: patternOf(`(?<![a-z])(?:${words})(?![a-z])`),
    read: (_words, today) => days(read(today)),
  };
}

function days({ from, to }: Days): SentenceFilter {
  return { kind: 'days', from, to };
}

function oneDay(day: LocalDate): Days {
  return { from: day, to: day };
}

/** Monday is 1. */
function weekdayOf(day: LocalDate): number {
  return new Date(utcMidnight(day)).getUTCDay() || SUNDAY;
}

/** The next day of this name; today counts. */
function nextWeekday(today: LocalDate, day: number): LocalDate {
  return addDays(today, (day - weekdayOf(today) + 7) % 7);
}

function nextMonday(today: LocalDate): LocalDate {
  return addDays(today, 8 - weekdayOf(today));
}

/** The coming Saturday and Sunday; on a Sunday what is left. */
function weekend(today: LocalDate): Days {
  if (weekdayOf(today) === SUNDAY) return oneDay(today);
  const from = nextWeekday(today, SATURDAY);
  return { from, to: addDays(from, 1) };
}

function firstOfMonth(day: LocalDate): LocalDate {
  return localDate(`${day.slice(0, 7)}-01`);
}
