import { beforeEach, expect, test } from 'vitest';
import { noRide } from './ride/check-ride.ts';
import { chooseRide, rideValuesFor, takeRide, useRideChoice } from './ride-choice.ts';

beforeEach(() => useRideChoice.setState({ tourId: '', values: noRide, isAsked: false }));

const values = (tourId: string) => rideValuesFor(useRideChoice.getState(), tourId);

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
  expect([values('walk'), takeRide('walk')]).toEqual([noRide, null]);
  chooseRide('walk', { kind: 'ship' });
  expect(values('walk')).toEqual({ ...noRide, kind: 'ship' });
});
