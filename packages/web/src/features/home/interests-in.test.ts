import { expect, test } from 'vitest';
import signs from './interest-signs.svg?raw';
import { interestsIn } from './interests-in.ts';

test('The interests are listed in their order, and a locale without its own texts names them in English', () => {
  expect(interestsIn('de').map(({ title }) => title)).toEqual(expect.arrayContaining(['Wein', 'Kultur']));
  expect(interestsIn('fr')).toEqual(interestsIn('en'));
  expect(
    interestsIn('en')
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(['air', 'bike', 'culture']);
});

test('Every interest has an icon with more than a background', () => {
  const drawn = [...signs.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(interestsIn('en').map(({ id }) => id));
  for (const symbol of signs.split('<symbol').slice(1))
    expect(symbol.split('<path').length).toBeGreaterThan(2);
});
