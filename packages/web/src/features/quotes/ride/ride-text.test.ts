import { expect, test } from 'vitest';
import { english } from '../../../i18n/text-for-tests.ts';
import { rideText } from './ride-text.ts';

test('A wish is told in one line, without what was left empty', () => {
  const ship = { kind: 'ship', shipName: 'Aurora', terminal: '', allAboard: '17:30' } as const;
  expect(rideText({ ...ship, direction: 'to-start' }, english)).toBe(
    'Cruise ship · To the start · Aurora · 17:30',
  );
  expect(rideText({ ...ship, direction: 'both', allAboard: null }, english)).toBe(
    'Cruise ship · Both ways · Aurora',
  );
});
