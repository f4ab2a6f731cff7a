import { readdirSync, readFileSync } from 'node:fs';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { currencyExponents } from '@ashore/core/money/currencies.ts';
import { describe, expect, test } from 'vitest';
import { readPlaces } from '../packages/server/src/features/catalogue/import/read-catalogue.ts';

const folder = new URL('places/', import.meta.url);
const sources = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));
const { places, problems } = readPlaces(sources);
const products = places.flatMap((place) => place.products.map((product) => ({ place, product })));

test('The demonstration data is a catalogue without a mistake', () => {
  expect(problems).toEqual([]);
});

test('The demonstration data has many places, ports, products and suppliers', () => {
  expect(places.length).toBeGreaterThanOrEqual(60);
  expect(places.filter(({ location }) => location.isPort).length).toBeGreaterThanOrEqual(25);
  expect(products.length).toBeGreaterThanOrEqual(600);
  expect(places.flatMap(({ suppliers }) => suppliers).length).toBeGreaterThanOrEqual(40);
});

test('No two suppliers have the same tax number', () => {
  const numbers = places.flatMap(({ suppliers }) => suppliers.flatMap(({ taxNumber }) => taxNumber ?? []));
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('The currency of every place can be converted to those that travellers pay with', () => {
  const { base, rates } = JSON.parse(readFileSync(new URL('rates.json', import.meta.url), 'utf8'));
  for (const { location } of places)
    expect(location.currency === base || location.currency in rates, location.slug).toBe(true);
});

test('A price is plausible: more than 1 and less than 2,000 euros a head', () => {
  const { rates } = JSON.parse(readFileSync(new URL('rates.json', import.meta.url), 'utf8'));
  for (const { place, product } of products) {
    const { currency } = place.location;
    const perEuro = currency === 'EUR' ? 1 : Number(rates[currency]);
    const heads = product.group?.upTo ?? 1;
    const minor = product.price?.adult ?? product.group?.price ?? 0;
    const euros = minor / 10 ** currencyExponents[currency] / perEuro / heads;
    expect(euros, `${place.location.slug}/${product.slug}`).toBeGreaterThan(1);
    expect(euros, `${place.location.slug}/${product.slug}`).toBeLessThan(2_000);
  }
});

test('Every port has at least two shore excursions, and no other place has any', () => {
  for (const { location, products: sold } of places) {
    const ashore = sold.filter(({ type }) => type === 'shore-excursions');
    if (location.isPort) expect(ashore.length, location.slug).toBeGreaterThanOrEqual(2);
    else expect(ashore, location.slug).toEqual([]);
  }
});

test('Trips start less than 130 km from the place in which they are sold', () => {
  for (const { place, product } of products)
    expect(kilometres(place.location, product.meeting), product.slug).toBeLessThan(130);
});

test('Every product has eight reviews or more, in each language, and no two reviews are the same', () => {
  for (const { product } of products) {
    expect(new Set(product.reviews.map(({ locale }) => locale)).size, product.slug).toBe(3);
    expect(product.reviews.length, product.slug).toBeGreaterThanOrEqual(8);
  }
  const texts = products.flatMap(({ product }) => product.reviews.map(({ text }) => text));
  expect(repeated(texts)).toEqual([]);
});

test('Every review is translated into the other languages, and its language has the signs of its script', () => {
  for (const { product } of products)
    for (const { locale, text, translations = {} } of product.reviews) {
      const texts = Object.entries({ ...translations, [locale]: text });
      expect(texts.map(([language]) => language).toSorted(), text).toEqual(['de', 'en', 'zh-Hans']);
      for (const [language, words] of texts)
        expect([words, /\p{Script=Han}/u.test(words)]).toEqual([words, language === 'zh-Hans']);
    }
});

test('Ratings are spread as travellers give them: most are good, some are not, and products differ', () => {
  const ratings = products.flatMap(({ product }) => product.reviews.map(({ rating }) => rating));
  const share = (stars: number) => ratings.filter((rating) => rating === stars).length / ratings.length;
  expect(share(5)).toBeGreaterThan(0.5);
  expect(share(5)).toBeLessThan(0.75);
  for (const stars of [1, 2, 3]) expect(share(stars), `${stars} stars`).toBeGreaterThan(0.0005);
  expect(new Set(products.map(({ product }) => product.reviews.length)).size).toBeGreaterThan(4);
});

describe.each(MESSAGE_LOCALES)('%s', (locale) => {
  const texts = products.map(({ place, product }) => ({
    slug: slugOf(place, product),
    ...textsOf(product, locale),
  }));

  test('Every product has at least seven texts in this language', () => {
    for (const { slug, lines } of texts) expect(lines.length, slug).toBeGreaterThanOrEqual(7);
  });

  test('No two products share a title or a sentence', () => {
    expect(repeated(texts.map(({ title }) => title))).toEqual([]);
    expect(repeated(texts.flatMap(({ lines }) => lines.flatMap(sentences)))).toEqual([]);
  });

  // Chinese has its own test of punctuation.
  if (locale !== 'zh-Hans')
    test('Quotation marks, apostrophes, dashes and spaces are set as in print', () => {
      const faults = /["']|\s\s|^\s|\s$| [,.;:!?]|—/u;
      for (const { slug, lines } of texts) for (const line of lines) expect(line, slug).not.toMatch(faults);
    });
});

test('Chinese is punctuated in full width, and German quotes open below the line', () => {
  for (const { place, product } of products) {
    const chinese = textsOf(product, 'zh-Hans').lines;
    const halfWidth = /\p{Script=Han}\s*[,.:;!?()]|[,:;!?()]\s*\p{Script=Han}/u;
    for (const line of chinese) expect(line, slugOf(place, product)).not.toMatch(halfWidth);
    for (const line of textsOf(product, 'de').lines) expect(line).not.toMatch(/“[^”]*”/);
  }
});

test('In China, Japan and Korea every address and every supplier has a Chinese form', () => {
  const chinesePlaces = places.filter(({ location }) => ['CN', 'JP', 'KR'].includes(location.country));
  expect(chinesePlaces.length).toBeGreaterThanOrEqual(8);
  for (const { location, suppliers, products: sold } of chinesePlaces) {
    const points = sold.flatMap(({ meeting, dropOff, pickups = [] }) => [
      meeting,
      ...(dropOff ? [dropOff] : []),
      ...pickups,
    ]);
    const forms = [
      ...suppliers.flatMap(({ localNames, localStreets }) => [localNames, localStreets]),
      ...points.map(({ localStreets }) => localStreets),
    ];
    for (const form of forms) expect(form?.['zh-Hans'], location.slug).toMatch(/\p{Script=Han}/u);
    for (const { street } of points) expect(street, location.slug).not.toMatch(/\p{Script=Han}/u);
  }
});

test('In English one hour and one minute are not counted in the plural', () => {
  for (const { place, product } of products)
    for (const line of textsOf(product, 'en').lines)
      expect(line, slugOf(place, product)).not.toMatch(/(?<![\d.,])1 (?:hours|minutes|days)\b/);
});

test('The check for repetition finds one', () => {
  expect(repeated(['a', 'b', 'a'])).toEqual(['a']);
  expect(
    sentences('One is long enough to count as a sentence. Two is as well, and it is another one.'),
  ).toHaveLength(2);
});

type PlaceProduct = (typeof products)[number]['product'];

function slugOf({ location }: (typeof places)[number], { slug }: PlaceProduct): string {
  return `${location.slug}/${slug}`;
}

function textsOf(product: PlaceProduct, locale: MessageLocale): { title: string; lines: string[] } {
  const { title, subTitle, short, long, highlights } = product;
  const lines = [
    title[locale],
    subTitle[locale],
    short[locale],
    ...(long[locale] ?? []),
    ...(highlights?.[locale] ?? []),
  ];
  return { title: title[locale] ?? '', lines: lines.filter((line) => line !== undefined) };
}

/** Short sentences, such as "Tips are welcome.", may occur twice. */
function sentences(line: string): string[] {
  const shortest = /\p{Script=Han}/u.test(line) ? 10 : 33;
  return line.split(/(?<=[.!?。！？])\s*/).filter((sentence) => sentence.length >= shortest);
}

function repeated(texts: readonly string[]): string[] {
  const earlierTexts = new Set<string>();
  return texts.filter((text) => earlierTexts.has(text) || !earlierTexts.add(text));
}

type GeoPoint = { readonly latitude: number; readonly longitude: number };

function kilometres(one: GeoPoint, other: GeoPoint): number {
  const radians = Math.PI / 180;
  const across = Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  const down = Math.sin(((other.latitude - one.latitude) * radians) / 2) ** 2;
  const part = down + Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * across;
  return 12_742 * Math.asin(Math.sqrt(part));
}

test('Every supplier has a telephone and an emergency number, and no two suppliers share one', () => {
  const suppliers = places.flatMap((place) => place.suppliers);
  const numbers = suppliers.flatMap(({ phone, emergencyPhone }) => [phone, emergencyPhone]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});
