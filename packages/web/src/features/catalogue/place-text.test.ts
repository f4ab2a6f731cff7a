import { expect, test } from 'vitest';
import type { Text } from '../../i18n/use-text.ts';
import { placeText } from './place-text.ts';

const t: Text = (_, values) => `${values?.city}, ${values?.country}`;

test('A place is told with its country, and a city that is one is told once.', () => {
  expect(placeText({ city: 'Lisbon', country: 'Portugal' }, t)).toBe('Lisbon, Portugal');
  expect(placeText({ city: '新加坡', country: '新加坡' }, t)).toBe('新加坡');
});
