import { expect, test } from 'vitest';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  timetableSource,
} from '../../../../test-support/cruises/timetable.ts';
import type { SailingEntry } from '../file/timetable-file.ts';
import { emptyFleet } from './known-fleet.ts';
import { readTimetable } from './read-timetable.ts';

const lisbon = portEntry('lisbon');
const porto = portEntry('porto', { latitude: 41.18, longitude: -8.7 });
const george = portEntry('george', {
  timeZone: 'America/New_York',
  latitude: 40.7,
  longitude: -74,
  landing: 'tender',
  tender: { crossingMinutes: 15, lastBoatMinutes: 60 },
});
const ports = [lisbon, porto, george];
const lines = [lineEntry('bluebird', ['serena', 'alba'])];

const calls: SailingEntry['calls'] = [
  { port: 'lisbon', departure: '2027-05-15T18:00' },
  { port: 'porto', arrival: '2027-05-16T08:00', departure: '2027-05-16T17:00' },
  { port: 'lisbon', arrival: '2027-05-17T07:00' },
];

function problemsOf(...sailings: SailingEntry[]): string[] {
  const { problems } = readTimetable([timetableSource({ ports, lines, sailings })], emptyFleet);
  return problems.map(({ at, what }) => `${at} ${what}`);
}

const serena = (differences: Readonly<Record<number, object>> = {}, starts = '2027-05-15') =>
  sailingEntry(
    'serena',
    starts,
    calls.map((call, position) => ({ ...call, ...differences[position] })),
  );
const at = 'sailings[serena 2027-05-15]';

test('A timetable without mistakes has none reported, and all aboard is as long before the departure as usual', () => {
  const { problems, sailings } = readTimetable(
    [timetableSource({ ports, lines, sailings: [serena()] })],
    emptyFleet,
  );
  expect(problems).toEqual([]);
  expect(
    sailings[0]?.calls.map(({ port, arrivesAt, departsAt, allAboardAt }) => [
      port,
      ...[arrivesAt, departsAt, allAboardAt].map((instant) => instant?.toISOString()),
    ]),
  ).toEqual([
    ['lisbon', undefined, '2027-05-15T17:00:00.000Z', '2027-05-15T16:30:00.000Z'],
    ['porto', '2027-05-16T07:00:00.000Z', '2027-05-16T16:00:00.000Z', '2027-05-16T15:30:00.000Z'],
    ['lisbon', '2027-05-17T06:00:00.000Z', undefined, undefined],
  ]);
});

test.each<[string, Record<number, object>, string]>([
  ['an unknown port', { 1: { port: 'atlantis' } }, `${at}.calls[2 atlantis] names an unknown port`],
  [
    'a departure before the arrival',
    { 1: { departure: '2027-05-16T07:30' } },
    `${at}.calls[2 porto].departure is not after the arrival`,
  ],
  [
    'an arrival before the last departure',
    { 1: { arrival: '2027-05-15T17:30' } },
    `${at}.calls[2 porto].arrival is not after the departure from lisbon`,
  ],
  [
    'a speed that no ship reaches',
    { 1: { arrival: '2027-05-15T22:00' } },
    `${at}.calls[2 porto].arrival would need 37 knots from lisbon, more than any cruise ship reaches`,
  ],
  ['no arrival on the way', { 1: { arrival: undefined } }, `${at}.calls[porto] has no arrival`],
  ['no departure on the way', { 1: { departure: undefined } }, `${at}.calls[porto] has no departure`],
  [
    'all aboard after the departure',
    { 1: { allAboard: '2027-05-16T17:30' } },
    `${at}.calls[2 porto].allAboard is after the departure`,
  ],
  [
    'all aboard before the arrival',
    { 1: { allAboard: '2027-05-16T07:30' } },
    `${at}.calls[2 porto].allAboard is not after the arrival`,
  ],
  ['a berth that the port lacks', { 1: { berth: 3 } }, `${at}.calls[2 porto].berth is 3, but the port has 2`],
  [
    'a tender boat at a quay',
    { 1: { tender: true } },
    `${at}.calls[2 porto].tender is set, but ships berth at a quay here`,
  ],
  [
    'a berth where all ships anchor',
    { 2: { port: 'george', arrival: '2027-05-24T07:00', tender: false } },
    `${at}.calls[3 george].tender is false, but all ships anchor here`,
  ],
  [
    'an hour that the clock skips',
    { 2: { port: 'george', arrival: '2028-03-12T02:30' } },
    `${at}.calls[3 george].arrival is a time that the clock of America/New_York skips on that day`,
  ],
])('%s is reported with its call', (_, differences, problem) => {
  expect(problemsOf(serena(differences))).toEqual([problem]);
});

test('An hour or a day that does not exist is reported, and no sailing is judged by it', () => {
  expect(problemsOf(serena({ 1: { arrival: '2027-05-16T24:10' } }))).toEqual([
    `${at}.calls[porto].arrival is not a day and a time, such as 2027-05-16T08:00`,
  ]);
  expect(problemsOf(serena({ 1: { arrival: '2027-02-30T08:00' } }))).toEqual([
    `${at}.calls[porto].arrival is not a day and a time, such as 2027-05-16T08:00`,
  ]);
});

test('A sailing begins without an arrival and ends without a departure', () => {
  expect(
    problemsOf(serena({ 0: { arrival: '2027-05-15T08:00' }, 2: { departure: '2027-05-17T18:00' } })),
  ).toEqual([
    `${at}.calls[lisbon] is the first call and has an arrival`,
    `${at}.calls[lisbon] is the last call and has a departure`,
  ]);
});

test('A year that is a slip is reported, because every day of a sailing is shown', () => {
  const ending = (arrival: string) => problemsOf(serena({ 2: { arrival } }));
  expect(ending('2028-06-18T07:00')).toEqual([]);
  expect(ending('2028-06-19T07:00')).toEqual([`${at} lasts 401 days, more than the 400 of any cruise`]);
});

test('A landscape is passed on a day between the calls before and after it', () => {
  const passingOn = (on: string) => {
    const [first, ...others] = calls;
    const passing = { on, passing: { en: 'Berlengas', de: 'Berlengas', 'zh-Hans': '贝伦加斯群岛' } };
    return problemsOf(sailingEntry('serena', '2027-05-15', first ? [first, passing, ...others] : []));
  };
  for (const day of ['2027-05-15', '2027-05-16']) expect(passingOn(day)).toEqual([]);
  for (const day of ['2027-05-14', '2027-05-17', '9999-12-31'])
    expect(passingOn(day)).toEqual([
      `${at}.calls[2].on is ${day}, not between the calls before and after it`,
    ]);
});

test('A ship that skips a port may stay longer at the one before', () => {
  const whileInLisbon = { arrival: '2027-05-15T17:00' };
  expect(problemsOf(serena({ 1: { ...whileInLisbon, state: 'skipped' } }))).toEqual([]);
  expect(problemsOf(serena({ 1: whileInLisbon }))).toEqual([
    `${at}.calls[2 porto].arrival is not after the departure from lisbon`,
  ]);
});

test('An unknown ship and a first day that is not that of the first call are reported', () => {
  expect(problemsOf(sailingEntry('nautilus', '2027-05-14', calls))).toEqual([
    'sailings[nautilus 2027-05-14] names the unknown ship nautilus',
    'sailings[nautilus 2027-05-14].starts is 2027-05-14, but the first call is on 2027-05-15',
  ]);
});

test('Names are as long as lists and tickets have room for', () => {
  const named = (length: number) =>
    lineEntry('bluebird', ['serena', 'alba'], { names: { en: 'x'.repeat(length) } });
  const problems = (length: number) =>
    readTimetable([timetableSource({ ports, lines: [named(length)], sailings: [] })], emptyFleet).problems;
  expect(problems(120)).toEqual([]);
  expect(problems(121)).toMatchObject([
    { at: 'lines[bluebird].names.en', what: 'is longer than 120 characters' },
  ]);
});

test('Ships and ports that are stored already may be named', () => {
  const known = readTimetable([timetableSource({ ports, lines })], emptyFleet);
  const fleet = {
    ports: new Map(known.files[0]?.ports.map((port) => [port.slug, { ...port, berths: port.berths.length }])),
    ships: new Map([['serena', { line: 'bluebird', allAboardMinutes: 60 }]]),
  };
  const { problems, sailings } = readTimetable([timetableSource({ sailings: [serena()] })], fleet);
  expect(problems).toEqual([]);
  expect(sailings[0]?.calls[0]?.allAboardAt?.toISOString()).toBe('2027-05-15T16:00:00.000Z');
});

test('A ship of another line is reported with the line that names it; its own line may replace it', () => {
  const stored = { ...emptyFleet, ships: new Map([['serena', { line: 'bluebird', allAboardMinutes: 60 }]]) };
  const problems = (line: string) =>
    readTimetable([timetableSource({ lines: [lineEntry(line, ['serena', 'alba'])] })], stored).problems;
  expect(problems('bluebird')).toEqual([]);
  expect(problems('meridian')).toEqual([
    {
      file: 'timetable.json',
      at: 'lines[meridian].ships[serena]',
      what: 'is a ship of the line bluebird',
    },
  ]);
});

test('The same sailing twice, in one file or in two, is reported', () => {
  expect(problemsOf(serena(), serena())).toEqual([`${at} is used twice`]);
  const sources = ['a.json', 'b.json'].map((name) => timetableSource({ sailings: [serena()] }, name));
  const { problems } = readTimetable([...sources, timetableSource({ ports, lines }, 'c.json')], emptyFleet);
  expect(problems).toEqual([{ file: 'b.json', at, what: 'is already used in a.json' }]);
});

test('A ship that begins a sailing before the last one has ended is reported; on the same day it may', () => {
  const next = (departure: string) =>
    sailingEntry('serena', departure.slice(0, 10), [
      { port: 'lisbon', departure },
      { port: 'porto', arrival: '2027-05-20T08:00' },
    ]);
  expect(problemsOf(serena(), next('2027-05-17T18:00'))).toEqual([]);
  expect(problemsOf(serena(), next('2027-05-16T18:00'))).toEqual([
    'sailings[serena 2027-05-16] begins before sailings[serena 2027-05-15] ends',
  ]);
});

test('A cancelled sailing, which skips every port, does not keep its ship from another', () => {
  const skips = (...positions: number[]) =>
    serena(Object.fromEntries(positions.map((position) => [position, { state: 'skipped' }])));
  const instead = sailingEntry('serena', '2027-05-16', [
    { port: 'lisbon', departure: '2027-05-16T18:00' },
    { port: 'porto', arrival: '2027-05-20T08:00' },
  ]);
  expect(problemsOf(skips(0, 1, 2), instead)).toEqual([]);
  expect(problemsOf(skips(0, 1), instead)).toEqual([
    'sailings[serena 2027-05-16] begins before sailings[serena 2027-05-15] ends',
  ]);
});

test('A file that is no JSON, and an unknown field, are reported with the file', () => {
  const files = [
    { name: 'a.json', text: '{' },
    { name: 'b.json', text: JSON.stringify({ vessels: [], lines }) },
  ];
  expect(readTimetable(files, emptyFleet).problems).toEqual([
    { file: 'a.json', at: '', what: 'is not JSON' },
    { file: 'b.json', at: '', what: 'has unknown fields: vessels' },
  ]);
});

test('A port where passengers may land by boats must say how long the boats take', () => {
  const { problems } = readTimetable(
    [timetableSource({ ports: [portEntry('kotor', { landing: 'both' })] })],
    emptyFleet,
  );
  expect(problems).toEqual([
    {
      file: 'timetable.json',
      at: 'ports[kotor].tender',
      what: 'is missing although passengers may land by tender boats',
    },
  ]);
});
