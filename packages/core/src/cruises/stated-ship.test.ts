import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestOf } from '../../test-support/cruises/stated-ships.ts';
import type { BookedShip, ShipDetails } from '../contract/transfer-request.ts';
import {
  boardingToJudge,
  countingBoarding,
  detailsOf,
  isShipName,
  type ShipStatements,
  sailingThatCounts,
  shipLine,
  statedCall,
  statedOtherwise,
  statedShip,
} from './stated-ship.ts';

const call: BookedShip = {
  routeId: 'cccccccc-0000-4000-8000-000000000001',
  portId: 'cccccccc-0000-4000-8000-000000000002',
  day: '2037-11-23',
  position: 1,
  shipNames: { en: 'Serena', 'zh-Hans': '宁和号' },
  lineNames: { en: 'Bluebird' },
  portNames: { en: 'Lisbon', de: 'Lissabon' },
  berth: 0,
  berthNames: { en: 'South quay' },
  isTender: false,
  timeZone: 'Europe/Lisbon',
  boardTimeZone: 'Europe/Madrid',
  arrivesAt: '2037-11-23T08:00:00.000Z',
  departsAt: '2037-11-23T18:00:00.000Z',
  allAboardAt: '2037-11-23T17:30:00.000Z',
  lastBoardingAt: '2037-11-23T17:30:00.000Z',
  isFitting: true,
  neededBoardingAt: '2037-11-23T14:30:00.000Z',
};
const counting = (allAboard: string | null, differences: Partial<BookedShip> = {}) =>
  countingBoarding({ ...call, ...differences }, { terminal: '', allAboard });

test('An earlier time that the travellers state counts, and the trip must fit it', () => {
  expect(counting('13:00')).toMatchObject({
    counts: 'stated',
    ship: { lastBoardingAt: '2037-11-23T13:00:00.000Z', isFitting: false },
  });
  expect(counting('14:30')).toMatchObject({ counts: 'stated', ship: { isFitting: true } });
  expect(counting('14:29').ship.isFitting).toBe(false);
});

test('A later time does not count, and never makes a trip fit', () => {
  expect(counting('19:00', { isFitting: false })).toMatchObject({
    counts: 'timetable',
    statedAt: new Date('2037-11-23T19:00:00.000Z'),
    ship: { lastBoardingAt: call.lastBoardingAt, isFitting: false },
  });
  expect(counting('14:30', { isFitting: false }).ship.isFitting).toBe(false);
});

test('Without the earliest boarding of the trip, which older bookings lack, an earlier time takes no promise away', () => {
  const { neededBoardingAt: _, ...older } = call;
  expect(countingBoarding(older, { terminal: '', allAboard: '13:00' }).ship.isFitting).toBe(true);
});

test('What the timetable says too, on the clock of the port or on that of the ship, is not stated otherwise', () => {
  for (const allAboard of ['17:30', '18:30', null])
    expect(counting(allAboard)).toEqual({ counts: 'timetable', statedAt: undefined, ship: call });
  const known = { terminal: '', allAboard: null };
  expect(statedOtherwise(call, { terminal: 'South quay', allAboard: '17:30' })).toEqual(known);
  expect(statedOtherwise(call, { terminal: 'Lissabon', allAboard: null })).toEqual(known);
  const other = { terminal: 'Pier 9', allAboard: '17:00' };
  expect(statedOtherwise(call, other)).toEqual(other);
});

test('At the last tender boat the earlier of boat and stated time counts', () => {
  const lastBoardingAt = '2037-11-23T17:00:00.000Z';
  expect(counting('17:15', { lastBoardingAt }).counts).toBe('timetable');
  expect(counting('16:45', { lastBoardingAt }).counts).toBe('stated');
});

test('A stated time is of the day on which it is nearest to the timetable’s', () => {
  const atMidnight = '2037-11-24T00:30:00.000Z';
  const late = { allAboardAt: atMidnight, lastBoardingAt: atMidnight, boardTimeZone: null };
  expect(counting('23:45', late).statedAt).toEqual(new Date('2037-11-23T23:45:00.000Z'));
  expect(counting('01:00', { boardTimeZone: null })).toMatchObject({
    counts: 'timetable',
    statedAt: new Date('2037-11-24T01:00:00.000Z'),
  });
});

test('Where the sailing ends, and for a time that is none, nothing is judged', () => {
  expect(counting('13:00', { allAboardAt: null, lastBoardingAt: null }).counts).toBe('timetable');
  expect(counting('25:99').statedAt).toBeUndefined();
});

test('A ship is named in any language and case', () => {
  expect([' serena ', '宁和号', 'Aurora'].map((name) => isShipName(name, call))).toEqual([true, true, false]);
});

test('A trip from a sailing is judged by the time that counts and by the margin of its call', () => {
  const trip = { ship: call, endsAt: '2037-11-23T13:10:00.000Z' };
  const allAboard = new Date('2037-11-23T13:00:00.000Z');
  expect(boardingToJudge(trip, '13:00')).toEqual({ allAboard, minutesNeeded: 80 });
  for (const later of ['19:00', null, ''])
    expect(boardingToJudge(trip, later)).toMatchObject({ allAboard: new Date('2037-11-23T17:30:00.000Z') });
  for (const without of [
    { ...trip, ship: null },
    { ...trip, endsAt: null },
    { ...trip, ship: { ...call, allAboardAt: null, lastBoardingAt: null } },
  ])
    expect(boardingToJudge(without, '13:00')).toBe('13:00');
});

const places = ['question', 'request', 'end', 'start'] as const;
const names = ['none', 'nameless', 'this', 'other'] as const;
type Named = (typeof names)[number];
type Combination = Readonly<Record<(typeof places)[number], Named>>;

/** Every way to name this ship, another one, or a ship without its name, in each of the four places. */
const combinations: readonly Combination[] = names.flatMap((question) =>
  names.flatMap((request) =>
    names.flatMap((end) => names.map((start) => ({ question, request, end, start }))),
  ),
);

/** Each place states its own pier, so that a result tells from which it comes. */
function detailsAt(place: (typeof places)[number], named: Named): ShipDetails | undefined {
  if (named === 'none') return undefined;
  const shipName = { nameless: '', this: 'Serena', other: 'Aurora' }[named];
  return { shipName, terminal: `Pier of ${place}`, allAboard: '13:00' };
}

function statementsIn(combination: Combination): ShipStatements {
  const [question, request, end, start] = places.map((place) => detailsAt(place, combination[place]));
  const placeOf = (details: ShipDetails | undefined) =>
    details ? { title: shipLine(details), isShip: true } : null;
  return {
    answers: question ? [['Your ship', shipLine(question), 'ship']] : [],
    transferRequest: requestOf(request),
    end: placeOf(end),
    start: placeOf(start),
  };
}

test('In each combination of places, the first name decides whether the sailing counts', () => {
  for (const combination of combinations) {
    const first = places.map((place) => combination[place]).find((one) => one === 'this' || one === 'other');
    expect(sailingThatCounts(call, statementsIn(combination)), JSON.stringify(combination)).toBe(
      first === 'other' ? null : call,
    );
    expect(sailingThatCounts(null, statementsIn(combination))).toBeNull();
  }
});

test('In each combination of places, the first that names this ship or none states its call', () => {
  for (const combination of combinations) {
    const statements = statementsIn(combination);
    const first = places.find((place) => combination[place] === 'this' || combination[place] === 'nameless');
    const stated = first
      ? { terminal: `Pier of ${first}`, allAboard: '13:00' }
      : { terminal: '', allAboard: null };
    expect(statedCall(statements, call), JSON.stringify(combination)).toEqual(stated);
    const correction = { terminal: '', allAboard: '12:00' };
    expect(statedCall(statements, { ...call, stated: correction })).toBe(correction);
  }
});

test('Without a sailing, in each combination of places, the first statement counts, with the first name', () => {
  for (const combination of combinations) {
    const first = places.find((place) => combination[place] !== 'none');
    const named = places.find((place) => ['this', 'other'].includes(combination[place]));
    const shipName = named ? detailsAt(named, combination[named])?.shipName : '';
    expect(statedShip(statementsIn(combination)), JSON.stringify(combination)).toEqual(
      first ? { ...detailsAt(first, combination[first]), shipName } : null,
    );
  }
});

test('A place that is not marked as a ship says something of the ship whose name it begins with, and names no other one', () => {
  const at = (title: string): ShipStatements => ({
    answers: [],
    transferRequest: null,
    start: null,
    end: { title },
  });
  expect(statedCall(at('Serena, Pier 9, 13:00'), call)).toEqual({ terminal: 'Pier 9', allAboard: '13:00' });
  expect(statedCall(at('Hotel Aurora, Quay 1'), call)).toEqual({ terminal: '', allAboard: null });
  expect(sailingThatCounts(call, at('Hotel Aurora, Quay 1'))).toBe(call);
  expect(statedShip(at('Serena, Pier 9, 13:00'))).toBeNull();
});

test('The line of a ship is read as it was written, also where its name or its pier is missing', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,8}$/);
  const time = fc.constantFrom('00:00', '09:30', '17:30', '23:59');
  fc.assert(
    fc.property(
      fc.record({
        shipName: fc.oneof(fc.constant(''), word),
        terminal: fc.oneof(
          fc.constant(''),
          word,
          fc.tuple(word, word).map((words) => words.join(', ')),
        ),
        allAboard: fc.option(time),
      }),
      (details) => {
        expect(detailsOf(shipLine(details))).toEqual(details);
      },
    ),
  );
  expect(shipLine({ shipName: 'Serena, Bluebird', terminal: 'Pier 9', allAboard: null })).toBe(
    'Serena Bluebird, Pier 9',
  );
});
