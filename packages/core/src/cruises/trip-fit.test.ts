import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastBoardingAt, type PortCall, type TripFit, type TripToFit, tripFit } from './trip-fit.ts';

const at = (time: string) => new Date(`2027-05-18T${time}:00Z`);

function callOf(
  hours: { from?: string; until?: string; aboard?: string },
  more: Partial<PortCall> = {},
): PortCall {
  const { from, until, aboard } = hours;
  return {
    arrivesAt: from === undefined ? undefined : at(from),
    departsAt: until === undefined ? undefined : at(until),
    allAboardAt: aboard === undefined ? undefined : at(aboard),
    gangwayMinutes: 30,
    gateMinutes: 10,
    tender: undefined,
    sellsExcursions: true,
    riskMinutes: 15,
    ...more,
  };
}

function tripOf(meets: string, ends: string, more: Partial<TripToFit> = {}): TripToFit {
  const ways = { outMinutes: undefined, backMinutes: undefined, driveMinutes: 0 };
  return { meetsAt: at(meets), endsAt: at(ends), ...ways, ...more };
}

const boats = { crossingMinutes: 20, lastBoatMinutes: 60 };
const day = (from: string, until: string, aboard: string) => ({ from, until, aboard });

test.each<[string, PortCall, TripToFit, [boolean, number, number]]>([
  [
    'a long day by train from the quay',
    callOf(day('07:00', '19:30', '19:00')),
    tripOf('08:15', '17:10', { driveMinutes: 90 }),
    [true, 110, 105],
  ],
  [
    'half a day from the quay',
    callOf(day('08:00', '18:30', '18:00')),
    tripOf('08:30', '13:30', { driveMinutes: 40 }),
    [true, 270, 80],
  ],
  [
    'the same trip in the afternoon',
    callOf(day('08:00', '18:30', '18:00')),
    tripOf('13:00', '18:00', { driveMinutes: 40 }),
    [false, 0, 80],
  ],
  [
    'a boat trip from a tender port',
    callOf(day('07:00', '18:00', '17:30'), { tender: boats, riskMinutes: 30 }),
    tripOf('10:00', '15:00'),
    [true, 120, 105],
  ],
  [
    'a day in a town near the port that ends an hour before',
    callOf(day('08:00', '17:00', '16:30')),
    tripOf('09:00', '15:30', { driveMinutes: 35 }),
    [false, 60, 80],
  ],
  [
    'a meeting point in town, with the way there and back',
    callOf(day('08:00', '18:00', '17:30')),
    tripOf('08:45', '16:15', { outMinutes: 25, backMinutes: 25, driveMinutes: 75 }),
    [false, 40, 100],
  ],
  [
    'a long calm way out',
    callOf(day('08:00', '21:00', '20:30'), { riskMinutes: 0 }),
    tripOf('12:45', '16:45', { driveMinutes: 35 }),
    [true, 225, 65],
  ],
])('%s', (_, call, trip, [isFitting, minutesLeft, minutesNeeded]) => {
  expect(tripFit(call, trip)).toMatchObject({ isFitting, minutesLeft, minutesNeeded });
});

test('A trip that starts before passengers can be there does not fit, however early it ends', () => {
  const call = callOf(day('08:00', '18:00', '17:30'));
  const ways = { outMinutes: 25, backMinutes: 25 };
  // Gangway 30, gate 10, way 25.
  expect(tripFit(call, tripOf('09:05', '11:00', ways))).toMatchObject({ isFitting: true, reason: undefined });
  expect(tripFit(call, tripOf('09:04', '11:00', ways))).toMatchObject({ isFitting: false, reason: 'early' });
});

test('Where passengers land by boat, the guests of a line that sells excursions go first', () => {
  const trip = tripOf('08:20', '09:20');
  const tender = (sellsExcursions: boolean) =>
    callOf(day('07:00', '18:00', '17:30'), { tender: boats, sellsExcursions });
  expect(tripFit(tender(true), trip).isFitting).toBe(true);
  expect(tripFit(tender(true), tripOf('08:19', '09:20')).reason).toBe('early');
  expect(tripFit(tender(false), tripOf('07:50', '09:20')).isFitting).toBe(true);
});

test('The last boat counts if it leaves before all aboard', () => {
  const hours = day('07:00', '18:00', '17:30');
  expect(lastBoardingAt(callOf(hours, { tender: boats }))).toEqual(at('17:00'));
  expect(lastBoardingAt(callOf(hours, { tender: { ...boats, lastBoatMinutes: 20 } }))).toEqual(at('17:30'));
  expect(lastBoardingAt(callOf(hours))).toEqual(at('17:30'));
});

test('A margin under an hour and a half is called tight', () => {
  const call = callOf(day('08:00', '18:00', '17:30'));
  expect(tripFit(call, tripOf('09:00', '16:00'))).toMatchObject({ minutesLeft: 90, isTight: false });
  expect(tripFit(call, tripOf('09:00', '16:01'))).toMatchObject({
    minutesLeft: 89,
    isTight: true,
    isFitting: true,
  });
});

test('Where the sailing ends there is no ship to miss, and where it begins no landing to wait for', () => {
  expect(tripFit(callOf({ from: '06:00' }), tripOf('08:00', '23:00', { backMinutes: 30 }))).toMatchObject({
    isFitting: true,
    minutesLeft: undefined,
    backAt: at('23:00'),
  });
  expect(tripFit(callOf({ until: '18:00', aboard: '17:00' }), tripOf('06:00', '09:00')).isFitting).toBe(true);
});

const minutes = (max: number) => fc.integer({ min: 0, max });
const anyCall = fc.record({
  gangwayMinutes: minutes(60),
  gateMinutes: minutes(30),
  tender: fc.option(fc.record({ crossingMinutes: minutes(40), lastBoatMinutes: minutes(90) }), {
    nil: undefined,
  }),
  sellsExcursions: fc.boolean(),
  riskMinutes: minutes(60),
  stay: fc.integer({ min: 120, max: 1_000 }),
  aboard: minutes(60),
});
const anyTrip = fc.record({
  outMinutes: fc.option(minutes(120), { nil: undefined }),
  backMinutes: fc.option(minutes(120), { nil: undefined }),
  driveMinutes: minutes(240),
  startsAfter: fc.integer({ min: -60, max: 900 }),
  lasts: fc.integer({ min: 15, max: 720 }),
});

const arrival = at('07:00').getTime();
const shifted = (minute: number) => new Date(arrival + minute * 60_000);

type Drawn<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never;

function pairOf([call, trip]: readonly [Drawn<typeof anyCall>, Drawn<typeof anyTrip>], by = 0) {
  const { stay, aboard, ...rest } = call;
  const { startsAfter, lasts, ...ways } = trip;
  return {
    call: {
      ...rest,
      arrivesAt: shifted(by),
      departsAt: shifted(by + stay),
      allAboardAt: shifted(by + stay - aboard),
    },
    trip: { ...ways, meetsAt: shifted(by + startsAfter), endsAt: shifted(by + startsAfter + lasts) },
  };
}

type Rule = typeof tripFit;

/** Written without the rule: a trip that fits begins after the landing and is back before the last boarding with its margin. */
const keepsItsPromise = (rule: Rule) =>
  fc.property(anyCall, anyTrip, (...drawn) => {
    const { call, trip } = pairOf(drawn);
    if (!rule(call, trip).isFitting) return;
    const { tender, gateMinutes, allAboardAt, departsAt } = call;
    const boats = tender ? tender.crossingMinutes + (call.sellsExcursions ? 30 : 0) : 0;
    const wayOut = trip.outMinutes === undefined ? 0 : gateMinutes + trip.outMinutes;
    const landed = minutesFromArrival(call.arrivesAt) + call.gangwayMinutes + boats + wayOut;
    const wayBack = trip.backMinutes === undefined ? 0 : trip.backMinutes + gateMinutes;
    const back = minutesFromArrival(trip.endsAt) + wayBack;
    const lastBoat = tender ? minutesFromArrival(departsAt) - tender.lastBoatMinutes : Infinity;
    const lastBoarding = Math.min(minutesFromArrival(allAboardAt), lastBoat);
    const longDrive = Math.max(0, trip.driveMinutes - 30) / 2;
    const margin = 60 + longDrive + call.riskMinutes + (tender ? 15 : 0);
    expect(minutesFromArrival(trip.meetsAt)).toBeGreaterThanOrEqual(landed);
    expect(lastBoarding - back).toBeGreaterThanOrEqual(margin);
  });

const minutesFromArrival = (instant: Date) => (instant.getTime() - arrival) / 60_000;

/** So many draws find each of the broken rules below. Rare ones need five hundred. */
const draws = { numRuns: 2_000 };

test('A trip that fits begins after the landing, and is back before the last boarding by its margin', () => {
  fc.assert(keepsItsPromise(tripFit), draws);
});

test.each<[string, Rule]>([
  [
    'asks for no margin',
    (call, trip) => withFit(tripFit(call, trip), ({ minutesLeft = 0 }) => minutesLeft >= 0),
  ],
  ['forgets the long drive', (call, trip) => tripFit(call, { ...trip, driveMinutes: 0 })],
  ['forgets the risk of the port', (call, trip) => tripFit({ ...call, riskMinutes: 0 }, trip)],
  ['forgets the way back', (call, trip) => tripFit(call, { ...trip, backMinutes: undefined })],
  ['forgets the way out', (call, trip) => tripFit(call, { ...trip, outMinutes: undefined })],
  ['waits for no gangway', (call, trip) => tripFit({ ...call, gangwayMinutes: 0 }, trip)],
  [
    'counts all aboard, not the last boat',
    (call, trip) => tripFit(withBoats(call, { lastBoatMinutes: 0 }), trip),
  ],
  ['forgets the crossing', (call, trip) => tripFit(withBoats(call, { crossingMinutes: 0 }), trip)],
  ['forgets the guests of the line', (call, trip) => tripFit({ ...call, sellsExcursions: false }, trip)],
])('Control: a rule that %s does not keep that promise', (_, brokenRule) => {
  expect(() => fc.assert(keepsItsPromise(brokenRule), { ...draws, seed: 1 })).toThrow(
    'Property failed after',
  );
});

/** The rule judges the start by itself; only the return is judged otherwise. */
function withFit(fit: TripFit, isBackInTime: (fit: TripFit) => boolean): TripFit {
  return { ...fit, isFitting: fit.reason !== 'early' && isBackInTime(fit) };
}

function withBoats(call: PortCall, differences: Partial<NonNullable<PortCall['tender']>>): PortCall {
  return { ...call, tender: call.tender && { ...call.tender, ...differences } };
}

test('A call and a trip that both move by some minutes give the same answer', () => {
  fc.assert(
    fc.property(anyCall, anyTrip, fc.integer({ min: -2_000, max: 2_000 }), (call, trip, by) => {
      const [here, there] = [pairOf([call, trip]), pairOf([call, trip], by)];
      const { backAt, meetsAt, reachableAt, ...answer } = tripFit(here.call, here.trip);
      const moved = tripFit(there.call, there.trip);
      expect(moved).toMatchObject(answer);
      const movedBy = (later?: Date, sooner?: Date) => (later?.getTime() ?? 0) - (sooner?.getTime() ?? 0);
      expect([
        movedBy(moved.backAt, backAt),
        movedBy(moved.meetsAt, meetsAt),
        movedBy(moved.reachableAt, reachableAt),
      ]).toEqual([by, by, by].map((minutes) => minutes * 60_000));
    }),
  );
});

test('A ship that leaves later by some minutes leaves as many minutes more', () => {
  fc.assert(
    fc.property(anyCall, anyTrip, fc.integer({ min: 1, max: 600 }), (call, trip, by) => {
      const sooner = pairOf([call, trip]);
      const later = pairOf([{ ...call, stay: call.stay + by }, trip]);
      const left = tripFit(sooner.call, sooner.trip).minutesLeft ?? 0;
      expect(tripFit(later.call, later.trip).minutesLeft).toBe(left + by);
    }),
  );
});
