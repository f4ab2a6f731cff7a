import { expect, test } from 'vitest';
import { otherNamesOfCountry } from './gazetteer.ts';

test('A country also has its common short names, and an unknown country code has none', () => {
  expect(otherNamesOfCountry('US')).toContain('USA');
  expect(otherNamesOfCountry('NL')).toContain('Holland');
  expect(otherNamesOfCountry('XX')).toEqual([]);
});
