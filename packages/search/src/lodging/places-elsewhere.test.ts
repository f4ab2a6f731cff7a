import { expect, test } from 'vitest';
import { folded } from '../../test-support/folded.ts';
import { gazetteerElsewhere, PLACES_ELSEWHERE } from './places-elsewhere.ts';

const places = [...PLACES_ELSEWHERE.values()];

test('Every place elsewhere is on Earth, and no two have one name in a language', () => {
  for (const { latitude, longitude, id } of places) {
    expect(Math.abs(latitude), id).toBeLessThan(90);
    expect(Math.abs(longitude), id).toBeLessThanOrEqual(180);
  }
  for (const language of ['en', 'de', 'zh-Hans'] as const) {
    const names = places.map(({ names }) => folded(names[language]));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test('Every sight lies in a city of the table', () => {
  for (const { kind, parent, id } of places) {
    expect(parent === null, id).toBe(kind === 'city');
    if (parent !== null) expect(PLACES_ELSEWHERE.get(parent)?.kind, id).toBe('city');
  }
});

test('A place of the catalogue comes before one of the same name elsewhere', () => {
  const ids = gazetteerElsewhere((name) => name === 'Köln').map(({ id }) => id);
  expect(ids).not.toContain('elsewhere/Cologne');
  expect(ids).toContain('elsewhere/Granada');
});
