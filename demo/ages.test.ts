import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPlaces } from '../packages/server/src/features/catalogue/import/read-catalogue.ts';

const folder = new URL('places/', import.meta.url);
const { places } = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
type Product = (typeof places)[number]['products'][number];
type AgePrices = {
  readonly at: string;
  readonly youngest: number;
  readonly sold: Partial<NonNullable<Product['price']>>;
  readonly ages: NonNullable<Product['ages']>;
};

const agePrices: AgePrices[] = places.flatMap(({ location, products }) =>
  products.flatMap(({ slug, minAge, price, ages, options }) =>
    [{ price, ages }, ...options].map((option) => ({
      at: `${location.slug}/${slug}`,
      youngest: minAge ?? 0,
      sold: option.price ?? {},
      ages: option.ages ?? {},
    })),
  ),
);

/** Every traveller belongs to exactly one of these. A student may have two tickets to choose from. */
const BY_YEARS = ['infant', 'child', 'youth', 'adult', 'senior'] as const;

test('A ticket for an age group states its ages', () => {
  for (const { at, sold, ages } of agePrices)
    for (const band of ['infant', 'child', 'youth', 'student', 'senior'] as const)
      expect([at, band, ages[band] !== undefined]).toEqual([at, band, sold[band] !== undefined]);
});

test('From the youngest who may come to the oldest, every traveller has exactly one ticket', () => {
  for (const { at, youngest, sold, ages } of agePrices) {
    const bands = BY_YEARS.filter((band) => sold[band] !== undefined);
    if (bands.length < 2) continue;
    let next = youngest;
    for (const band of bands) {
      const { from = youngest, to = 120 } = ages[band] ?? {};
      expect([at, band, from]).toEqual([at, band, next]);
      next = to + 1;
    }
    expect([at, next]).toEqual([at, 121]);
  }
});

test('Infants are at most five, children and youths at most eighteen, students at least sixteen and seniors at least sixty', () => {
  for (const { at, ages } of agePrices) {
    expect(ages.infant?.to ?? 5, at).toBeLessThanOrEqual(5);
    expect(ages.child?.to ?? 18, at).toBeLessThanOrEqual(18);
    expect(ages.youth?.to ?? 17, at).toBeLessThanOrEqual(18);
    expect(ages.senior?.from ?? 60, at).toBeGreaterThanOrEqual(60);
    expect(ages.student?.from ?? 16, at).toBeGreaterThanOrEqual(16);
  }
});

test('The age limit for children is not the same everywhere', () => {
  const lines = new Set(agePrices.map(({ ages }) => ages.child?.to).filter((to) => to !== undefined));
  expect(lines.size).toBeGreaterThanOrEqual(4);
});
