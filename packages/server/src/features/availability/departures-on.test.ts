import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { OfferedOption } from '../catalogue/offers/read-offer.ts';
import { departuresOn } from './departures-on.ts';
import type { TakenInventory } from './read-inventory.ts';

const option: OfferedOption = {
  id: '0190f5a8-0000-8000-8000-000000000003',
  timetable: {
    rules: [{ weekdays: undefined, season: undefined, startTimes: [localTime('10:00')] }],
    exceptions: [],
  },
  durationMinutes: 120,
  capacity: 8,
  cutoffMinutes: 60,
  tickets: [{ band: 'adult', priceMinor: 4_850 }],
  seasons: [],
  resources: [],
};

/** The only departure of a day, for this many travellers, when this many spots of it are sold. */
function departureFor(
  party: number,
  { sold = 0, ...differences }: Partial<OfferedOption> & { sold?: number },
) {
  const inventory: TakenInventory = {
    takenSpots: () => ({ capacity: option.capacity, held: 0, sold, closed: false }),
    shared: () => ({ spots: 3, spotsIfReleased: 3 }),
  };
  const [departure] = departuresOn({
    option: { ...option, ...differences },
    timeZone: 'Europe/Lisbon',
    date: localDate('2026-12-05'),
    party,
    now: new Date('2026-12-01T12:00:00Z'),
    inventory,
  });
  return departure;
}

test.each([
  [1, 6, 'free'],
  [1, 7, 'sold_out'],
  [3, 6, 'sold_out'],
])(
  'Where tickets are sold in twos, %i travellers find a departure with %i of 8 spots sold %s',
  (party, sold, state) => {
    const inTwos = [{ band: 'adult', priceMinor: 4_850, minCount: 2 }] as const;
    expect(departureFor(party, { tickets: inTwos, sold })).toMatchObject({ state, spots: 8 - sold });
  },
);

test('A group finds a departure only as a whole', () => {
  const boat = [{ band: 'group', priceMinor: 24_000, groupSize: 6 }] as const;
  expect(departureFor(4, { tickets: boat })).toMatchObject({ state: 'free', spots: 6 });
  expect(departureFor(4, { tickets: boat, sold: 1 })).toMatchObject({ state: 'sold_out', spots: 0 });
});

test('A resource that is shared limits the spots, and an option that shares none is not limited', () => {
  const resources = [
    { id: '0190f5a8-0000-8000-8000-000000000009', capacity: 3, per: 'spot', units: 1 },
  ] as const;
  expect(departureFor(3, { resources })).toMatchObject({ state: 'free', spots: 3 });
  expect(departureFor(4, { resources })).toMatchObject({ state: 'sold_out', spots: 3 });
  expect(departureFor(4, {})).toMatchObject({ state: 'free', spots: 8 });
});
