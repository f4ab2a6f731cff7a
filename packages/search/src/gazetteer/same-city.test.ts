import { expect, test } from 'vitest';
import type { GazetteerPlace } from '../places/gazetteer.ts';
import { keyOfText } from '../text/key-of-text.ts';
import { isSameCity } from './same-city.ts';
import { worldGazetteer } from './world-gazetteer.ts';

const worldCity = (name: string) => {
  const found = worldGazetteer()
    .named(keyOfText(name))
    .find(({ kind }) => kind === 'city');
  if (!found) throw new Error(`the world has no ${name}`);
  return found;
};
const cityOf = (names: readonly string[], position?: GazetteerPlace['position']): GazetteerPlace => ({
  ...{ id: 'one', kind: 'city', names, parent: null, popularity: 0, position },
});
const inLisbon = { latitude: 38.7, longitude: -9.1 };
const inTexas = { latitude: 33.66, longitude: -95.56 };

test('A city is the one of the world that shares a name and lies in the same spot', () => {
  expect(isSameCity(cityOf(['Lissabon'], inLisbon), worldCity('Lisbon'))).toBe(true);
  expect(isSameCity(cityOf(['Olissipo'], inLisbon), worldCity('Lisbon'))).toBe(false);
  expect(isSameCity(cityOf(['Paris', '巴黎'], inTexas), worldCity('Paris'))).toBe(false);
});

test('Where a city lies is not known: its Chinese name and another one must be the same', () => {
  expect(isSameCity(cityOf(['Lisbon', '里斯本']), worldCity('Lisbon'))).toBe(true);
  expect(isSameCity(cityOf(['Lisbon', 'Lissabon']), worldCity('Lisbon'))).toBe(false);
  expect(isSameCity(cityOf(['里斯本']), worldCity('Lisbon'))).toBe(false);
});

test('A country or a sight of the same name is no city', () => {
  expect(isSameCity({ ...cityOf(['Lisbon', '里斯本'], inLisbon), kind: 'sight' }, worldCity('Lisbon'))).toBe(
    false,
  );
});
