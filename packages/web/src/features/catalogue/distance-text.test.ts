import { expect, test } from 'vitest';
import type { Text } from '../../i18n/use-text.ts';
import { distanceText } from './distance-text.ts';

const t: Text = (key, values) => `${key.slice(5)} ${Object.values(values ?? {})}`;

test('A distance is said no more exactly than anybody could tell on foot', () => {
  const said = [3, 47, 112, 388, 949].map((metres) => distanceText(metres, t));
  expect(said).toEqual(['metres 10', 'metres 50', 'metres 100', 'metres 400', 'metres 950']);
});

test('From a kilometre on it is kilometres, with a tenth up to ten', () => {
  const said = [951, 1_340, 9_960, 26_400].map((metres) => distanceText(metres, t));
  expect(said).toEqual(['kilometres 1', 'kilometres 1.3', 'kilometres 10', 'kilometres 26']);
});
