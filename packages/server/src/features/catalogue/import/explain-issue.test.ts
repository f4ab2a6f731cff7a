import { expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { readPlaces } from './read-catalogue.ts';

test.each<[string, object, string]>([
  ['a missing text', { title: {} }, 'title.en is missing'],
  ['a text instead of a number', { capacity: '8' }, 'capacity must be a number without quotation marks'],
  ['part of a spot', { capacity: 1.5 }, 'capacity must be a whole number'],
  ['a number instead of a list', { languages: 3 }, 'languages must be a list in square brackets'],
  ['a place without people', { capacity: 0 }, 'capacity must be more than 0'],
  ['an unknown field', { colour: 'red' }, 'has unknown fields: colour'],
  [
    'an unknown language of a review',
    { reviews: [{ locale: 'fr' }] },
    'reviews[1].locale must be one of: en',
  ],
  [
    'a mistake in one of two forms',
    { cancellation: [{ hoursBefore: 'a day', refundPercent: 50 }] },
    'cancellation[1].hoursBefore must be a number without quotation marks',
  ],
])('The author of a file reads in plain words what is wrong: %s', (_, difference, what) => {
  const text = JSON.stringify(placeWith('lisbon', [productRow('sail', difference)]));
  const { problems } = readPlaces([{ name: 'lisbon.json', text }]);
  expect(problems.map((problem) => `${problem.at} ${problem.what}`)).toContainEqual(
    expect.stringContaining(what),
  );
});
