import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { keyOfText } from '../text/key-of-text.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { readWorld } from './read-world.ts';
import { worldGazetteer } from './world-gazetteer.ts';

const world = worldGazetteer();
const firstNamed = (name: string) => world.named(keyOfText(name))[0]?.names.en;

test('Every place has an id of its own, names in three languages, and lies on Earth', () => {
  const places = readWorld();
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  for (const { id, names, latitude, longitude, isTravelled } of places) {
    expect(Math.abs(latitude), id).toBeLessThan(90);
    expect(Math.abs(longitude), id).toBeLessThanOrEqual(180);
    for (const locale of MESSAGE_LOCALES) expect(names[locale], `${id} ${locale}`).not.toBe('');
    if (isTravelled) expect(names['zh-Hans'], id).toMatch(/\p{sc=Han}/u);
  }
});

test('It knows the cities and countries of the world, and three hundred sights', () => {
  const count = (kind: string) => readWorld().filter((place) => place.kind === kind).length;
  expect(count('city')).toBeGreaterThan(5_000);
  expect(count('country')).toBeGreaterThan(190);
  expect(count('sight')).toBeGreaterThan(300);
});

test.each([
  ['Budapest', ['Budapest', '布达佩斯']],
  ['Cologne', ['Cologne', 'Köln', 'Koeln', 'koln', '科隆']],
  ['Zurich', ['Zurich', 'Zürich', 'Zuerich', 'zurich', '苏黎世']],
  ['Aarhus', ['Aarhus', '奥胡斯']],
  ['Kraków', ['Kraków', 'Krakow', 'Cracow', 'Krakau', '克拉科夫']],
  ['Ho Chi Minh City', ['Saigon', 'Ho-Chi-Minh-Stadt', '胡志明市', '西贡']],
  ['Hungary', ['Hungary', 'Ungarn', '匈牙利']],
  ['Tenerife', ['Tenerife', 'Teneriffa', '特内里费岛']],
  ['Taj Mahal', ['Taj Mahal', '泰姬陵', 'Tadsch Mahal']],
  ['Zugspitze', ['Zugspitze', '楚格峰']],
])('%s has the names that travellers give it', (place, names) => {
  expect(names.map(firstNamed)).toEqual(names.map(() => place));
});

test('A name typed by sound or with a slip is recognised, a short word with a slip is not', () => {
  expect(world.sounding('budapeisi')[0]?.names.en).toBe('Budapest');
  expect(world.similar('budapst')[0]?.names.en).toBe('Budapest');
  expect(world.similar('krakov')[0]?.names.en).toBe('Kraków');
  expect(world.similar('lina')).toEqual([]);
});

test('The beginning of a name finds the places that travellers name most', () => {
  expect(world.beginning('budap', 1)[0]?.names.en).toBe('Budapest');
  expect(world.beginning('布达', 1)[0]?.names.en).toBe('Budapest');
});

test('Of cities with one name the travelled one comes first', () => {
  expect(world.named('granada')[0]?.country).toBe('ES');
  expect(world.named('birmingham')[0]?.country).toBe('GB');
});

test('Every ordinary word is the name of a place', () => {
  expect([...ORDINARY_WORDS].filter((word) => world.named(word).length === 0)).toEqual([]);
});

test('A sight has the city that it lies in or close to', () => {
  const [alhambra] = world.named('alhambra');
  const [uluru] = world.named('uluru');
  expect(alhambra && world.cityNear(alhambra)?.names.en).toBe('Granada');
  expect(uluru && world.cityNear(uluru)).toBeUndefined();
});
