import {
  MAX_CHILD_AGE,
  MAX_CHILDREN_OF_ROOM,
  MAX_ROOMS,
  type RoomParty,
} from '@ashore/core/hotels/room-party.ts';
import { type Stay, stayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { daysInQuery } from '../query/days-in-query.ts';
import { foldText } from '../text/fold-text.ts';

export type StayInQuery = {
  /** Undefined if no day of arrival is named, or if no such stay can be booked. */
  readonly stay: Stay | undefined;
  /** Undefined if no number of guests is named. */
  readonly rooms: readonly RoomParty[] | undefined;
  /** Children whose ages are not named. Prices depend on ages, so they are not among the guests. */
  readonly childrenWithoutAge: number;
  /** How many nights are named, also without a day of arrival. */
  readonly nights: number | undefined;
  /** Whether nights are named that cannot be booked, such as past ones. */
  readonly isStayRefused: boolean;
  /** The folded query without the words of nights and guests. */
  readonly rest: string;
};

/** Nights of a stay whose departure is not named, as everywhere. */
const USUAL_NIGHTS = 2;

/** Reads nights and guests: "12 to 15 December", "5. Januar für 3 Nächte", "12月12日2位成人", "this weekend". */
export function stayInQuery(query: string, today: LocalDate): StayInQuery {
  const nights = takeNumber(foldText(query).replace(A_WEEK, ' 7 nachte '), NIGHTS);
  const guests = takeGuests(nights.rest);
  const days = takeDays(guests.rest, today);
  const { arrival } = days;
  const departure =
    days.departure ?? (arrival && addDays(arrival, nights.number ?? days.nights ?? USUAL_NIGHTS));
  const stay = arrival && departure && { arrival, departure };
  const isBookable = stay && stayProblem(stay, today) === undefined;
  return {
    stay: isBookable ? stay : undefined,
    isStayRefused: stay !== undefined && !isBookable,
    rooms: guests.rooms,
    childrenWithoutAge: guests.childrenWithoutAge,
    nights: nights.number,
    rest: days.rest,
  };
}

const A_WEEK = /(?<!\p{L})(?:fur )?(?:eine|1) woche(?!\p{L})/u;

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ein: 1,
  eine: 1,
  einem: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
};

const NUMBER = String.raw`(?<number>\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')}|a(?=\s(?:child|kid|night)(?![a-z-]|\s(?:pool|club|menu|life|market|view|bus|care|friendly))))`;

/** A form with a number. A Latin word is a whole one; Chinese characters stand anywhere. */
const form = (latin: string, chinese: string) =>
  new RegExp(String.raw`(?<![a-z\d])${NUMBER}\s*(?:(?:${latin})(?![a-z\d])|(?:${chinese}))`, 'u');

const NIGHTS = form('nights?|nacht|nachte|nachten', '个?晚上?|夜');
const ADULTS = form(
  'adults?|erwachsene[rn]?|erw|persone?n?|pers|persons|leuten?|people|guests?|gaste?n?',
  '[位个名]?成人|[位个名]?大人|大(?=\\s|\\d?小|$)|[位个]?人',
);
const CHILDREN = form(
  'children|child|kids?|kindern?|kind',
  '[位个名]?(?:儿童|小朋友|小?孩子?|宝宝|娃)|小(?!时)',
);
/** "Zu viert" is a number of guests without their noun. */
const IN_GROUPS: Readonly<Record<string, string>> = { dritt: '3', viert: '4', funft: '5', sechst: '6' };
const IN_GROUP = /(?<!\p{L})zu (?<group>dritt|viert|funft|sechst)(?!\p{L})/u;
const FOR_TWO = /(?<!\p{L})(?:for two|for a couple|zu zweit|fur zwei)(?!\p{L})|双人入住|两人入住/u;
const AGES =
  /^\s*[(（,，]?\s*(?:aged?|ages|of|im alter von|von|孩子|都?)?\s*(?<ages>\d{1,2}(?:\s*(?:,|and|und|&|和|、|岁|jahren?|years?)\s*\d{1,2})*)\s*(?:岁|jahren?|years?(?: old)?)?\s*[)）]?/u;

const AGE_LIST = String.raw`\d{1,2}(?:\s*(?:,|and|und|&|和|、)\s*\d{1,2})*`;
/** Children of whom only the ages are named. A day such as "with kids of 12 to 15 May" is no age. */
const CHILDREN_BY_AGES = new RegExp(
  String.raw`(?:(?<![a-z\d])(?:children|child|kids?|kindern?|kind)\s*[(,]?\s*(?:aged?|ages|of|von|im alter von)|(?:儿童|小朋友|小?孩子?|宝宝)[（(]?)\s*(?<ages>${AGE_LIST})(?![\d.]|\s*(?:to|bis|-|–|[a-z]*\s*(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|月)))`,
  'u',
);

type NumberTaken = { readonly number: number | undefined; readonly rest: string; readonly end: number };

function takeNumber(text: string, wanted: RegExp): NumberTaken {
  const match = wanted.exec(text);
  const written = match?.groups?.number;
  if (!match || written === undefined) return { number: undefined, rest: text, end: -1 };
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return {
    number: written === 'a' ? 1 : (NUMBER_WORDS[written] ?? Number(written)),
    rest,
    end: match.index + 1,
  };
}

type Guests = Pick<StayInQuery, 'childrenWithoutAge' | 'rest'> & { readonly rooms: RoomParty[] | undefined };

function takeGuests(text: string): Guests {
  const children = takeNumber(countedByAges(withAgesInDigits(text)), CHILDREN);
  const named = children.number === undefined ? undefined : takeAges(children);
  const counted = (named?.rest ?? text).replace(
    IN_GROUP,
    (_words, group: string) => `${IN_GROUPS[group]} personen`,
  );
  const adults = takeNumber(counted, ADULTS);
  const couple = adults.rest.replace(FOR_TWO, ' ');
  const count = adults.number ?? (couple === adults.rest ? undefined : 2);
  const isFamily = named !== undefined && named.ages.length > 0;
  const childrenWithoutAge = named !== undefined && !isFamily ? (children.number ?? 0) : 0;
  if (count === undefined && !isFamily) return { rooms: undefined, childrenWithoutAge, rest: couple };
  return { rooms: roomsForAdults(count ?? 2, named?.ages ?? []), childrenWithoutAge, rest: couple };
}

/** Writes "von acht Jahren" and "aged eight" in digits. */
function withAgesInDigits(text: string): string {
  return text.replace(
    AGE_IN_WORDS,
    (_words, before: string, number: string) => `${before}${NUMBER_WORDS[number]}`,
  );
}

const AGE_IN_WORDS = new RegExp(
  String.raw`(?<![a-z])((?:aged?|of|im alter von|von)\s+)(${Object.keys(NUMBER_WORDS)
    .filter((word) => /^[a-z]+$/.test(word) && NUMBER_WORDS[word] !== 1)
    .join('|')})(?![a-z])(?!\s+(?:nights?|nachte?n?|adults?|erwachsene))`,
  'gu',
);

/** Writes the number of children before them if only their ages are named. */
function countedByAges(text: string): string {
  const match = CHILDREN_BY_AGES.exec(text);
  const isCounted = CHILDREN.test(text);
  if (!match?.groups?.ages || isCounted) return text;
  const count = match.groups.ages.match(/\d+/g)?.length ?? 0;
  return `${text.slice(0, match.index)}${count} ${text.slice(match.index)}`;
}

/** The ages that follow a number of children. */
function takeAges({ number = 0, rest, end }: NumberTaken) {
  const match = AGES.exec(rest.slice(end));
  const ages = (match?.groups?.ages?.match(/\d+/g) ?? []).map(Number);
  const areAges =
    match !== null &&
    ages.length === number &&
    number <= MAX_CHILDREN_OF_ROOM &&
    ages.every((age) => age <= MAX_CHILD_AGE);
  // That children come is itself a wish, which the words of the query keep.
  return areAges
    ? { ages, rest: `${rest.slice(0, end)} family ${rest.slice(end + match[0].length)}` }
    : { ages: [], rest: `${rest.slice(0, end)} family ${rest.slice(end)}` };
}

/** Up to three adults share a room; more are two to a room. Undefined for more than can be booked. */
export function roomsForAdults(
  adults: number,
  childrenAges: readonly number[] = [],
): RoomParty[] | undefined {
  if (adults < 1 || adults > 2 * MAX_ROOMS) return undefined;
  if (adults <= 3) return [{ adults, childrenAges: [...childrenAges] }];
  const count = Math.ceil(adults / 2);
  return Array.from({ length: count }, (_, index) => ({
    adults: index === count - 1 && adults % 2 === 1 ? 1 : 2,
    childrenAges: index === 0 ? [...childrenAges] : [],
  }));
}

type Days = {
  readonly arrival: LocalDate | undefined;
  readonly departure?: LocalDate | undefined;
  readonly nights?: number;
  readonly rest: string;
};

function takeDays(text: string, today: LocalDate): Days {
  const first = daysInQuery(writtenOut(text), today);
  if (!first.days) return takeNamedDays(text, today);
  // A month is no night. Its name says nothing else either.
  if (first.days.from !== first.days.to) return { arrival: undefined, rest: first.rest };
  const second = daysInQuery(first.rest, today);
  if (!second.days || second.days.from !== second.days.to)
    return { arrival: first.days.from, rest: first.rest };
  const [arrival, departure] = [first.days.from, second.days.from].sort();
  return { arrival, departure, rest: second.rest.replace(BETWEEN, ' ') };
}

const BETWEEN = /(?<!\p{L})(?:to|until|till|through|bis|zum)(?!\p{L})|[-–—到至]/gu;

/** Gives both days of a range their month: "12 to 15 December", "3. bis 6. Februar", "12月12日到15日". */
function writtenOut(text: string): string {
  const between = String.raw`\s*(?:to|until|till|through|bis(?: zum)?|[-–—])\s*`;
  const day = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`;
  const name = String.raw`((?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)[a-z]*)\b`;
  return text
    .replace(/(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?\s*[到至–—-]\s*(\d{1,2})\s*[日号]/u, '$1月$2日 $1月$3日')
    .replace(new RegExp(`(?<![\\d.])${day}${between}${day}\\s*(?:of\\s+)?${name}`, 'u'), '$1 $3 - $2 $3')
    .replace(new RegExp(`\\b${name}\\s+${day}${between}${day}(?![\\d.])`, 'u'), '$2 $1 - $3 $1');
}

type NamedDay = {
  readonly words: RegExp;
  readonly from: (today: LocalDate) => LocalDate;
  readonly nights: number;
};

const latin = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
const FRIDAY = 5;

const namedDays: readonly NamedDay[] = [
  {
    words: new RegExp(`${latin('next weekend|(?:am )?nachste[sn] wochenende')}|下(?:个)?周末`, 'u'),
    from: (today) => addDays(comingFriday(today), 7),
    nights: 2,
  },
  {
    words: new RegExp(
      `${latin('(?:this|for the|at the) weekend|(?:am|dieses|an diesem|ubers|(?:am )?kommende[sn]) wochenende')}|(?:这|本)?周末`,
      'u',
    ),
    from: comingFriday,
    nights: 2,
  },
  {
    words: new RegExp(`${latin('tonight|today|heute nacht|heute')}|今晚|今天`, 'u'),
    from: (today) => today,
    nights: 1,
  },
  {
    words: /大后天/u,
    from: (today) => addDays(today, 3),
    nights: 1,
  },
  {
    words: new RegExp(`${latin('(?:ab )?ubermorgen|day after tomorrow')}|后天`, 'u'),
    from: (today) => addDays(today, 2),
    nights: 1,
  },
  {
    words: new RegExp(`${latin('tomorrow|ab morgen|morgen')}|明天|明晚`, 'u'),
    from: (today) => addDays(today, 1),
    nights: 1,
  },
];

function takeNamedDays(text: string, today: LocalDate): Days {
  const named = namedDays.find(({ words }) => words.test(text));
  if (!named) return takeWeekdays(text, today);
  return { arrival: named.from(today), nights: named.nights, rest: text.replace(named.words, ' ') };
}

/** Sunday is 0. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['sonntag', 'sunday'],
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'sonnabend', 'saturday'],
];
const weekday = (name: string) => String.raw`(?<${name}>${WEEKDAYS.flat().join('|')})(?!\p{L})`;
const WEEKDAY_RANGE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:am|on|ab|von|from|this|next|diesen|kommenden|nachsten)\s+)*${weekday('first')}(?:\s*(?:bis|to|until|till|[-–])\s*${weekday('last')})?`,
  'u',
);

/** "Freitag bis Sonntag": the next days of these names. */
function takeWeekdays(text: string, today: LocalDate): Days {
  const { first = '', last } = WEEKDAY_RANGE.exec(text)?.groups ?? {};
  const arrival = comingDay(today, first);
  if (arrival === undefined) return { arrival, rest: text };
  const departure = last === undefined ? undefined : comingDay(addDays(arrival, 1), last);
  return { arrival, departure, rest: text.replace(WEEKDAY_RANGE, ' ') };
}

function comingDay(from: LocalDate, name: string): LocalDate | undefined {
  const day = WEEKDAYS.findIndex((names) => names.includes(name));
  return day < 0 ? undefined : comingWeekday(from, day);
}

function comingFriday(today: LocalDate): LocalDate {
  return comingWeekday(today, FRIDAY);
}

/** The given day itself if it has this name. */
function comingWeekday(from: LocalDate, day: number): LocalDate {
  return addDays(from, (day - new Date(`${from}T00:00Z`).getUTCDay() + 7) % 7);
}
