import { addDays, daysBetween, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { readSentence } from '@ashore/search/sentence/read-sentence.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsWith, manyFacts } from '../../../test-support/lists/list-facts.ts';
import { filterNamed } from './filter-named.ts';
import type { ListFacts } from './index/facts.ts';
import { withSentence } from './sentence-filters.ts';
import type { CurrentLists } from './watch-lists.ts';

const SEED = 20261130;
/** A Monday. */
const now = new Date('2026-11-30T12:00:00Z');
const today = localDate('2026-11-30');
const starts = ['08:00', '12:00', '16:59', '17:00', '20:30'];
const facts: readonly ListFacts[] = manyFacts(200).map((product, number) => ({
  ...product,
  timeZone: 'UTC',
  currency: 'EUR',
  // Some run on single days of the week only.
  options: product.options.map((option) => ({
    ...option,
    timetable: {
      rules: [
        {
          startTimes: [localTime(starts[number % starts.length] ?? '08:00')],
          ...(number % 3 > 0 && { weekdays: [1 + (number % 7)] }),
        },
      ],
      exceptions: [],
    },
  })),
}));
const byId = new Map(facts.map((product) => [product.id, product]));
const columns = columnsWith(facts, addDays(today, -2), now);
const lists = { current: async () => ({ columns, firstOpenDay: () => today }) as unknown as CurrentLists };
const database = { pool: { query: async () => ({ rows: [] }) } } as unknown as Parameters<
  typeof filterNamed
>[0];
const rates = { exchange: () => ({ amount: 0, currency: 'EUR' as const }), has: () => false };

/** The products that a sentence leaves. */
async function left(sentence: string): Promise<readonly ListFacts[]> {
  const spoken = readSentence(sentence, today).filters.map(({ filter }) => filter);
  const filters = withSentence({ locale: 'en', currency: 'EUR', party: 1 }, spoken, rates);
  const { ids } = await filterNamed(database, lists, { ...filters, ids: [...byId.keys()], now });
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Words of a limit, and whether a product keeps to it. */
type Limit = { readonly words: string; readonly isMet: (product: ListFacts) => boolean };

const anyOf = (...words: string[]) => fc.constantFrom(...words);
const startOf = ({ options }: ListFacts) => options[0]?.timetable.rules[0]?.startTimes[0] ?? '';
const endOf = (product: ListFacts) => {
  const [hours = 0, minutes = 0] = startOf(product).split(':').map(Number);
  return product.durationMinutes === null
    ? Number.POSITIVE_INFINITY
    : hours * 60 + minutes + product.durationMinutes;
};
const runsOn = ({ options }: ListFacts, days: number[]) => {
  const weekdays = options[0]?.timetable.rules[0]?.weekdays;
  return days.some((ahead) => weekdays === undefined || weekdays.includes(1 + (ahead % 7)));
};

const limits = {
  price: fc.tuple(fc.integer({ min: 5, max: 90 }), anyOf('under % euros', 'bis % Euro', '%欧元以内')).map(
    ([euros, words]): Limit => ({
      words: words.replace('%', String(euros)),
      isMet: ({ priceMinor }) => priceMinor <= euros * 100,
    }),
  ),
  duration: fc
    .tuple(fc.integer({ min: 1, max: 9 }), anyOf('at most % hours', 'höchstens % Stunden', '%小时以内'))
    .map(
      ([hours, words]): Limit => ({
        words: words.replace('%', String(hours)),
        isMet: ({ durationMinutes }) => durationMinutes !== null && durationMinutes <= hours * 60,
      }),
    ),
  short: anyOf('not too long', 'nicht zu lang', '别太久').map(
    (words): Limit => ({
      words,
      isMet: ({ durationMinutes }) => durationMinutes !== null && durationMinutes <= 180,
    }),
  ),
  day: anyOf('tomorrow', 'morgen', '明天').map(
    (words): Limit => ({ words, isMet: (product) => runsOn(product, [1]) }),
  ),
  weekend: anyOf('at the weekend', 'am Wochenende', '周末').map(
    (words): Limit => ({ words, isMet: (product) => runsOn(product, [5, 6]) }),
  ),
  ages: fc
    .tuple(
      fc.integer({ min: 2, max: 16 }),
      anyOf('with a %-year-old', 'mit Kindern ab % Jahren', '带%岁的孩子'),
    )
    .map(
      ([age, words]): Limit => ({
        words: words.replace('%', String(age)),
        isMet: ({ ages }) => ages.from <= age && (ages.to === undefined || age <= ages.to),
      }),
    ),
  language: anyOf('with a German-speaking guide', 'auf Deutsch', '德语导游').map(
    (words): Limit => ({ words, isMet: ({ languages }) => languages.includes('de') }),
  ),
  requirement: fc
    .constantFrom(
      ...(
        [
          ['wheelchair', ['wheelchair accessible', 'barrierefrei', '无障碍']],
          ['indoors', ['when it rains', 'bei Regen', '下雨的时候']],
          ['dogs', ['with our dog', 'mit Hund', '带狗']],
          ['private', ['private tour', 'nur für uns', '包团']],
        ] as const
      ).flatMap(([requirement, all]) => all.map((words) => [requirement, words] as const)),
    )
    .map(
      ([requirement, words]): Limit => ({
        words,
        isMet: ({ requirements }) => requirements.includes(requirement),
      }),
    ),
  timeOfDay: anyOf('in the evening', 'am Abend', '晚上').map(
    (words): Limit => ({ words, isMet: (product) => startOf(product) >= '17:00' }),
  ),
  startFrom: anyOf('after 8 pm', 'nach 20 Uhr', '晚上八点以后').map(
    (words): Limit => ({ words, isMet: (product) => startOf(product) >= '20:00' }),
  ),
  startBefore: anyOf('before 9 am', 'vor 9 Uhr', '早上九点以前', '9点前出发').map(
    (words): Limit => ({ words, isMet: (product) => startOf(product) < '09:00' }),
  ),
  backBy: fc
    .tuple(fc.integer({ min: 10, max: 23 }), anyOf('back by %:00', 'um % Uhr zurück', '%点前回到船上'))
    .map(
      ([hour, words]): Limit => ({
        words: words.replace('%', String(hour)),
        isMet: (product) => endOf(product) <= hour * 60,
      }),
    ),
  freeCancellation: anyOf('free cancellation', 'kostenlos stornierbar', '免费取消').map(
    (words): Limit => ({ words, isMet: ({ freeCancellation }) => freeCancellation }),
  ),
  instant: anyOf('instant confirmation', 'sofort bestätigt', '即时确认').map(
    (words): Limit => ({ words, isMet: ({ instant }) => instant }),
  ),
};

const kinds = Object.keys(limits) as (keyof typeof limits)[];
const anyLimit = fc.constantFrom(...kinds).chain((kind) => limits[kind]);

test.each(kinds)('A limit of %s leaves only what keeps to it, and something', async (kind) => {
  const isKept = async ({ words, isMet }: Limit) => (await left(`kayak, ${words}`)).every(isMet);
  const isAny = async ({ words }: Limit) => (await left(`kayak, ${words}`)).length < facts.length;
  for (const holds of [isKept, isAny]) {
    const { failed, counterexample } = await fc.check(fc.asyncProperty(limits[kind], holds), {
      seed: SEED,
      numRuns: 25,
    });
    expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null });
  }
  // Without the words there is what does not keep to it, so the property can fail.
  const ignored = fc.asyncProperty(limits[kind], async ({ isMet }) => (await left('kayak')).every(isMet));
  expect((await fc.check(ignored, { seed: SEED, numRuns: 25 })).failed).toBe(true);
});

test('A further limit never adds a product', async () => {
  const property = fc.asyncProperty(anyLimit, anyLimit, async (one, other) => {
    const before = new Set(await left(`kayak, ${one.words}`));
    // Two days are a span of which either will do, and so are two times of the day.
    if (isChoice(one.words, other.words)) return true;
    return (await left(`kayak, ${one.words}, ${other.words}`)).every((product) => before.has(product));
  });
  const { failed, counterexample } = await fc.check(property, { seed: SEED, numRuns: 200 });
  expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null });
});

function isChoice(...all: readonly string[]): boolean {
  const kindsOf = all.map((words) =>
    readSentence(words, today)
      .filters.map(({ filter }) => filter.kind)
      .join(),
  );
  return new Set(kindsOf).size === 1 && /^(?:days|timeOfDay|guideLanguage)$/.test(kindsOf[0] ?? '');
}

test('The days of the properties are the days of the calendar', () => {
  expect(daysBetween(today, localDate('2026-12-05'))).toBe(5);
});
