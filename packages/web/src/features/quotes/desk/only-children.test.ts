import { expect, test } from 'vitest';
import { isOnlyChildren } from './only-children.ts';
import { child, optionForTests } from './option-for-tests.ts';

const option = optionForTests('shared');
const comes = (party: Record<string, number>, count: number) => isOnlyChildren({ option, party, count });

test('Only where nobody but children come, and adults could, it is said', () => {
  expect(comes({ child: 1 }, 1)).toBe(true);
  expect(comes({ child: 1, infant: 1 }, 2)).toBe(true);
  expect(comes({ child: 1, adult: 1 }, 2)).toBe(false);
  expect(comes({}, 0)).toBe(false);
  const forChildren = optionForTests('children', { tickets: [child] });
  expect(isOnlyChildren({ option: forChildren, party: { child: 1 }, count: 1 })).toBe(false);
});
