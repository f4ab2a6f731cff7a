import { readdirSync, readFileSync } from 'node:fs';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { readHotels } from '../packages/server/src/features/hotels/import/read-hotels.ts';

// Guests book what the texts say, so numbers in the texts of the hotels agree with the data, in three languages.

const folder = new URL('hotels/', import.meta.url);
const { files, problems } = readHotels(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
const hotels = files.flatMap(({ place, hotels: list }) =>
  list.map((hotel) => ({ ...hotel, at: `${place}/${hotel.slug}` })),
);
type Hotel = (typeof hotels)[number];
type Room = Hotel['rooms'][number];

const textsOf = ({ subTitle, short, long }: Hotel, locale: MessageLocale) => [
  subTitle[locale] ?? '',
  short[locale] ?? '',
  ...(long[locale] ?? []),
];
const descriptionOf = (room: Room, locale: MessageLocale) => room.descriptions?.[locale] ?? '';

test('The demonstration has at least 300 hotels, three to eight a place, with rooms and rates to choose from', () => {
  expect(problems).toEqual([]);
  expect(hotels.length).toBeGreaterThanOrEqual(300);
  for (const { place, hotels: list } of files)
    expect([place, list.length >= 3 && list.length <= 8]).toEqual([place, true]);
  for (const { at, stars, rooms, rates } of hotels)
    expect([at, [4, 5].includes(stars), rooms.length >= 3, rates.length >= 2]).toEqual([
      at,
      true,
      true,
      true,
    ]);
});

test('Every text exists in three languages and has a length that fits its place on the page', () => {
  for (const hotel of hotels)
    for (const locale of MESSAGE_LOCALES) {
      const isChinese = locale === 'zh-Hans';
      const [subTitle = '', short = '', ...long] = textsOf(hotel, locale);
      const at = `${hotel.at} ${locale}`;
      expect([at, (hotel.names[locale] ?? '').length > 0]).toEqual([at, true]);
      expect([at, subTitle.length >= (isChinese ? 4 : 15), subTitle.length <= 90]).toEqual([at, true, true]);
      expect([at, short.length >= (isChinese ? 15 : 40), short.length <= 300]).toEqual([at, true, true]);
      expect([at, long.length >= 2 && long.length <= 3]).toEqual([at, true]);
      for (const paragraph of long)
        expect([at, paragraph.length >= (isChinese ? 20 : 60)]).toEqual([at, true]);
      for (const room of hotel.rooms)
        expect([at, room.slug, descriptionOf(room, locale).length >= (isChinese ? 15 : 40)]).toEqual([
          at,
          room.slug,
          true,
        ]);
    }
});

test('German titles fit on a card, and no two hotels have the same texts', () => {
  for (const { at, names } of hotels) expect([at, (names.de ?? '').length <= 42]).toEqual([at, true]);
  for (const locale of MESSAGE_LOCALES) {
    for (const part of ['names', 'short'] as const)
      expect(new Set(hotels.map((hotel) => hotel[part][locale])).size).toBe(hotels.length);
    expect(new Set(hotels.map(({ long }) => long[locale]?.join())).size).toBe(hotels.length);
  }
});

const foreignWords: Record<MessageLocale, RegExp> = {
  en: /(?<!\p{L})(und|mit|der|das|ein|eine|nicht|Zimmer|Blick)(?!\p{L})|[\u4e00-\u9fff]/u,
  de: /(?<!\p{L})(and|with|is|rooms?|breakfast|from|are)(?!\p{L})|[\u4e00-\u9fff]/u,
  'zh-Hans': /\b(and|with|the|und|mit|room)\b|[a-z]{4,}/,
};

test('No text has a part in another language', () => {
  for (const hotel of hotels)
    for (const locale of MESSAGE_LOCALES) {
      const texts = [
        ...textsOf(hotel, locale),
        ...hotel.rooms.flatMap((room) => [room.names[locale] ?? '', descriptionOf(room, locale)]),
      ];
      // Names of hotels and places are of their own language.
      const known = [hotel.neighbourhood[locale], hotel.names[locale]];
      for (const text of texts) {
        const own = known.reduce<string>((rest, name) => rest.replaceAll(name ?? '', ''), text);
        expect([hotel.at, locale, text, foreignWords[locale].exec(own)?.[0]]).toEqual([
          hotel.at,
          locale,
          text,
          undefined,
        ]);
      }
    }
});

// Sentences with a gap for a name or a fact, which read as filled in: the name stands in a sentence of its own grammar.
const filledIn =
  /, Lage: |im Teil, der |Die Adresse heißt|Vor der Tür beginnt|ist ein guter Ausgangspunkt|hat eigene Restaurants|in gerader Linie gemessen|Luftlinie gemessen|in einer Einheit|größten Einheiten|Vom Fenster: |Einziehen können Sie|wo auch Einheimische leben/;

test('German texts name quarters, distances and times as a German host would say them', () => {
  for (const hotel of hotels)
    for (const text of [...textsOf(hotel, 'de'), ...hotel.rooms.map((room) => descriptionOf(room, 'de'))])
      expect([hotel.at, text, filledIn.exec(text)?.[0]]).toEqual([hotel.at, text, undefined]);
});

const filledInEnglish =
  /\bpart that people call\b|\bwhere people live, not just visit\b|begins at the door\.|is a good base: |has restaurants of its own|\bin the [^,.]+ area\b|\bmeasured in a straight line\b|\bin one unit\b|\blargest units\b|\bfor friends or colleagues\b|\bone (?:sees|hears|comes|goes|expects)\b/;

test('English texts name quarters, distances and rooms as an English host would say them', () => {
  for (const hotel of hotels)
    for (const text of [...textsOf(hotel, 'en'), ...hotel.rooms.map((room) => descriptionOf(room, 'en'))])
      expect([hotel.at, text, filledInEnglish.exec(text)?.[0]]).toEqual([hotel.at, text, undefined]);
});

// “It” needs one room before it, not where the room lies, nor two rooms.
const sizeWithoutRoom =
  /(?:^|\. )(?!(?:An? (?!bedroom and)|One |Two former cells made into one )[^.]*\. It)[^.]*\. It measures/;

test('An English size follows the one room that it is the size of', () => {
  for (const { at, rooms } of hotels)
    for (const room of rooms) {
      const text = descriptionOf(room, 'en');
      expect([at, text, sizeWithoutRoom.test(text)]).toEqual([at, text, false]);
    }
});

test('No hotel promises that its streets are safe', () => {
  const promises = /\bsafe to walk|\bsafely\b|sicher zu Fuß|步行安心|夜行安全/;
  for (const hotel of hotels)
    for (const locale of MESSAGE_LOCALES)
      for (const text of textsOf(hotel, locale))
        expect([hotel.at, text, promises.test(text)]).toEqual([hotel.at, text, false]);
});

test('A German subtitle of a hotel does not end in a bare name of a quarter', () => {
  for (const { at, subTitle, neighbourhood } of hotels)
    expect([at, subTitle.de?.endsWith(`, ${neighbourhood.de}`)]).toEqual([at, false]);
});

const roomCounts = /(?<![\d.,–-])(\d{1,3})(?: (?:rooms?|tents|Zimmern?|Zelten?)\b|(?:间客房|顶帐篷))/g;

test('A number of rooms in a text is the number of rooms of the hotel', () => {
  let checked = 0;
  for (const hotel of hotels) {
    const count = hotel.rooms.reduce((sum, room) => sum + room.count, 0);
    for (const locale of MESSAGE_LOCALES)
      for (const text of textsOf(hotel, locale))
        for (const [written, number] of text.matchAll(roomCounts)) {
          checked += 1;
          expect([hotel.at, written, Number(number)]).toEqual([hotel.at, written, count]);
        }
  }
  expect(checked).toBeGreaterThan(700);
});

test('Square metres and beds in the description of a room are those of the room', () => {
  const widths: Record<string, string> = {
    double: '140',
    queen: '160',
    king: '180',
    'double-or-twin': '180',
  };
  for (const { at, rooms } of hotels)
    for (const room of rooms) {
      for (const locale of MESSAGE_LOCALES) {
        const text = descriptionOf(room, locale);
        const [, size] = /(\d+)(?: m²|平方米)/.exec(text) ?? [];
        expect([at, room.slug, locale, Number(size)]).toEqual([at, room.slug, locale, room.sizeM2]);
      }
      const english = descriptionOf(room, 'en');
      for (const { bed } of room.beds) {
        if (bed === 'double-or-twin')
          expect([at, room.slug, english.includes('two single beds')]).toEqual([at, room.slug, true]);
        const width = widths[bed];
        if (width) expect([at, room.slug, english.includes(`(${width} cm)`)]).toEqual([at, room.slug, true]);
        else
          expect([
            at,
            room.slug,
            english.includes(bed.replace('-', ' ').replace('single', 'single bed')),
          ]).toEqual([at, room.slug, true]);
      }
    }
});

test('Times of day in the last paragraphs are those of check-in and check-out', () => {
  let checked = 0;
  for (const hotel of hotels)
    for (const locale of MESSAGE_LOCALES)
      for (const text of hotel.long[locale] ?? [])
        for (const [time] of text.matchAll(/\d{2}:\d{2}/g)) {
          checked += 1;
          expect([hotel.at, time, [hotel.checkInFrom, hotel.checkOutUntil].includes(time)]).toEqual([
            hotel.at,
            time,
            true,
          ]);
        }
  expect(checked).toBe(hotels.length * MESSAGE_LOCALES.length * 2);
});

test('A text names a pool, a sauna, pets or a wheelchair only if the hotel has it or takes them', () => {
  const claims: readonly [RegExp, (hotel: Hotel) => boolean][] = [
    [
      /\bpool (on the roof|lies in the garden|is outdoors)|indoor pool\b/,
      ({ motif }) => motif?.pool !== 'none',
    ],
    [/\bthere (is|are) (a|an) [^.]*\bsauna\b/i, ({ amenities }) => amenities.includes('sauna')],
    [
      /\bPets are welcome\b/,
      ({ amenities, policies }) => amenities.includes('pets-welcome') && policies.pets !== 'no',
    ],
    [/\bwheelchair-accessible room\b/, ({ amenities }) => amenities.includes('accessible-room')],
    [/\bskis\b/i, ({ amenities }) => amenities.includes('ski-room')],
  ];
  for (const hotel of hotels)
    for (const [claim, isTrue] of claims)
      if ((hotel.long.en ?? []).some((text) => claim.test(text)))
        expect([hotel.at, claim.source, isTrue(hotel)]).toEqual([hotel.at, claim.source, true]);
});

test('Chinese texts give stars as diamonds, because no authority of China gave them', () => {
  for (const hotel of hotels)
    for (const text of textsOf(hotel, 'zh-Hans'))
      expect([hotel.at, /[四五]星/.test(text)]).toEqual([hotel.at, false]);
});

const unidiomatic: readonly (readonly [string, RegExp])[] = [
  ['a ceiling is 天花板, 天花 is smallpox', /天花(?!板)/],
  ['a room in which one sits is 客厅, 沙龙 is a meeting or a hairdresser', /沙龙/],
  ['a canal is 运河', /(?<!斯特伦)水道/],
  ['a bed of 140 cm is no 大床', /小型大床房|1\.4米大床/],
  ['years have Arabic numerals', /[一二][〇零一二三四五六七八九]{3}年|(?<!世纪)[二三四五六七八九]十年代/],
  ['a place and its quarter stand without 的', /^(住|酒店)在.*的/],
  ['a stay ends by 前退房, without 最晚', /最晚\d/],
  ['a bed on the floor is Japanese in Japan alone', /日式床铺/],
];

test('Chinese texts avoid words that say something else in Chinese', () => {
  const found = hotels.flatMap((hotel) =>
    [
      ...textsOf(hotel, 'zh-Hans'),
      ...hotel.rooms.flatMap((room) => [room.names['zh-Hans'] ?? '', descriptionOf(room, 'zh-Hans')]),
    ]
      .flatMap((text) => text.split('。'))
      .flatMap((sentence) =>
        unidiomatic
          .filter(([, pattern]) => pattern.test(sentence))
          .map(([rule]) => [hotel.at, sentence, rule]),
      ),
  );
  expect(found).toEqual([]);
});

test('Some rooms are scarce and some nights are sold out, so pages can say so truthfully', () => {
  const nights = hotels.flatMap(({ nights: list = [] }) => list);
  expect(nights.filter(({ count }) => count === 1 || count === 2).length).toBeGreaterThan(100);
  expect(nights.filter(({ count }) => count === 0).length).toBeGreaterThan(15);
  expect(nights.filter(({ closed }) => closed).length).toBeGreaterThan(15);
});

test('About a third of the hotels can be paid at the hotel, and every hotel has a rate without refund', () => {
  const atHotel = hotels.filter(({ rates }) => rates.some(({ payment }) => payment === 'at-hotel'));
  expect(atHotel.length / hotels.length).toBeGreaterThan(0.28);
  expect(atHotel.length / hotels.length).toBeLessThan(0.4);
  for (const { at, rates } of hotels) {
    const [cheapest] = rates.toSorted((one, other) => (one.percent ?? 100) - (other.percent ?? 100));
    expect([at, (cheapest?.percent ?? 100) < 100]).toEqual([at, true]);
    expect([at, rates.some(({ cancellation }) => cancellation.length === 1)]).toEqual([at, true]);
    expect([at, rates.some(({ cancellation }) => cancellation[0]?.charge.kind === 'none')]).toEqual([
      at,
      true,
    ]);
  }
});

test('Every hotel has reviews in three languages, and each is written once', () => {
  for (const { at, reviews = [] } of hotels) {
    expect([at, reviews.length >= 2]).toEqual([at, true]);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
    for (const { locale, translations = {} } of reviews)
      expect([at, [locale, ...Object.keys(translations)].toSorted()]).toEqual([
        at,
        MESSAGE_LOCALES.toSorted(),
      ]);
  }
});

const sentenceEnds: Record<MessageLocale, RegExp> = {
  en: /(?<=[.!?])\s+/,
  de: /(?<=[.!?])\s+/,
  'zh-Hans': /(?<=[。！？])/,
};

test('Guests of different hotels do not all write the same sentences', () => {
  for (const locale of MESSAGE_LOCALES) {
    const sentences = hotels.flatMap(({ reviews = [] }) =>
      reviews.flatMap(({ text, locale: own, translations = {} }) =>
        ((own === locale ? text : translations[locale]) ?? '').split(sentenceEnds[locale]).filter(Boolean),
      ),
    );
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(120);
  }
});

test('No car drives to a hotel in Venice, and no ship berths at Santorini', () => {
  const wrong = {
    venice: /(?<!Wasser|water )taxi|打车/i,
    santorini: /zum Kai|\bquay|\bberth|距邮轮码头/,
  };
  for (const [place, pattern] of Object.entries(wrong))
    for (const hotel of hotels.filter(({ at }) => at.startsWith(`${place}/`)))
      for (const locale of MESSAGE_LOCALES)
        for (const text of textsOf(hotel, locale))
          expect([hotel.at, text, pattern.exec(text)?.[0]]).toEqual([hotel.at, text, undefined]);
});

test('A hotel in China or Japan has its street in Chinese, with the same number', () => {
  const eastern = new Set(['beijing', 'chengdu', 'hong-kong', 'kyoto', 'seoul', 'shanghai', 'tokyo', 'xian']);
  for (const { place, hotels: list } of files)
    for (const { slug, street, localStreets } of list)
      if (eastern.has(place)) {
        const numbers = (text: string) => text.match(/\d+/g)?.toSorted();
        const chinese = localStreets?.['zh-Hans'] ?? '';
        expect([slug, numbers(street)?.at(-1)]).toEqual([slug, expect.any(String)]);
        expect([slug, numbers(chinese)?.every((number) => street.includes(number))]).toEqual([slug, true]);
      }
});

test('The Chinese street of a company has the number of its street', () => {
  const companies = files.flatMap(({ suppliers }) => suppliers).filter(({ localStreets }) => localStreets);
  expect(companies.length).toBeGreaterThan(20);
  for (const { name, street = '', localStreets } of companies) {
    const numbers = localStreets?.['zh-Hans']?.match(/\d+/g) ?? [];
    expect([name, numbers.filter((number) => !street.includes(number))]).toEqual([name, []]);
  }
});

test('A hotel has a pool in its list exactly if it has one in its picture', () => {
  const pools = ['outdoor-pool', 'indoor-pool', 'rooftop-pool', 'childrens-pool', 'japanese-bath'];
  for (const { at, amenities, motif } of hotels)
    expect([at, amenities.some((amenity) => pools.includes(amenity))]).toEqual([at, motif?.pool !== 'none']);
});

// The name of one hotel on the contract for another looks like a mistake.
test('A company with several hotels has the name and the address of none of them', () => {
  for (const { suppliers, hotels: list } of files)
    for (const { slug, name, street } of suppliers) {
      const own = list.filter(({ supplier }) => supplier === slug);
      if (own.length < 2) continue;
      for (const hotel of own) {
        const shortName = (hotel.names.en ?? '').replace(/^Hotell? | Hotel$/, '');
        expect([name, shortName, name.includes(shortName)]).toEqual([name, shortName, false]);
        expect([name, street]).not.toEqual([name, hotel.street]);
      }
    }
});
