import { expect, test } from 'vitest';
import { english } from '../../../i18n/text-for-tests.ts';
import { rideParts } from './ride-parts.ts';

test('A wish is told in one line, without what was left empty', () => {
  const ship = { kind: 'ship', shipName: 'Aurora', terminal: '', allAboard: '17:30' } as const;
  expect(rideParts({ ...ship, direction: 'to-start' }, english)).toEqual([
    'Cruise ship',
    'To the start',
    'Aurora',
    '17:30',
  ]);
  expect(rideParts({ ...ship, direction: 'both', allAboard: null }, english)).toEqual([
    'Cruise ship',
    'Both ways',
    'Aurora',
  ]);
});
