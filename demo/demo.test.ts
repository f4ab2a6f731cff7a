import { existsSync, readFileSync } from 'node:fs';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { code, uuid } from '@ashore/core/contract/conventions.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';
import { slugify } from '@ashore/core/contract/slugify.ts';
import { type CurrencyCode, currencyExponents } from '@ashore/core/money/currencies.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const words = z
  .string()
  .min(1)
  .regex(/^\S(?:.*\S)?$/, 'no space at either end');
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const currency = z.string().refine((value): value is CurrencyCode => value in currencyExponents);
const minor = z.int().positive();
const language = z.string().regex(/^[a-z]{2}$/);
const place = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };

function inEveryLanguage<Schema extends z.ZodType>(text: Schema) {
  return z.strictObject({ en: text, de: text, 'zh-Hans': text });
}

const locationRow = z.strictObject({
  id: uuid,
  code,
  slug,
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  timeZone: z.string().refine((zone) => Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined),
  ...place,
  currency,
  names: inEveryLanguage(words),
  countryNames: inEveryLanguage(words),
  stateNames: inEveryLanguage(words).optional(),
  isPort: z.boolean(),
});

const supplierRow = z.strictObject({
  id: uuid,
  name: words,
  location: code,
  street: words,
  languages: z.array(language).min(1),
  since: z.int().min(1950).max(2026),
});

const productRow = z.strictObject({
  id: uuid,
  code,
  type: z.enum(PRODUCT_TYPES).exclude(['hotels']),
  slug,
  location: code,
  supplier: uuid,
  currency,
  priceMinor: minor,
  originalPriceMinor: minor.nullable(),
  durationMinutes: minor,
  rating: z.number().min(1).max(5).multipleOf(0.1).nullable(),
  reviewCount: z.int().nonnegative(),
  languages: z.array(language).min(1),
  interests: z.array(z.enum(INTERESTS)).min(1),
  featuredRank: z.int().min(1).max(12).nullable(),
  picture: slug,
  ...place,
  texts: inEveryLanguage(
    z.strictObject({
      name: words,
      subTitle: words,
      shortDescription: words,
      longDescription: z.array(words).min(2).max(3),
    }),
  ),
});

const ratesTable = z.strictObject({
  date: z.iso.date(),
  source: words,
  base: currency,
  rates: z.record(currency, z.string().regex(/^\d+\.\d+$/)),
});

const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));
const locations = z.array(locationRow).parse(read('locations'));
const suppliers = z.array(supplierRow).parse(read('suppliers'));
const products = z.array(productRow).parse(read('products'));
const rates = ratesTable.parse(read('rates'));

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const textsIn = (locale: 'en' | 'de' | 'zh-Hans') =>
  products.flatMap(({ texts: { [locale]: text } }) => [
    text.name,
    text.subTitle,
    text.shortDescription,
    ...text.longDescription,
  ]);

describe('the small world', () => {
  test('It has 16 destinations and 24 products of every type but hotels, shown once each', () => {
    expect(locations).toHaveLength(16);
    expect(products).toHaveLength(24);
    expect(new Set(products.map(({ type }) => type)).size).toBe(PRODUCT_TYPES.length - 1);
    expect(new Set(products.map(({ location }) => location)).size).toBe(16);
    expect(unique(products.map(({ picture }) => picture))).toBe(true);
  });

  test('Ids and codes are unique across everything, slugs among their own', () => {
    const all = [...locations, ...products];
    expect(unique([...all, ...suppliers].map(({ id }) => id))).toBe(true);
    expect(unique(all.map((row) => row.code))).toBe(true);
    for (const rows of [locations, products]) expect(unique(rows.map((row) => row.slug))).toBe(true);
  });

  test('Slugs are made from the English names', () => {
    for (const row of locations) expect(row.slug).toBe(slugify(row.names.en));
    for (const row of products) expect(row.slug).toBe(slugify(row.texts.en.name));
  });

  test('Every product names a place, a supplier and a drawing that exist, and starts near its place', () => {
    for (const product of products) {
      const at = locations.find((location) => location.code === product.location);
      expect(Math.abs((at?.latitude ?? 99) - product.latitude), product.slug).toBeLessThan(0.2);
      expect(Math.abs((at?.longitude ?? 199) - product.longitude), product.slug).toBeLessThan(0.2);
      expect(suppliers.some(({ id }) => id === product.supplier)).toBe(true);
      expect(existsSync(new URL(`artwork/${product.picture}.svg`, import.meta.url))).toBe(true);
      if (product.type === 'shore-excursions') expect(at?.isPort, product.slug).toBe(true);
    }
    for (const { location } of suppliers) expect(locations.some((row) => row.code === location)).toBe(true);
  });

  test('The home page has its twelve, ranked without a gap', () => {
    const ranks = products.flatMap(({ featuredRank }) => featuredRank ?? []).sort((a, b) => a - b);
    expect(ranks).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  test('Who has no reviews has no rating', () => {
    for (const { rating, reviewCount } of products) expect(rating === null).toBe(reviewCount === 0);
  });
});

describe('prices', () => {
  const perEuro = (code: CurrencyCode) => (code === rates.base ? 1 : Number(rates.rates[code]));
  // The only place where a price is divided: to see whether it is plausible, never to show it.
  const inEuro = (amount: number, code: CurrencyCode) =>
    amount / 10 ** currencyExponents[code] / perEuro(code);

  test('Every currency in use and every selectable one has a rate against the base', () => {
    const used = [...products, ...locations].map((row) => row.currency);
    for (const needed of [...used, ...SELECTABLE_CURRENCIES]) {
      if (needed !== rates.base) expect(rates.rates[needed], needed).toBeDefined();
    }
    expect(rates.base).toBe('EUR');
    expect(rates.source).toBe('Ashore demonstration table');
  });

  test('Suppliers price in the currency of their place, several of them, one without decimals', () => {
    for (const { currency: priced, location, slug: name } of products) {
      expect(priced, name).toBe(locations.find((row) => row.code === location)?.currency);
    }
    const used = new Set(products.map((product) => product.currency));
    expect(used.size).toBeGreaterThanOrEqual(8);
    expect([...used].some((code) => currencyExponents[code] === 0)).toBe(true);
  });

  test('In euro, by the exponent of its currency, every trip costs between 25 and 250', () => {
    for (const { priceMinor, currency: priced, slug: name } of products) {
      expect(inEuro(priceMinor, priced), name).toBeGreaterThan(25);
      expect(inEuro(priceMinor, priced), name).toBeLessThan(250);
    }
  });

  test('One or two trips have been dearer, by no more than a third', () => {
    const promoted = products.filter(({ originalPriceMinor }) => originalPriceMinor !== null);
    expect([1, 2]).toContain(promoted.length);
    for (const { priceMinor, originalPriceMinor } of promoted) {
      expect(priceMinor).toBeLessThan(originalPriceMinor ?? 0);
      expect(priceMinor * 3).toBeGreaterThan((originalPriceMinor ?? 0) * 2);
    }
  });
});

describe('texts', () => {
  test.each(['en', 'de', 'zh-Hans'] as const)(
    'No two texts in %s are alike, nor do two begin alike',
    (locale) => {
      const all = textsIn(locale);
      expect(unique(all)).toBe(true);
      expect(unique(all.map((text) => text.slice(0, locale === 'zh-Hans' ? 8 : 24)))).toBe(true);
    },
  );

  test('A short description is one sentence', () => {
    for (const { texts } of products) {
      expect(texts.en.shortDescription).toMatch(/^[^.!?]+\.$/);
      expect(texts.de.shortDescription).toMatch(/^[^.!?]+\.$/);
      expect(texts['zh-Hans'].shortDescription).toMatch(/^[^。！？]+。$/);
    }
  });

  test('No English is left in German or Chinese, no German in English', () => {
    const english = /\b(?:the|and|with|from|your|you|where|which|this|guests)\b/i;
    for (const text of [...textsIn('de'), ...textsIn('zh-Hans')]) expect(text).not.toMatch(english);
    for (const text of textsIn('en')) expect(text).not.toMatch(/\b(?:und|der|das|mit|nicht|Sie)\b/);
  });

  test('Chinese is written in Chinese: hardly a Latin letter, none of the half-width marks, Sie is 您', () => {
    for (const text of textsIn('zh-Hans')) {
      expect(text, text).not.toMatch(
        /\p{Script=Han}\s*[,.;:!?()]|[,.;:!?()]\s*\p{Script=Han}|\p{Script=Han} \p{Script=Han}/u,
      );
      expect(text.match(/[A-Za-z]/g) ?? [], text).toHaveLength(0);
      expect(text, text).not.toContain('你');
      expect(text, text).not.toMatch(/[《“（][^》”）]*$/);
    }
  });

  test('No exclamation marks, no superlatives of the brochure', () => {
    for (const text of [...textsIn('en'), ...textsIn('de'), ...textsIn('zh-Hans')]) {
      expect(text).not.toMatch(
        /[!！]|amazing|unforgettable|breathtaking|must-see|unvergesslich|atemberaubend/i,
      );
    }
  });

  test('British spelling', () => {
    for (const text of textsIn('en'))
      expect(text).not.toMatch(/\b(?:color|harbor|traveler|center|favorite|gray)\b/i);
  });

  test('A long description is worth reading: 90 words or more, none above 260', () => {
    for (const { texts, slug: name } of products) {
      const count = texts.en.longDescription.join(' ').split(' ').length;
      expect(count, name).toBeGreaterThanOrEqual(90);
      expect(count, name).toBeLessThanOrEqual(260);
      expect([...texts['zh-Hans'].longDescription.join('')].length, name).toBeGreaterThanOrEqual(150);
      expect(texts.de.longDescription, name).toHaveLength(texts.en.longDescription.length);
      expect(texts['zh-Hans'].longDescription, name).toHaveLength(texts.en.longDescription.length);
    }
  });
});
