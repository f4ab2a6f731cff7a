import { expect, test } from 'vitest';
import { storedRoom, storedStayQuote } from '../../../../test-support/hotels/held-stay.ts';
import { freeStayUntil } from './cancel-rooms.ts';

const now = new Date('2037-05-01T00:00:00Z');
const roomUntil = (until: string | null, chargeMinor = 0) =>
  storedRoom({
    cancellation: [{ until, chargeMinor }, ...(until === null ? [] : [{ until: null, chargeMinor: 65_600 }])],
  });
const freeUntil = (rooms: ReturnType<typeof storedRoom>[], payment: 'prepaid' | 'at-hotel' = 'prepaid') => {
  const { stay } = storedStayQuote({ rooms, stay: { payment } });
  return stay && freeStayUntil(stay, now)?.toISOString();
};
const [tenth, twelfth] = ['2037-05-10T17:00:00.000Z', '2037-05-12T17:00:00.000Z'];

test('A stay is free of charge until the earliest deadline of its rooms', () => {
  expect(freeUntil([roomUntil(twelfth), roomUntil(tenth)])).toBe(tenth);
});

test('A stay with a room that costs something to cancel is not free of charge, even before a deadline', () => {
  expect(freeUntil([roomUntil(twelfth), roomUntil(tenth, 16_400)])).toBeUndefined();
  expect(freeUntil([roomUntil(twelfth), roomUntil(null, 65_600)])).toBeUndefined();
});

test('A stay that is paid at the hotel has nothing to refund', () => {
  expect(freeUntil([roomUntil(twelfth)], 'at-hotel')).toBeUndefined();
});
