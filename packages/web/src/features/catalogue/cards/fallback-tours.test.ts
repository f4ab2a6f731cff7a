import { tourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { VARIANT_NAMES } from '../../../../../../variants/variant-schema.ts';
import german from '../fallback/featured.de.json' with { type: 'json' };
import english from '../fallback/featured.en.json' with { type: 'json' };

const lists = { english, german };

test('The bundled lists are what the API would return: the same complete tours in both languages, valid by the contract', () => {
  for (const list of Object.values(lists)) tourSummary.array().min(12).parse(list);
  expect(german.map(({ code }) => code)).toEqual(english.map(({ code }) => code));
  const alike = german.filter(({ tourName }, index) => tourName === english[index]?.tourName);
  expect(alike.length).toBeLessThan(3);
});

test('Prices in the bundled lists are in the currency of a first visit', () => {
  for (const { currency } of [...english, ...german]) expect(currency).toBe('EUR');
});

test('Every white-label finds enough products of its own types in the bundled lists', async () => {
  for (const name of VARIANT_NAMES) {
    const { variant } = await import(`../../../../../../variants/${name}/variant.ts`);
    const variantTours = english.filter(({ productType }) =>
      variant.featured.productTypes.includes(productType),
    );
    expect(variantTours.length, name).toBeGreaterThanOrEqual(3);
  }
});
