import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPlaces } from '../../packages/server/src/features/catalogue/import/read-catalogue.ts';
import { countVariations } from './variations.ts';
import { tripsOf, varyPlaces } from './vary-places.ts';

const folder = new URL('../places/', import.meta.url);
const demo = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
).places;
const few = demo.filter(({ location }) => ['lisbon', 'bergen', 'hong-kong'].includes(location.slug));

const varied = (products: number, seed = 1) => [...varyPlaces(few, { products, seed, atOnce: 500 })];
const productsOf = (places: ReturnType<typeof varied>) =>
  places.flatMap(({ location, products }) =>
    products.map((product) => ({ city: location.slug, ...product })),
  );

test('The generator gives as many products as requested, including the unchanged originals, and the same ones for the same seed', () => {
  const products = productsOf(varied(2_000));
  expect(products.length).toBe(2_000);
  for (const place of few)
    for (const original of place.products)
      expect(products).toContainEqual({ city: place.location.slug, ...original });
  expect(productsOf(varied(2_000))).toEqual(products);
  expect(productsOf(varied(2_000, 2))).not.toEqual(products);
});

test('No two products of a place have the same title in any language, or the same address', () => {
  const products = productsOf(varied(20_000));
  const names = [({ title }) => title.en, ({ title }) => title.de, ({ title }) => title['zh-Hans']] as ((
    product: (typeof products)[number],
  ) => string)[];
  for (const nameOf of names)
    expect(new Set(products.map((product) => `${product.city} ${nameOf(product)}`)).size).toBe(20_000);
  expect(new Set(products.map(({ city, slug }) => `${city}/${slug}`)).size).toBe(20_000);
});

test('The result is a catalogue without mistakes, which can be imported like any other', () => {
  const places = new Map<string, (typeof few)[number]>();
  for (const place of varied(3_000)) {
    const before = places.get(place.location.slug)?.products ?? [];
    places.set(place.location.slug, { ...place, products: [...before, ...place.products] });
  }
  // The parts of a place are joined, because its file is checked as a whole.
  const sources = [...places].map(([name, place]) => ({ name, text: JSON.stringify(place) }));
  expect(readPlaces(sources).problems).toEqual([]);
});

test('Each variation states in its texts what is different, and differs in that', () => {
  const [german] = productsOf(varied(3_000)).filter(({ slug }) => slug.endsWith('-in-german'));
  expect(german?.languages).toEqual(['de']);
  expect(german?.title.en).toMatch(/[:–] in German$/);
  expect(german?.title.de).toMatch(/auf Deutsch$/);
  expect(german?.title['zh-Hans']).toMatch(/（德语讲解）$/);
  expect(german?.short.de).toContain('durchgehend auf Deutsch');
  expect(german?.long?.en.at(-1)).toContain('speaks only German');
});

test('A variation that takes longer does not state the duration of the original', () => {
  const unhurried = productsOf(varied(3_000)).filter(({ slug }) => slug.endsWith('-unhurried'));
  expect(unhurried.length).toBeGreaterThan(50);
  expect(unhurried.filter(({ short }) => /\([^)]*(?:hours?|minutes)\)/.test(short.en))).toEqual([]);
});

test('A variation includes each feature once, excludes none that it includes, and has the capacity that its name states', () => {
  for (const { included, excluded, slug, group, capacity } of productsOf(varied(20_000))) {
    expect(
      included.filter((code) => (excluded as readonly string[]).includes(code)),
      slug,
    ).toEqual([]);
    expect(new Set(included).size, slug).toBe(included.length);
    if (slug.includes('six-at-most')) expect([group, capacity], slug).toEqual([undefined, 6]);
  }
});

test('The demonstration data has more than a million variations, and a request for more than there are fails', () => {
  const most = demo.flatMap(tripsOf).reduce((sum, trip) => sum + countVariations(trip), 0);
  expect(most).toBeGreaterThan(1_000_000);
  expect(() => varied(10_000_000)).toThrow(/^These trips have \d+ variations/);
});

test('Seasons are those of the north, so no trip in the tropics or the south is limited to one', () => {
  const isSeasonal = ({ title }: { readonly title: { readonly en: string } }) =>
    /[:–,] in (?:spring|summer|autumn|winter)\b/.test(title.en);
  const cities = demo.filter(({ location }) => ['lisbon', 'singapore', 'sydney'].includes(location.slug));
  const varied = productsOf([...varyPlaces(cities, { products: 5_000, seed: 1, atOnce: 500 })]);
  expect(new Set(varied.filter(isSeasonal).map(({ city }) => city))).toEqual(new Set(['lisbon']));
});

test('A part of a place never has more products than the limit', () => {
  for (const { products } of varied(2_000)) expect(products.length).toBeLessThanOrEqual(500);
});
