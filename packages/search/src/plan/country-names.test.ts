import { expect, test } from 'vitest';
import { otherNamesOfCountry } from './country-names.ts';

test('A country is also known by what people call it for short, and an unknown one by nothing more', () => {
  expect(otherNamesOfCountry('US')).toContain('USA');
  expect(otherNamesOfCountry('NL')).toContain('Holland');
  expect(otherNamesOfCountry('XX')).toEqual([]);
});
