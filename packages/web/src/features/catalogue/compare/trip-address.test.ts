import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { tripAddress } from './trip-address.ts';

const normalizedUrlPath = '/tours/lisbon/sunset-sail-4gqv2p6w';

test('Who chooses a trip finds the day, the party and the way to book it that was compared', () => {
  const day = { ticketType: 'group', componentKey: 'private' } as const;
  const asked = { date: localDate('2026-12-05'), party: 3 };
  expect(tripAddress({ normalizedUrlPath, day }, asked)).toBe(
    `${normalizedUrlPath}?date=2026-12-05&group=3&option=private`,
  );
});

test('Without a day, and where the party cannot come that day, it still knows how many come', () => {
  expect(tripAddress({ normalizedUrlPath, day: null }, { date: undefined, party: 2 })).toBe(
    `${normalizedUrlPath}?adult=2`,
  );
});
