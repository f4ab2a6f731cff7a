import { readdirSync, readFileSync } from 'node:fs';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { appliesOn } from '@ashore/core/time/day-rule.ts';
import { type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { weekdays } from '../packages/server/src/features/catalogue/import/option-rows.ts';
import { readPlaces } from '../packages/server/src/features/catalogue/import/read-catalogue.ts';

// Travellers buy what the texts say, so numbers in the texts of the demonstration data agree with the data: times,
// weekdays and group sizes, in three languages.

const folder = new URL('places/', import.meta.url);
const { places } = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
const products = places.flatMap(({ location, products: sold }) =>
  sold.map((product) => ({ ...product, at: `${location.slug}/${product.slug}` })),
);
type Product = (typeof products)[number];

/** All sentences of a product, in every language. */
function textsOf({ title, subTitle, short, long, highlights, options }: Product): string[] {
  const lines = [title, subTitle, short, ...options.map(({ name }) => name)];
  return MESSAGE_LOCALES.flatMap((locale) => [
    ...lines.map((line) => line[locale] ?? ''),
    ...(long[locale] ?? []),
    ...(highlights?.[locale] ?? []),
  ]);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Starts, ends, opening and closing times of a product and its options, in minutes of the day. */
function timesOf(product: Product): Set<number> {
  const rules = [product, ...product.options].flatMap((bookable) => [
    bookable,
    ...(bookable.alsoRuns ?? []),
    ...(bookable.exceptions ?? []),
  ]);
  const starts = rules.flatMap(({ startTimes = [] }) => startTimes.map(minutesOf));
  const hours = rules.flatMap(({ openHours }) => (openHours ? [openHours.from, openHours.to] : []));
  const durations = [product, ...product.options].flatMap(({ durationMinutes }) => durationMinutes ?? []);
  const ends = starts.flatMap((start) => durations.map((minutes) => (start + minutes) % (24 * 60)));
  return new Set([...starts, ...ends, ...hours.map(minutesOf)]);
}

/** Times that are no start, end or opening time of the trip, but of something that travellers meet on it. */
const eventTimes: Record<string, readonly string[]> = {
  'bangkok/maeklong-railway-market-and-amphawa-fireflies': ['14:30'],
  'bergen/grieg-at-one-troldhaugen-recital': ['13:00'],
  'berlin/neues-museum-timed-ticket': ['18:00'],
  'chengdu/panda-base-at-feeding-time': ['07:30'],
  'copenhagen/frederiksborg-castle-from-the-ship': ['13:30'],
  'florence/uffizi-timed-admission': ['18:00'],
  'florence/san-miniato-vespers-walk': ['18:30'],
  'london/greenwich-by-boat-for-families': ['13:00'],
  'paris/musee-d-orsay-timed-entry': ['21:45'],
  'reykjavik/hallgrimskirkja-tower-lift': ['10:30'],
  'rome/colosseum-forum-palatine-timed-ticket': ['16:30'],
  'singapore/flower-dome-and-cloud-forest-ticket': ['19:45', '20:45'],
};

test('A clock time in a text is a start, end, opening or closing time of the product, or a known event', () => {
  const clock =
    /(?<![\d€$.,])(\d{1,2})[:.](\d{2})(?=( ?(?:pm|p\.m\.))?)(?!\d|\s*(?:m\b|km|kilometres|Kilometer|公里|米|元))/g;
  let checked = 0;
  for (const product of products) {
    const times = timesOf(product);
    const events = (eventTimes[product.at] ?? []).map(minutesOf);
    for (const text of textsOf(product))
      for (const [written, hour, minute, afternoon] of text.matchAll(clock)) {
        const time = Number(hour) * 60 + Number(minute) + (afternoon && Number(hour) < 12 ? 12 * 60 : 0);
        if (Number(hour) > 24 || Number(minute) > 59) continue;
        checked += 1;
        // Chinese and English texts may count the afternoon from one.
        const isTrue = [time, (time + 12 * 60) % (24 * 60)].some(
          (meant) => times.has(meant) || events.includes(meant),
        );
        expect([product.at, written, text, isTrue]).toEqual([product.at, written, text, true]);
      }
  }
  expect(checked).toBeGreaterThan(60);
});

const englishDays = /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/g;

function daysNamed(text: string): string[] {
  const named = [...text.matchAll(englishDays)].map(([day]) => day.slice(0, 3).toLowerCase());
  return weekdays.filter((day) => named.includes(day));
}

test('An option that is named after weekdays runs on these days only', () => {
  const named = products.flatMap(({ at, options }) =>
    options
      .filter(({ name }) => daysNamed(name.en).length > 0)
      .map(({ name, days }) => ({ at, name: name.en, days })),
  );
  expect(named.length).toBeGreaterThanOrEqual(6);
  for (const { at, name, days } of named) expect([at, name, days]).toEqual([at, name, daysNamed(name)]);
});

test('A subtitle that names the days from one to another states the days on which the product runs', () => {
  const range = /\b(\w{3})\w*days? to (\w{3})\w*days?\b/;
  const withRange = products.filter(({ subTitle }) => range.test(subTitle.en));
  expect(withRange.length).toBeGreaterThan(4);
  for (const { at, subTitle, days, alsoRuns = [] } of withRange) {
    const [, from = '', to = ''] = (range.exec(subTitle.en) ?? []).map((word) => word.toLowerCase());
    const order: readonly string[] = weekdays;
    const named = order.slice(order.indexOf(from), order.indexOf(to) + 1);
    const run = new Set([days, ...alsoRuns.map((rule) => rule.days)].flat());
    expect([at, weekdays.filter((day) => run.has(day))]).toEqual([at, named]);
  }
});

test('A text that says on which day a place is closed is of a product that does not run on that day', () => {
  const closed = /\bclosed on ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)(?! for most)/i;
  const withDay = products.filter((product) => textsOf(product).some((text) => closed.test(text)));
  expect(withDay.length).toBeGreaterThanOrEqual(4);
  for (const product of withDay)
    for (const day of textsOf(product).flatMap((text) => daysNamed(closed.exec(text)?.[1] ?? '')))
      expect([product.at, day, product.days.includes(day as Product['days'][number])]).toEqual([
        product.at,
        day,
        false,
      ]);
});

const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');

test('An option whose name states its seats or guests sells as many', () => {
  const stated = new RegExp(
    String.raw`\b(${numbers.join('|')})(?:-seat| seats| guests| people)|(?:for|for up to) (${numbers.join('|')})\b`,
    'i',
  );
  let checked = 0;
  for (const { at, options, capacity } of products)
    for (const { name, capacity: own, group } of options) {
      const match = stated.exec(name.en);
      if (!match || /minutes|hours|two to|one or|one couple|basket for/.test(name.en)) continue;
      const count = numbers.indexOf((match[1] ?? match[2] ?? '').toLowerCase()) + 1;
      checked += 1;
      expect([at, name.en, [own ?? capacity, group?.upTo].includes(count)]).toEqual([at, name.en, true]);
    }
  expect(checked).toBeGreaterThan(30);
});

/** Hours that texts name in words, and the days for which they name them. */
const hoursInWords: readonly { at: string; day: string; first?: string; last: string }[] = [
  { at: 'rome/colosseum-forum-palatine-timed-ticket', day: '2027-01-15', last: '15:30' },
  { at: 'rome/colosseum-forum-palatine-timed-ticket', day: '2027-06-15', last: '18:00' },
  { at: 'barcelona/sagrada-familia-timed-ticket', day: '2027-06-13', first: '10:30', last: '17:00' },
  { at: 'madrid/prado-ticket-with-a-short-route', day: '2027-06-13', last: '19:00' },
  { at: 'madrid/prado-ticket-with-a-short-route', day: '2027-06-14', last: '20:00' },
  { at: 'vienna/state-hall-of-the-national-library', day: '2027-06-17', last: '21:00' },
  { at: 'reykjavik/hallgrimskirkja-tower-lift', day: '2027-06-13', first: '12:30', last: '16:45' },
  { at: 'merzouga/camels-into-erg-chebbi-and-a-night-in-camp', day: '2027-01-15', last: '16:00' },
  { at: 'merzouga/camels-into-erg-chebbi-and-a-night-in-camp', day: '2027-05-14', last: '18:00' },
  { at: 'munich/blue-rider-in-private-at-the-lenbachhaus', day: '2027-06-16', last: '14:00' },
  { at: 'munich/blue-rider-in-private-at-the-lenbachhaus', day: '2027-06-17', last: '18:00' },
];

/** The hours of a day: those of the exception for it, or of all rules that apply. */
function hoursOn(product: Product, day: LocalDate): string[] {
  const exceptions = (product.exceptions ?? []).filter(({ season }) => season && appliesOn({ season }, day));
  const rules = [product, ...(product.alsoRuns ?? [])].filter(({ days, season }) =>
    appliesOn({ weekdays: days.map((name) => weekdays.indexOf(name) + 1), season: season ?? undefined }, day),
  );
  return (exceptions.length > 0 ? exceptions : rules)
    .flatMap(({ startTimes = [], openHours }) => [
      ...startTimes,
      ...(openHours ? [openHours.from, openHours.to] : []),
    ])
    .toSorted();
}

test('Hours of seasons and weekdays that texts name in words are in the data', () => {
  for (const { at, day, first, last } of hoursInWords) {
    const product = products.find((one) => one.at === at);
    const hours = product ? hoursOn(product, localDate(day)) : [];
    expect([at, day, first ?? hours[0], hours.at(-1)]).toEqual([at, day, hours[0], last]);
  }
});

const opening = /^[A-Z][a-z]+ [^.(]+?(?: \((one|\d+)?(½)? ?(hours?|minutes)(?: (\d+) minutes)?\))?\. /;
/** Words that begin a sentence about a place or a mood, where a description says what travellers do. */
const noVerb =
  /^(?:The|A|An|No|Not|From|Over|Under|Up|Down|Past|Along|Across|Behind|When|While|For|Half|Two|Three|You|We|Our|Your|It|There|Low|Small)\b/;

function minutesStated(short: string): number | undefined {
  const [, count, half, unit, minutes] = opening.exec(short) ?? [];
  if (unit === undefined) return undefined;
  const amount = (count === 'one' ? 1 : Number(count ?? 0)) + (half ? 0.5 : 0);
  return amount * (unit === 'minutes' ? 1 : 60) + Number(minutes ?? 0);
}

test('An English description begins with what travellers do, and for how long', () => {
  const unclear = products.filter(({ short }) => !opening.test(short.en) || noVerb.test(short.en));
  expect(unclear.map(({ at, short }) => `${at}: ${short.en}`)).toEqual([]);
  // A ticket for an attraction is often valid all day.
  const timed = products.filter(({ type, durationMinutes }) => type !== 'attractions' && durationMinutes);
  expect(timed.length).toBeGreaterThan(500);
  const wrong = timed.filter(({ short, durationMinutes }) => minutesStated(short.en) !== durationMinutes);
  expect(wrong.map(({ at, short }) => `${at}: ${short.en}`)).toEqual([]);
});

test('A German description begins with what travellers do, and for how long', () => {
  const timed = products.filter(({ type, durationMinutes }) => type !== 'attractions' && durationMinutes);
  const wrong = timed.filter(({ short, durationMinutes }) => {
    const [, hours = '0', half, minutes = '0'] =
      /^\p{Lu}\p{Ll}+(?:,? \p{Ll}+){0,3} Sie\b.*? \((?:(\d+)(½)? Stunden?)?(?: ?(\d+) Minuten)?\)\. /u.exec(
        short.de ?? '',
      ) ?? [];
    return (Number(hours) + (half ? 0.5 : 0)) * 60 + Number(minutes) !== durationMinutes;
  });
  expect(wrong.map(({ at, short }) => `${at}: ${short.de}`)).toEqual([]);
});

test('A German description of a ticket begins with what travellers do, too', () => {
  const unclear = products.filter(
    ({ short }) => !/^\p{Lu}\p{Ll}+(?:,? \p{Ll}+){0,3} Sie\b/u.test(short.de ?? ''),
  );
  expect(unclear.map(({ at, short }) => `${at}: ${short.de}`)).toEqual([]);
});

test('A German title fits the three lines of a card on a phone, which are about 42 letters', () => {
  const long = products.filter(({ title }) => (title.de ?? '').length > 42);
  expect(long.map(({ at, title }) => `${at}: ${title.de}`)).toEqual([]);
});

test('A German description calls its place by the German name, except in a name of its own', () => {
  const properNames = /Hong Kong Island|Tokyo Tower/g;
  const wrong = places.flatMap(({ location: { names }, products: sold }) =>
    names.en === names.de
      ? []
      : sold
          .filter(({ short }) => (short.de ?? '').replace(properNames, '').includes(names.en))
          .map(({ slug, short }) => `${slug}: ${short.de}`),
  );
  expect(wrong).toEqual([]);
});

test('A Chinese description says for how long a trip takes, as the data do', () => {
  const timed = products.filter(({ type, durationMinutes }) => type !== 'attractions' && durationMinutes);
  const wrong = timed.filter(({ short, durationMinutes }) => {
    const [, hours = '0', minutes = '0'] =
      /^[^。]*（(?:([\d.]+)小时)?(?:(\d+)分钟)?）。/.exec(short['zh-Hans'] ?? '') ?? [];
    return Number(hours) * 60 + Number(minutes) !== durationMinutes;
  });
  expect(wrong.map(({ at, short }) => `${at}: ${short['zh-Hans']}`)).toEqual([]);
});

test('A Chinese text counts back from all aboard, and not from the sailing, where the English one does', () => {
  const texts = (product: Product, locale: 'en' | 'zh-Hans') => [
    product.subTitle[locale] ?? '',
    ...(product.long[locale] ?? []),
    ...(product.highlights?.[locale] ?? []),
  ];
  const pairs = products.flatMap((product) =>
    texts(product, 'en').map((text, index) => ({
      at: product.at,
      text,
      chinese: texts(product, 'zh-Hans')[index] ?? '',
    })),
  );
  const deadlines = pairs.filter(({ text }) => /\bbefore all aboard\b|\ball-aboard\b/i.test(text));
  expect(deadlines.length).toBeGreaterThan(3);
  expect(deadlines.filter(({ chinese }) => !chinese.includes('最晚返船时间'))).toEqual([]);
});

test('An option whose Chinese name says both ways is a return, and not a ride in either direction', () => {
  const names = products.flatMap(({ at, options }) => options.map(({ name }) => [at, name] as const));
  const returns = names.filter(([, name]) => name['zh-Hans']?.includes('往返'));
  expect(returns.length).toBeGreaterThan(5);
  expect(returns.filter(([, name]) => /\b(?:from or to|to or from)\b/i.test(name.en))).toEqual([]);
});

test('A Chinese title, subtitle or option that says half a day is of a trip of six hours at most', () => {
  const named = products.flatMap(({ at, title, subTitle, durationMinutes, options }) => [
    { at, texts: [title, subTitle], minutes: durationMinutes ?? 0 },
    ...options.map(({ name, durationMinutes: own }) => ({
      at,
      texts: [name],
      minutes: own ?? durationMinutes ?? 0,
    })),
  ]);
  const halves = named.filter(({ texts }) => texts.some((text) => /半[日天]/u.test(text['zh-Hans'] ?? '')));
  expect(halves.length).toBeGreaterThan(15);
  expect(halves.filter(({ minutes }) => minutes > 6 * 60).map(({ at }) => at)).toEqual([]);
});

test('A Chinese text sets no year directly before 年前, because that reads as so many years ago', () => {
  const lines = products.flatMap(({ at, title, subTitle, short, long, highlights }) =>
    [title, subTitle, short, long, highlights]
      .flatMap((text) => text?.['zh-Hans'] ?? [])
      .map((text) => `${at}: ${text}`),
  );
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /(?<![\d.])1\d{3}年前(?!后)/u.test(line))).toEqual([]);
});

test('Chinese texts about ships name no airport terminal', () => {
  const fromShips = products.filter(({ type }) => type === 'shore-excursions');
  const lines = fromShips.flatMap((product) => [
    ...textsOf(product),
    ...(product.meeting ? [product.meeting.name['zh-Hans'] ?? ''] : []),
  ]);
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => line.includes('航站楼') && !line.includes('机场'))).toEqual([]);
});

/** Words that count how long before a ship leaves a trip is back, by language. */
const margin = {
  en: /\b(?:minutes?|hours?)\b’?[^.;]{0,20}\b(?:before (?:you sail|sailing|all[- ]aboard|most ships|(?:the|your) (?:last|gangway|ship))|(?<!tickets? )in hand|in reserve|reserve|slack|margin|to spare)\b|\b(?:reserve|margin|slack) (?:of|for|before)\b|\bbefore your ship needs\b|\ball[- ]aboard minus\b|\bback\b[^.;]{0,20}\bon time\b/iu,
  de: /(?:Minuten|Stunden?)[^.;]{0,25}\b(?:vor (?:dem (?:Ablegen|letzten)|Abfahrt|der Zeit|„Alle an Bord)|bevor (?:alle|die meisten)|davor|Luft bleiben)\b|\b(?:Zeitr|R)eserve\b|lange vor dem Ablegen|pünktlich am Anleger/u,
  'zh-Hans':
    /(?:开船|离港|启航|最晚返船时间|接驳船)前[^。；，]{0,6}(?:小时|分钟|很久)|余量|预留[^。；，座桌]{0,6}(?:小时|分钟|时间)|留足|离[^。；]{0,8}(?:开船|收舷梯)还有|提前[^。；，]{0,4}分钟(?:回|送)|准时(?:送)?回/u,
} as const;

test('Texts about ships claim no margin before a ship leaves, because the site computes it for each sailing and start', () => {
  const claimed = products.flatMap(({ at, type, subTitle, short, long, highlights }) =>
    type === 'shore-excursions'
      ? MESSAGE_LOCALES.flatMap((locale) =>
          [subTitle, short, long, highlights]
            .flatMap((text) => text?.[locale] ?? [])
            .filter((text) => margin[locale].test(text))
            .map((text) => `${at}: ${text}`),
        )
      : [],
  );
  expect(claimed).toEqual([]);
});

test('A question about a ship asks only for its name, because berth and time have fields of their own', () => {
  const hints = products.flatMap(({ questions }) =>
    (questions ?? []).flatMap(({ kind, hint }) => (kind === 'ship' && hint ? [hint] : [])),
  );
  expect(hints.length).toBeGreaterThan(100);
  const texts = hints.flatMap((hint) => MESSAGE_LOCALES.map((locale) => hint[locale] ?? ''));
  expect(texts.filter((hint) => /terminal|berth|Liegeplatz|泊位|停靠/i.test(hint))).toEqual([]);
});

test('A name that the Chinese text of a product translates is not left in Latin letters in its reviews', () => {
  const latinName = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}’-]{2,}/gu;
  const isIn = (text: string, name: string) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, 'u').test(text);
  const left = products.flatMap((product) => {
    const { at, title, subTitle, short, long, highlights, reviews } = product;
    const story = (locale: 'en' | 'zh-Hans') =>
      [title, subTitle, short, long, highlights].flatMap((text) => text?.[locale] ?? []).join(' ');
    return reviews.flatMap((review) => {
      const text = review.locale === 'zh-Hans' ? review.text : (review.translations?.['zh-Hans'] ?? '');
      const names = text.match(latinName) ?? [];
      return names
        .filter((name) => isIn(story('en'), name) && !isIn(story('zh-Hans'), name))
        .map((name) => `${at}: ${name} in ${text}`);
    });
  });
  expect(left).toEqual([]);
});

test('The German list that the home page falls back to says what the products say', () => {
  const file = new URL('../packages/web/src/features/catalogue/fallback/featured.de.json', import.meta.url);
  const saved: { tourName: string; subTitle: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const written = new Set(products.map(({ title, subTitle }) => `${title.de}: ${subTitle.de}`));
  expect(saved.length).toBeGreaterThan(15);
  expect(saved.filter(({ tourName, subTitle }) => !written.has(`${tourName}: ${subTitle}`))).toEqual([]);
});

/** The ship leaves half an hour after all must be on board, so a text that counts from its departure promises less. */
test('A German text counts from “Alle an Bord” where the English one counts from all aboard', () => {
  const texts = [
    ...products.flatMap(({ at, title, subTitle, short, long, highlights, options }) =>
      [title, subTitle, short, long, highlights, ...options.map(({ name }) => name)].map(
        (text) => [at, text] as const,
      ),
    ),
    ...places.flatMap(({ location, suppliers }) =>
      suppliers.map(({ slug, about }) => [`${location.slug}/${slug}`, about] as const),
    ),
  ];
  const counting = texts.filter(([, text]) => /\ball[- ]aboard\b/i.test([text?.en ?? ''].flat().join(' ')));
  expect(counting.length).toBeGreaterThan(5);
  const wrong = counting.filter(([, text]) => !/\balle an Bord\b/i.test([text?.de ?? ''].flat().join(' ')));
  expect(wrong.map(([at, text]) => [at, text?.de])).toEqual([]);
});

test('A subtitle that names the largest number of guests names as many as can book, and not as many as the price is for', () => {
  const limit = new RegExp(String.raw`(?<!price for )\bup to (${numbers.join('|')})\b(?! (?:hours|minutes))`);
  const wrong = products.flatMap(({ at, subTitle, capacity, maxGroup }) => {
    const stated = limit.exec(subTitle.en)?.[1];
    const isTrue = stated === undefined || [capacity, maxGroup].includes(numbers.indexOf(stated) + 1);
    return isTrue ? [] : [`${at}: ${subTitle.en}`];
  });
  expect(wrong).toEqual([]);
});

test('English product texts write clock times as the site does: 09:15, not 9:15 or 8.30', () => {
  const otherClock =
    /(?<![\d.€$£,])(?:\d:[0-5]\d|\d{1,2}\.[0-5]\d)(?![\d.]| ?(?:m\b|km|kilometres|metres|%))/;
  const wrong = products.flatMap(({ at, title, subTitle, short, long, highlights, options }) =>
    [
      ...[title, subTitle, short, ...options.map(({ name }) => name)].map(({ en }) => en),
      ...long.en,
      ...(highlights?.en ?? []),
    ]
      .filter((text) => otherClock.test(text))
      .map((text) => `${at}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('English product texts and questions name groups and refunds with the words of the trade', () => {
  const banned =
    /\b(?:your|own|private|larger) part(?:y|ies)\b|\bmoney back\b|\b[Ww]e shall\b|\b[Ss]hall we\b|\be-mails?\b|\barrival hall\b|\bluggage belt\b|\bdrop at\b|\b\w+ tons\b|\bwhoever\b/i;
  const wrong = products.flatMap(
    ({ at, title, subTitle, short, long, highlights, options, questions = [] }) =>
      [
        ...[title, subTitle, short, ...options.map(({ name }) => name)].map(({ en }) => en),
        ...long.en,
        ...(highlights?.en ?? []),
        ...questions.flatMap(({ label, hint }) => [label.en, hint?.en ?? '']),
      ]
        .filter((text) => banned.test(text))
        .map((text) => `${at}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

/** English that follows another language word by word, and what to write instead. */
const foreignEnglish: readonly (readonly [RegExp, string])[] = [
  [/\bguided rounds?\b/i, 'guided tour'],
  [/(?<!part of )(?<!included )\bin the (?:price|fare|ticket)\b|\bare paid\.|\bis paid\./i, 'included'],
  [/\b[Tt]he way (?:is|leads)\b/, 'the walk, the ride, or we'],
  [/(?<!\bno )(?<!\bNo )\bone (?:can(?!not)|can’t|may|should|has to|is asked)\b/, 'you'],
  [/\bfree (?:hours?|half)\b/i, '"to yourself": free means without charge'],
  [/\b(?:man|woman)-high\b/i, 'as tall as a man'],
  [
    /\b(?:binoculars|chaps|harness|lens|overalls|overshoes|poles|ponchos|suit|tripod|wellingtons|wetsuit) lent\b/i,
    '"provided", or "to borrow"',
  ],
  [/\b(?:tender|aboard|pier|past \w+) at the latest\b/i, '"at least … before", or "by"'],
  [/\bon an? (?:day|morning|afternoon|evening) by\b/i, '"on a day trip by"'],
  [/\b(?:minutes|hours?) of waiting\b(?! time)|\bwaiting free\b(?! of)/i, '"an hour’s waiting included"'],
  [/\btourist information\b(?! (?:centre|office))/i, 'tourist information centre'],
  [/\btender ships?\b/i, '"ships that tender"'],
  [/\b(?:[5-9]|five|six|seven|eight|nine|ten)-storey house\b/i, 'building'],
  [/\b(?:put|puts|putting) (?:you )?(?:off|down) at\b|\bput down at\b/i, '"drop you at", "dropped off at"'],
  [/\b(?:prefer|prefers) to \w+ no\b/i, '"would rather not"'],
  [/\bpickups?\b/i, 'pick-up'],
  [/\b(?:ticket|ticket-holders’) lines?\b|\bin line for\b/i, 'queue'],
  [/\b(?:access|tolls?|parking|entrance|entrance to \w+) paid\b/i, 'included'],
  [/\bquestion (?:what|how|why|whether|who|where)\b/i, '"question of what"'],
  [/\bmostly down,/i, 'mostly downhill'],
  [/(?<!\ba )\bfree (?:afternoons?|mornings?|evenings?|time)\b/i, '"to yourself": free means without charge'],
];

test('English product texts read as if they were written in English', () => {
  const wrong = products.flatMap(({ at, title, subTitle, short, long, highlights, options, meeting }) =>
    [
      ...[title, subTitle, short, meeting.name, ...options.map(({ name }) => name)].map(({ en }) => en),
      ...long.en,
      ...(highlights?.en ?? []),
    ].flatMap((text) =>
      foreignEnglish
        .filter(([pattern]) => pattern.test(text))
        .map(([, instead]) => `${at}: ${text} (write ${instead})`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('A review translated into English says what English reviewers would say', () => {
  const foreign =
    /\bunreally\b|\brecommendable\b|\banew\b|\bproud price\b|\b[Oo]ne (?:pays|gets|sees|looks|needs|may|can’t)\b|\b(?:comes?|came) on top\b|\b(?:view|wind|windy|coffee|snow) on (?:the )?top\b|\bmuch ado\b/;
  const translations = products.flatMap(({ at, reviews }) =>
    reviews.flatMap(({ translations: texts }) => (texts?.en === undefined ? [] : [`${at}: ${texts.en}`])),
  );
  expect(translations.length).toBeGreaterThan(4_000);
  expect(translations.filter((text) => foreign.test(text))).toEqual([]);
});

/** Travellers read highlights and subtitles as what the price includes. */
test('A meal that the price excludes is named in a subtitle or highlight only as an option or a time', () => {
  const meal = /\b(?:breakfast|lunch|supper|dinner|picnic|focaccia)\b/i;
  const isOffered =
    /\b(?:(?:time|hour|stop) for|before|after|no|to buy|as an option|at breakfast|lunch hour|still ahead)\b/i;
  const paid = ['breakfast', 'lunch', 'dinner', 'snack', 'tasting', 'ingredients'];
  let checked = 0;
  const promised = products.flatMap(({ at, subTitle, highlights, included, excluded }) => {
    if (!excluded.includes('food') || included.some((what) => paid.includes(what))) return [];
    const named = [subTitle.en, ...(highlights?.en ?? [])].filter((text) => meal.test(text));
    checked += named.length;
    return named.filter((text) => !isOffered.test(text)).map((text) => `${at}: ${text}`);
  });
  expect(checked).toBeGreaterThan(5);
  expect(promised).toEqual([]);
});

/** Words that say of a start that the supplier may move it, by language. */
const movingStart = {
  en: /\b(?:departure|start|starts|time|times|meeting)\b[^.;]{0,20}\b(?:shifts?|moves?|moved|varies|vary|depends?)\b|\bstarts? by the sun\b|\b(?:start|starts|leave|leaves)\b[^.;]{0,20}\ban? (?:hour|half hour) (?:later|earlier)|\bwe confirm the (?:hour|time)\b/iu,
  de: /(?:Abfahrt|Beginn|Start|Treffpunkt)[^.;]{0,30}(?:verschiebt|verschieben|richtet sich|hängt)|verschiebt sich (?:der|die) (?:Abfahrt|Beginn|Start)|genaue Uhrzeit|beginnt [^.;]{0,20}(?:Stunde|Minuten) (?:später|früher)/u,
  'zh-Hans':
    /(?:出发|开始|集合|开航)时间[^。；]{0,4}(?:随|视|顺延|调整|推迟|提前|以)|随日出时间出发|时间以[^。]{0,8}为准/u,
} as const;

/** A start that the option names lets travellers choose is not moved by the supplier. */
const notMoved = new Set(['出发时间随您']);

/** Minutes that a text about a moving start names. */
const namedShift: readonly (readonly [RegExp, number])[] = [
  [/by up to an hour|um bis zu eine Stunde|最多相差一小时/u, 60],
  [
    /by up to (?:half an hour|thirty minutes)|um bis zu (?:eine halbe Stunde|dreißig Minuten)|最多相差半小时/u,
    30,
  ],
];

test('A start may move in the texts of a product if and only if its data say so, by as much, in every language', () => {
  let moving = 0;
  for (const product of products) {
    const { startShiftMinutes } = product;
    if (startShiftMinutes !== undefined) moving += 1;
    for (const locale of MESSAGE_LOCALES) {
      const sentences = textsOf(product)
        .filter((text) => movingStart[locale].test(text))
        .filter((text) => ![...notMoved].some((words) => text.includes(words)));
      expect([product.at, locale, sentences.length > 0, sentences]).toEqual([
        product.at,
        locale,
        startShiftMinutes !== undefined,
        sentences,
      ]);
      for (const [words, minutes] of namedShift)
        if (sentences.some((text) => words.test(text)))
          expect([product.at, locale, startShiftMinutes]).toEqual([product.at, locale, minutes]);
    }
  }
  expect(moving).toBe(3);
});
