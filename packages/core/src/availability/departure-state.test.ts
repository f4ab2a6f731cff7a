import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DepartureToSell, type DepartureUse, departureState } from './departure-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const soon = new Date('2026-11-21T12:09:00Z');
const later = new Date('2026-11-21T12:14:00Z');

function taken(differences: Partial<DepartureUse> = {}): DepartureUse {
  return { capacity: 12, held: 0, sold: 0, closed: false, ...differences };
}

const state = (differences: Partial<DepartureToSell> = {}) =>
  departureState({ capacity: 12, party: 1, bookableUntil: later, now, ...differences });

test('An untouched departure is available up to the capacity of its option, and no further', () => {
  expect(state({ party: 12 })).toEqual({ state: 'free', spots: 12 });
  expect(state({ party: 13 })).toEqual({ state: 'sold_out', spots: 12 });
});

test('Held and sold spots are not available, and the departure’s own capacity replaces that of its option', () => {
  const takenSpots = taken({ capacity: 10, held: 2, sold: 5, nextReleaseAt: soon });
  expect(state({ taken: takenSpots, party: 3 })).toEqual({ state: 'free', spots: 3 });
});

test('If other travellers hold the missing spots, these may return when the first hold ends', () => {
  const takenSpots = taken({ capacity: 10, held: 2, sold: 5, nextReleaseAt: soon });
  expect(state({ taken: takenSpots, party: 5 })).toEqual({ state: 'held', spots: 3, mayComeBackAt: soon });
  expect(state({ taken: takenSpots, party: 6 })).toEqual({ state: 'sold_out', spots: 3 });
});

test('The closed state overrides every other state, and the cut-off overrides the spots from its exact instant on', () => {
  const full = taken({ held: 12, nextReleaseAt: soon });
  expect(state({ taken: { ...full, closed: true }, now: later })).toEqual({ state: 'closed' });
  expect(state({ taken: full, now: later })).toEqual({ state: 'cut_off' });
  expect(state({ now: later })).toEqual({ state: 'cut_off' });
  expect(state({ now: new Date(later.getTime() - 1) })).toEqual({ state: 'free', spots: 12 });
});

test('A capacity of 0 is sold out, and more taken spots than capacity leave 0 available', () => {
  expect(state({ taken: taken({ capacity: 0 }) })).toEqual({ state: 'sold_out', spots: 0 });
  expect(state({ taken: taken({ capacity: 4, sold: 6 }) })).toEqual({ state: 'sold_out', spots: 0 });
});

test('A shared resource limits a departure too, and may return when its holds are released', () => {
  const shared = { spots: 2, spotsIfReleased: 4, nextReleaseAt: soon };
  expect(state({ shared, party: 2 })).toEqual({ state: 'free', spots: 2 });
  expect(state({ shared, party: 4 })).toEqual({ state: 'held', spots: 2, mayComeBackAt: soon });
  expect(state({ shared, party: 5 })).toEqual({ state: 'sold_out', spots: 2 });
  expect(state({ shared, taken: taken({ held: 9, nextReleaseAt: later }), party: 3 })).toEqual({
    state: 'held',
    spots: 2,
    mayComeBackAt: soon,
  });
  expect(
    state({
      shared: { ...shared, nextReleaseAt: later },
      taken: taken({ held: 9, nextReleaseAt: soon }),
      party: 4,
    }),
  ).toMatchObject({ state: 'held', mayComeBackAt: soon });
});

test('A group needs the whole departure: it is available without holds and sales, and held if there are only holds', () => {
  const group = { maxPeople: Number.POSITIVE_INFINITY };
  expect(state({ group, party: 12 })).toEqual({ state: 'free', spots: 12 });
  expect(state({ group, party: 13 })).toEqual({ state: 'sold_out', spots: 12 });
  expect(state({ group, taken: taken({ held: 1, nextReleaseAt: soon }) })).toEqual({
    state: 'held',
    spots: 0,
    mayComeBackAt: soon,
  });
  expect(state({ group, taken: taken({ sold: 1 }) })).toEqual({ state: 'sold_out', spots: 0 });
  expect(state({ group, shared: { spots: 11, spotsIfReleased: 11 } })).toEqual({
    state: 'sold_out',
    spots: 0,
  });
});

test('A group larger than its price allows gets no more spots than that', () => {
  expect(state({ group: { maxPeople: 6 }, party: 6 })).toEqual({ state: 'free', spots: 6 });
  expect(state({ group: { maxPeople: 6 }, party: 7 })).toEqual({ state: 'sold_out', spots: 6 });
});

const anyTaken = fc
  .record({
    capacity: fc.nat(60),
    held: fc.nat(60),
    sold: fc.nat(60),
    nextReleaseAt: fc.constant(soon),
    closed: fc.constant(false),
  })
  .filter(({ capacity, held, sold }) => held + sold <= capacity)
  .map((takenSpots) => (takenSpots.held === 0 ? { ...takenSpots, nextReleaseAt: undefined } : takenSpots));

test('Without groups, shared resources and reduced capacity, available, held and sold spots add up to the capacity', () => {
  fc.assert(
    fc.property(anyTaken, fc.integer({ min: 1, max: 60 }), (takenSpots, party) => {
      const result = state({ taken: takenSpots, party });
      const spots = 'spots' in result ? result.spots : Number.NaN;
      expect(spots + takenSpots.held + takenSpots.sold).toBe(takenSpots.capacity);
      expect(result.state === 'free').toBe(party <= spots);
      expect(result.state === 'held').toBe(
        party > spots && takenSpots.held > 0 && party <= spots + takenSpots.held,
      );
    }),
  );
});

test('A smaller party never has a worse state than a larger one', () => {
  const order = ['sold_out', 'held', 'free'];
  fc.assert(
    fc.property(
      anyTaken,
      fc.integer({ min: 1, max: 60 }),
      fc.nat(20),
      fc.nat(60),
      (takenSpots, party, more, spots) => {
        const shared = { spots, spotsIfReleased: spots + 3, nextReleaseAt: later };
        const rank = (count: number) =>
          order.indexOf(state({ taken: takenSpots, shared, party: count }).state);
        expect(rank(party)).toBeGreaterThanOrEqual(rank(party + more));
      },
    ),
  );
});
