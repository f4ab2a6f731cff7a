import { expect, test } from 'vitest';
import { tidyQuery, withoutLooseEnds } from './tidy-query.ts';

test.each([
  ['sailing, ', 'sailing'],
  [' , sailing', 'sailing'],
  ['sailing ,  , Lisbon', 'sailing, Lisbon'],
  ['Hafenrundfahrt und ', 'Hafenrundfahrt'],
  ['帆船，、里斯本，', '帆船、里斯本'],
  ['and', ''],
])('What joined the words that were taken out goes with them: %j', (text, tidied) => {
  expect(tidyQuery(text)).toBe(tidied);
});

test.each([
  ['Hotel in Rom, im', 'Hotel in Rom'],
  ['Hotel in Rome, in the', 'Hotel in Rome'],
  ['boat to, please', 'boat, please'],
  ['in', 'in'],
  ['Café an der Spree', 'Café an der Spree'],
])('Words that only led to what was taken out go with it: %j', (text, tidied) => {
  expect(withoutLooseEnds(text)).toBe(tidied);
});
