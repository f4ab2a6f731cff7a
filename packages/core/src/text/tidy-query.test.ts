import { expect, test } from 'vitest';
import { tidyQuery } from './tidy-query.ts';

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
