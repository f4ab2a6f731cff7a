import { beforeEach, expect, test } from 'vitest';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { testQuote } from '../../store/quote-for-tests.ts';
import { noRide } from './ride/check-ride.ts';
import { chooseRide, takeRide, useRideChoice } from './ride-choice.ts';

beforeEach(() => {
  useRideChoice.setState({ tourId: '', values: noRide, isAsked: false });
  useCommerceStore.getState().reset();
});

test('A quote takes the ride that was typed, or none where none is wanted', () => {
  expect(takeRide('sail')).toBeNull();
  chooseRide('sail', { kind: 'hotel', hotelName: 'Casa do Rio' });
  chooseRide('sail', { address: 'Rua 1' });
  expect(takeRide('sail')).toEqual({
    kind: 'hotel',
    direction: 'to-start',
    hotelName: 'Casa do Rio',
    address: 'Rua 1',
  });
});

test('A ride that is wanted and not told in full is not dropped in silence: it is asked for', () => {
  chooseRide('sail', { kind: 'airport' });
  expect(useRideChoice.getState().isAsked).toBe(false);
  expect(takeRide('sail')).toBe('unfinished');
  expect(useRideChoice.getState().isAsked).toBe(true);
  chooseRide('sail', { airport: 'Lisbon' });
  expect(useRideChoice.getState().isAsked).toBe(true);
  chooseRide('sail', { kind: 'none' });
  expect([useRideChoice.getState().isAsked, takeRide('sail')]).toEqual([false, null]);
});

test('The ride to one trip is not that to another', () => {
  chooseRide('sail', { kind: 'hotel', hotelName: 'Casa do Rio', address: 'Rua 1' });
  expect(takeRide('walk')).toBeNull();
  chooseRide('walk', { kind: 'ship' });
  expect(useRideChoice.getState()).toMatchObject({ tourId: 'walk', values: { ...noRide, kind: 'ship' } });
});

test('Who comes back to change what is held finds the ride that went with it, and may do without', () => {
  const ride = {
    kind: 'ship',
    direction: 'both',
    shipName: 'Aurora',
    terminal: '',
    allAboard: null,
  } as const;
  const held = testQuote({ ride });
  useCommerceStore.setState({ cart: held, cartId: held.cartId });
  expect([takeRide(held.tourId), takeRide('another')]).toEqual([ride, null]);
  chooseRide(held.tourId, { terminal: 'Alcântara' });
  expect(takeRide(held.tourId)).toEqual({ ...ride, terminal: 'Alcântara' });
  chooseRide(held.tourId, { kind: 'none' });
  expect(takeRide(held.tourId)).toBeNull();
});
