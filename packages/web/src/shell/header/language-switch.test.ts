import { expect, test } from 'vitest';
import { withoutPage } from './language-switch.tsx';

test.each([
  ['', ''],
  ['?page=2', ''],
  ['?page=2&x=1', '?x=1'],
  ['?interest=wine,water&page=12', '?interest=wine,water'],
  ['?interest=wine&page=2&x=1', '?interest=wine&x=1'],
  ['?subpage=2&q=page', '?subpage=2&q=page'],
])('The page number is removed from the query and nothing else: %s', (search, left) => {
  expect(withoutPage(search)).toBe(left);
});
