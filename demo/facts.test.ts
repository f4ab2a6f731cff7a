import { readdirSync, readFileSync } from 'node:fs';
import { kilometresBetween } from '@ashore/core/cruises/distance.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { describe, expect, test } from 'vitest';
import { readPlaces } from '../packages/server/src/features/catalogue/import/read-catalogue.ts';

// Travellers filter by the facts of a trip and read its texts, so the two agree, in every language.

const folder = new URL('places/', import.meta.url);
const { places } = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
type Product = (typeof places)[number]['products'][number];
type Facts = NonNullable<Product['facts']>;

const products = places.flatMap(({ location, products: sold }) =>
  sold.map((product) => ({
    ...product,
    at: `${location.slug}/${product.slug}`,
    location,
    sentences: MESSAGE_LOCALES.flatMap((locale) =>
      sentencesOf(product, locale).map((text) => ({ locale, text })),
    ),
  })),
);

function sentencesOf({ title, subTitle, short, long, highlights }: Product, locale: MessageLocale): string[] {
  return [title, subTitle, short]
    .flatMap((text) => text[locale] ?? [])
    .concat(long[locale] ?? [], highlights?.[locale] ?? [])
    .flatMap((text) => text.split(/(?<=[.!?。！？；;])\s*/));
}

type Words = Readonly<Record<MessageLocale, RegExp>>;

/** The products with such words, except those of which the words mean something else, each with what the words say. */
function saying(words: Words, exceptions: readonly string[] = []) {
  const stated = products.flatMap((product) =>
    product.sentences.flatMap(({ locale, text }) => {
      const match = words[locale].exec(text);
      return match ? [{ ...product, locale, match, sentence: `${product.at}: ${text}` }] : [];
    }),
  );
  expect(
    exceptions.filter((exception) => !stated.some(({ slug }) => slug === exception)),
    'exceptions without such words',
  ).toEqual([]);
  return stated.filter(({ slug }) => !exceptions.includes(slug));
}

/** The sentences of those that are not as they say. */
function untrue(
  stated: ReturnType<typeof saying>,
  isTrue: (facts: Facts, match: RegExpExecArray) => boolean,
) {
  for (const locale of MESSAGE_LOCALES)
    expect(stated.filter((one) => one.locale === locale).length, locale).toBeGreaterThan(0);
  return stated.filter(({ facts, match }) => !isTrue(facts ?? {}, match)).map(({ sentence }) => sentence);
}

test('Every trip states its setting, its pace, its way on foot, its steps and its ages', () => {
  for (const { at, facts = {} } of products) {
    const { setting, pace, walkingMetres, steps, suits } = facts;
    expect([at, [setting, pace, walkingMetres, steps, suits].includes(undefined)]).toEqual([at, false]);
  }
});

test('Trips differ in each fact', () => {
  const countOf = (isSo: (facts: Facts) => boolean) =>
    products.filter(({ facts }) => isSo(facts ?? {})).length;
  for (const setting of ['indoors', 'partly-indoors', 'outdoors'] as const)
    expect(countOf((facts) => facts.setting === setting)).toBeGreaterThan(100);
  for (const pace of ['seated', 'calm', 'active'] as const)
    expect(countOf((facts) => facts.pace === pace)).toBeGreaterThan(100);
  for (const steps of ['none', 'few', 'many'] as const)
    expect(countOf((facts) => facts.steps === steps)).toBeGreaterThan(100);
  expect(countOf((facts) => facts.startsAtPier === true)).toBeGreaterThan(100);
});

test('A transfer is a seat under a roof', () => {
  for (const { at, type, facts } of products)
    if (type === 'transfers') expect([at, facts]).toMatchObject([at, { setting: 'indoors', pace: 'seated' }]);
});

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ ein: 1, zwei: 2, drei: 3, vier: 4, funf: 5, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  ...{ zweieinhalb: 2.5, dreieinhalb: 3.5, elf: 11, zwölf: 12, eleven: 11, twelve: 12 },
  ...{ 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
};
const numberIn = (text = '') => NUMBERS[text.toLowerCase()] ?? Number(text.replace(',', '.'));

describe('The way on foot', () => {
  test('is as long as the texts say', () => {
    const stated = saying({
      en: /(?<number>[\w.]+)(?<half> and a half)? (?:kilometres|km) on foot|\b[Ww]alk (?:about )?(?<number>[\w.]+)(?<half> and a half)? kilometres/,
      de: /(?<number>[\p{L}\d,]+) (?:Kilometer|km) zu Fuß|[Ww]ir gehen (?<number>[\p{L}\d,]+) Kilometer/u,
      'zh-Hans':
        /(?:步行|徒步|我们[^，。]{0,12}走)约?(?<number>[\d.]+|[一两三四五六七八九十])公里(?<half>半)?/,
    });
    const isSo: Parameters<typeof untrue>[1] = ({ walkingMetres = 0 }, { groups }) => {
      const metres = (numberIn(groups?.number) + (groups?.half ? 0.5 : 0)) * 1_000;
      return Math.abs(walkingMetres - metres) <= metres / 5;
    };
    expect(untrue(stated, isSo)).toEqual([]);
    expect(stated.length).toBeGreaterThan(15);
  });

  test('is short where the texts say so', () => {
    const stated = saying({
      en: /hardly any walking|easy on the legs|little walking/i,
      de: /kaum (?:Fußweg|zu laufen|laufen)|wenig (?:Fußweg|laufen|zu gehen)|schont die Beine|ohne viel Lauferei/i,
      'zh-Hans': /少走路|走路(?:不多|少)|不用怎么走/,
    });
    expect(untrue(stated, ({ walkingMetres = 0 }) => walkingMetres <= 1_000)).toEqual([]);
  });
});

describe('The steps', () => {
  test('are many where the texts count a hundred or more', () => {
    const stated = saying(
      {
        en: /(?:\b\d{1,2}[, ]?\d{3}|\b[1-9]\d\d|hundred)\b[^.;]{0,14}\b(?:steps|stairs)\b/,
        de: /(?:\b\d{1,2}\.?\d{3}|\b[1-9]\d\d|\p{L}*hundert\p{L}*|\p{L}*tausend\p{L}*) (?:\p{L}+ )?(?:Treppens|S)tufen/u,
        'zh-Hans': /(?:\d{3,}|[一二三四五六七八九]百|[一二三四五六七八九]千)\p{sc=Han}{0,4}?(?:台阶|石阶)/u,
      },
      [
        // Steps as a measure of distance.
        ...['four-voices-in-a-chapel', 'manly-by-ferry-and-cabbage-tree-bay-from-the-ship'],
        // Steps that one may also leave out.
        ...['norwegian-fjord-centre-ticket', 'prague-castle-main-circuit', 'tokyo-tower-main-deck-ticket'],
        ...['fjellheisen-cable-car-ticket', 'solheimajokull-ice-and-south-coast-waterfalls'],
      ],
    );
    expect(untrue(stated, ({ steps }) => steps === 'many')).toEqual([]);
    expect(stated.length).toBeGreaterThan(60);
  });

  test('are none where the texts say so', () => {
    const stated = saying({
      en: /level access|step-free|without steps|has a ramp/i,
      de: /stufenlos|ebenerdig (?:auch|und)|ohne Stufen/,
      'zh-Hans': /无台阶|没有台阶(?!能)|无障碍|轮椅和婴儿车可直接上下|有坡道/,
    });
    expect(untrue(stated, ({ steps }) => steps === 'none')).toEqual([]);
  });
});

describe('The setting', () => {
  test('is not outdoors alone where the texts speak of a roof or a hall', () => {
    const stated = saying(
      {
        en: /\bcovered (?:boat|market)|\bunder (?:a|the|its|an) (?:\w+ )?roof\b|\bindoors?\b|heated (?:saloon|cabin)|glass roof|glasshouses/,
        de: /überdacht|unter (?:einem |dem )\p{L}*[dD]ach\b|\bdrinnen\b|im Trockenen|geheizte[rnms]? (?:Salon|Kabine)|Glasdach|Markthalle/u,
        'zh-Hans': /室内(?!乐)|有顶(?!针)|有篷|屋檐下|玻璃顶|带篷/,
      },
      [
        // A lane, a shelter or a lunch on the way.
        ...['amalfi-and-atrani-between-tenders', 'rissani-souk-and-a-medfouna-from-the-oven'],
        ...['san-gervasio-and-the-wild-coast', 'dragons-back-ridge-and-big-wave-bay'],
        ...['rice-fields-and-the-herons-of-petulu', 'opera-roof-and-akershus-on-foot'],
      ],
    );
    expect(untrue(stated, ({ setting }) => setting !== 'outdoors')).toEqual([]);
    expect(stated.length).toBeGreaterThan(60);
  });

  test('is not indoors where the texts speak of an open boat, an open bus or the open air', () => {
    const stated = saying(
      {
        en: /\bopen (?:wooden )?(?:boat|bus|jeep|deck|upper deck|roof)|open-air|roof (?:open|rolled)/,
        de: /offene[nrsm]? (?:Holzb|B)(?:oot|us)|offene[nrsm]? (?:Jeep|Deck|Dach)|Freilicht|Freiluft/,
        'zh-Hans': /敞篷|露天/,
      },
      [
        // The view from behind glass is the trip, and the terrace beside it.
        'burj-khalifa-levels-124-and-125',
        // The cabin has a roof, the stern has none.
        'marco-polo-airport-water-taxi',
        // Long ago the house had no roof.
        'neues-museum-timed-ticket',
      ],
    );
    expect(untrue(stated, ({ setting }) => setting !== 'indoors')).toEqual([]);
    expect(stated.length).toBeGreaterThan(40);
  });

  test('is outdoors, at least in part, if the weather decides and no one sits in a car', () => {
    const isRight = products.filter(
      ({ type, know, facts }) =>
        type === 'transfers' || !know.includes('weather-dependent') || facts?.setting !== 'indoors',
    );
    // From the tower nothing is seen in fog.
    expect(products.filter((product) => !isRight.includes(product)).map(({ slug }) => slug)).toEqual([
      'shanghai-tower-118th-floor-ticket',
    ]);
  });
});

describe('The ages', () => {
  test('begin where the texts say so', () => {
    const stated = saying(
      {
        en: /(?:\bchildren from|for anyone from|all ages from|for ages) (?<from>\w+)(?: to (?<to>\w+))?/,
        de: /(?:Kinder|für alle) (?:ab|von) (?<from>\p{L}+)(?: bis (?<to>\p{L}+))?/u,
        'zh-Hans': /(?<from>\d+|[三四五六七八九十])岁(?:以上|起)(?!就|在)/,
      },
      [
        // What children of some age do there.
        ...['aquarium-with-a-marine-biologist-from-the-ship', 'deutsches-museum-day-ticket'],
        ...[
          'florence-beasts-family-hunt',
          'petroleum-museum-for-families',
          'sea-shore-and-beacon-hill-by-bike',
        ],
      ],
    );
    const isSo: Parameters<typeof untrue>[1] = ({ suits }, { groups }) =>
      suits?.from === numberIn(groups?.from) &&
      (groups?.to === undefined || suits.to === numberIn(groups.to));
    expect(untrue(stated, isSo)).toEqual([]);
    expect(stated.length).toBeGreaterThan(30);
  });
});

test('Dogs are welcome where the texts take one along', () => {
  const stated = saying({
    en: /\bdogs?\b[^.;]{0,20}\b(?:free|welcome|allowed)\b/,
    de: /\bHund\b[^.;]{0,20}(?:kostenlos|mitkommen|willkommen)/,
    'zh-Hans': /只[^。]{0,4}狗免费/,
  });
  expect(stated.filter(({ know }) => !know.includes('dogs-welcome')).map(({ sentence }) => sentence)).toEqual(
    [],
  );
  expect(stated.length).toBeGreaterThan(5);
});

describe('A start at the ship', () => {
  /** Farther on foot, it is a start in town. A ship may lie at another quay, and a van then comes there. */
  const AT_SHIP_KILOMETRES = 1;

  test('is close to a quay, or comes with a pick-up there', () => {
    const far = products.filter(
      ({ facts, included, location: { port }, meeting }) =>
        facts?.startsAtPier &&
        !included.includes('port-pickup') &&
        (!port || kilometresBetween(port, meeting) > AT_SHIP_KILOMETRES),
    );
    expect(far.map(({ at }) => at)).toEqual([]);
  });

  test('is stated of every shore excursion, unless passengers walk or drive to it first', () => {
    const others = products.filter(
      ({ type, facts }) => type === 'shore-excursions' && facts?.startsAtPier !== true,
    );
    expect(others.map(({ slug }) => slug).toSorted()).toEqual([
      'akrotiri-and-pyrgos-from-the-cable-car',
      'caique-to-anthony-quinn-bay-from-the-ship',
      'delos-with-an-archaeologist-from-the-ship',
      'lower-dewey-lake-hike-from-the-ship',
      'turtles-of-buck-island-under-sail-from-the-ship',
    ]);
  });

  test('is stated where the meeting point is at the quay', () => {
    const quay: Words = {
      en: /cruise (?:quay|pier|terminal|berth)|tender (?:pier|landing)|gangway|Berth \d/,
      de: /Kreuzfahrt(?:kai|terminal|hafen)|Tenderpier|Gangway/,
      'zh-Hans': /邮轮码头|接驳码头/,
    };
    const atQuay = products.flatMap(({ at, type, meeting, facts, location: { port } }) =>
      MESSAGE_LOCALES.flatMap((locale) => {
        const name = meeting.name[locale] ?? '';
        return port && type !== 'transfers' && quay[locale].test(name) ? [{ at, locale, name, facts }] : [];
      }),
    );
    expect(atQuay.filter(({ facts }) => facts?.startsAtPier !== true)).toEqual([]);
    for (const locale of MESSAGE_LOCALES)
      expect(atQuay.filter((one) => one.locale === locale).length, locale).toBeGreaterThan(15);
  });
});

test('An option whose name says in which language it is guided has that language, so that the checkout does not ask', () => {
  const codes = { Mandarin: 'zh', English: 'en', German: 'de', French: 'fr', Italian: 'it', Spanish: 'es' };
  const named = products.flatMap(({ at, options }) =>
    options.flatMap(({ name, languages = [] }) => {
      const inName = Object.entries(codes).flatMap(([word, code]) => (name.en.includes(word) ? [code] : []));
      return inName.length > 0 ? [{ at, inName: inName.toSorted(), languages: languages.toSorted() }] : [];
    }),
  );
  expect(named.length).toBeGreaterThan(3);
  for (const { at, inName, languages } of named) expect([at, languages]).toEqual([at, inName]);
});
