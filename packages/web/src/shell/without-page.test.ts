import { expect, test } from 'vitest';
import { withoutPage } from './without-page.ts';

test.each([
  ['', ''],
  ['?page=2', ''],
  ['?page=2&x=1', '?x=1'],
  ['?interest=wine,water&page=12', '?interest=wine,water'],
  ['?interest=wine&page=2&x=1', '?interest=wine&x=1'],
  ['?subpage=2&q=page', '?subpage=2&q=page'],
])('The page goes and nothing else does: %s', (search, left) => {
  expect(withoutPage(search)).toBe(left);
});
