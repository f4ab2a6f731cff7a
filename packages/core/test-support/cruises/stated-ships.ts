import type { BookedShip, ShipDetails, TransferRequest } from '../../src/contract/transfer-request.ts';
import type { FactKind } from '../../src/contract/values/fact-kinds.ts';
import { RETURN_PROMISE_VERSION, returnPromiseTexts } from '../../src/cruises/return-promise.ts';
import { type ShipStatements, shipLine } from '../../src/cruises/stated-ship.ts';
import { bookedShipWith } from './booked-ship.ts';

/** Facts that depend on what travellers state of their ship. */
export const SHIP_KINDS = ['ship', 'pier', 'inPort', 'allAboard', 'returnPromise', 'transfer'] as const;
type ShipKind = Extract<FactKind, (typeof SHIP_KINDS)[number]>;

/** Where travellers state a ship: as the answer to a question, in a transfer request, and as the places of drop-off and pick-up. */
type Stated = {
  readonly question?: ShipDetails;
  readonly request?: ShipDetails;
  readonly end?: ShipDetails;
  readonly start?: ShipDetails;
};

export type StatedShipCase = {
  readonly name: string;
  /** Null where the trip is not booked from a sailing. */
  readonly ship: BookedShip | null;
  readonly stated: Stated;
  /** What every page, email and document says, in English. Facts that are not named here are stated nowhere. */
  readonly expected: Readonly<Partial<Record<ShipKind, string>>>;
};

/** What a booking or the checkout has of these statements. */
export function statementsOf({ question, request, end, start }: Stated): ShipStatements {
  const placeOf = (details: ShipDetails | undefined) =>
    details ? { title: shipLine(details), isShip: true } : null;
  return {
    answers: question ? [['Your ship', shipLine(question), 'ship']] : [],
    transferRequest: requestOf(request),
    start: placeOf(start),
    end: placeOf(end),
  };
}

export function requestOf(
  details: ShipDetails | undefined,
): Extract<TransferRequest, { kind: 'ship' }> | null {
  return details ? { kind: 'ship', direction: 'to-start', ...details } : null;
}

const serena = (terminal = '', allAboard: string | null = null): ShipDetails => ({
  shipName: 'Serena',
  terminal,
  allAboard,
});
const aurora: ShipDetails = { shipName: 'Aurora', terminal: 'Pier 2', allAboard: '15:00' };

const sailing = bookedShipWith({
  neededBoardingAt: '2027-01-11T16:30:00.000Z',
  returnPromise: { limitMinor: 100_000, currency: 'EUR', version: RETURN_PROMISE_VERSION },
});
const { ofTrip, ofStatedTime } = returnPromiseTexts.en;

const byTimetable = {
  ship: 'Serena, Bluebird',
  pier: 'Lisbon, South quay',
  inPort: '08:00 to 18:30 (Lisbon time)',
  allAboard: '18:00 (Lisbon time)',
  returnPromise: ofTrip('€1,000'),
} as const;
const atPier9 = {
  ...byTimetable,
  pier: 'Lisbon, Pier 9\nStated by the travellers; this counts. By our timetable: South quay',
} as const;
const statedAt = (time: string, timetable = '18:00 (Lisbon time)') =>
  `${time} (Lisbon time)\nStated by the travellers; this counts. By our timetable: ${timetable}`;
const tooEarly = {
  ...byTimetable,
  inPort: `${byTimetable.inPort}\nThis start time doesn’t fit the ship’s time in port.`,
  allAboard: statedAt('16:00'),
  returnPromise: ofStatedTime,
} as const;
const later = (time: string) =>
  `By our timetable; this earlier time counts. Stated by the travellers: ${time} (Lisbon time)`;
const toSerena = 'To the meeting point\nShip: Serena';
const toAurora = 'To the meeting point\nShip: Aurora\nTerminal or pier: Pier 2\nAll aboard: 15:00';

const tender = { ...sailing, isTender: true, lastBoardingAt: '2027-01-11T17:30:00.000Z' };
const atAnchor = {
  ...byTimetable,
  pier: `${byTimetable.pier}\nAt anchor: passengers land by tender boat`,
  allAboard: '18:00 (Lisbon time)\nLast tender boat from the shore: 17:30 (Lisbon time)',
} as const;
const nextEvening = '2027-01-12T18:00:00.000Z';
const overnight = {
  ...sailing,
  departsAt: '2027-01-12T18:30:00.000Z',
  allAboardAt: nextEvening,
  lastBoardingAt: nextEvening,
  neededBoardingAt: '2027-01-12T16:30:00.000Z',
};
const atEnd = bookedShipWith({ departsAt: null, allAboardAt: null, lastBoardingAt: null });

/** Every kind of statement against every kind of call, and which of them count. */
export const statedShipCases: readonly StatedShipCase[] = [
  { name: 'nothing stated', ship: sailing, stated: {}, expected: byTimetable },
  {
    name: 'the answer repeats the timetable',
    ship: sailing,
    stated: { question: serena('South quay', '18:00') },
    expected: byTimetable,
  },
  {
    name: 'the answer repeats the timetable on the clock of the ship',
    ship: { ...sailing, boardTimeZone: 'Europe/Madrid' },
    stated: { question: serena('', '19:00') },
    expected: { ...byTimetable, allAboard: '18:00 (Lisbon time)\n19:00 on the ship’s clock' },
  },
  {
    name: 'the answer names another pier and an earlier time',
    ship: sailing,
    stated: { question: serena('Pier 9', '17:00') },
    expected: { ...atPier9, allAboard: statedAt('17:00') },
  },
  {
    name: 'the answer has no name',
    ship: sailing,
    stated: { question: { shipName: '', terminal: 'Pier 9', allAboard: '17:00' } },
    expected: { ...atPier9, allAboard: statedAt('17:00') },
  },
  {
    name: 'the answer names a later time',
    ship: sailing,
    stated: { question: serena('', '19:00') },
    expected: { ...byTimetable, allAboard: `18:00 (Lisbon time)\n${later('19:00')}` },
  },
  {
    name: 'the answer names a time that the trip does not fit',
    ship: sailing,
    stated: { question: serena('', '16:00') },
    expected: tooEarly,
  },
  {
    name: 'the transfer request names another pier and an earlier time',
    ship: sailing,
    stated: { request: serena('Pier 9', '17:00') },
    expected: { ...atPier9, allAboard: statedAt('17:00'), transfer: toSerena },
  },
  {
    name: 'the answer counts before the transfer request',
    ship: sailing,
    stated: { question: serena('Pier 9', '17:00'), request: serena('Pier 3', '16:00') },
    expected: { ...atPier9, allAboard: statedAt('17:00'), transfer: toSerena },
  },
  {
    name: 'the transfer request counts before the place of the drop-off',
    ship: sailing,
    stated: { request: serena('Pier 9', '17:00'), end: serena('Pier 3', '16:00') },
    expected: { ...atPier9, allAboard: statedAt('17:00'), transfer: toSerena },
  },
  {
    name: 'the place of the drop-off names a time that the trip does not fit',
    ship: sailing,
    stated: { end: serena('', '16:00') },
    expected: tooEarly,
  },
  {
    name: 'the place of the drop-off counts before that of the pick-up',
    ship: sailing,
    stated: { end: serena('Pier 9'), start: serena('Pier 3', '16:00') },
    expected: atPier9,
  },
  {
    name: 'the place of the pick-up names another pier',
    ship: sailing,
    stated: { start: serena('Pier 9') },
    expected: atPier9,
  },
  { name: 'the answer names another ship', ship: sailing, stated: { question: aurora }, expected: {} },
  {
    name: 'the transfer request names another ship',
    ship: sailing,
    stated: { request: aurora },
    expected: { transfer: toAurora },
  },
  { name: 'the place of the drop-off is another ship', ship: sailing, stated: { end: aurora }, expected: {} },
  {
    name: 'the place of the pick-up is another ship',
    ship: sailing,
    stated: { start: aurora },
    expected: {},
  },
  {
    name: 'the answer names the ship of the sailing after all',
    ship: sailing,
    stated: { question: serena('', '17:00'), request: aurora },
    expected: { ...byTimetable, allAboard: statedAt('17:00'), transfer: toSerena },
  },
  {
    name: 'the answer names another ship than the transfer request',
    ship: sailing,
    stated: { question: aurora, request: serena('Pier 9', '17:00') },
    expected: { transfer: toAurora },
  },
  { name: 'a ship at anchor', ship: tender, stated: {}, expected: atAnchor },
  {
    name: 'a ship at anchor, with a time before the last boat',
    ship: tender,
    stated: { question: serena('', '17:00') },
    expected: { ...atAnchor, allAboard: statedAt('17:00', '17:30 (Lisbon time)') },
  },
  {
    name: 'a ship at anchor, with a time after the last boat',
    ship: tender,
    stated: { question: serena('', '17:45') },
    expected: { ...atAnchor, allAboard: `${atAnchor.allAboard}\n${later('17:45')}` },
  },
  {
    name: 'a night in port, with an earlier time',
    ship: overnight,
    stated: { request: serena('', '17:00') },
    expected: {
      ...byTimetable,
      inPort: 'Mon, 11 Jan 2027, 08:00 (Lisbon time) to Tue, 12 Jan 2027, 18:30 (Lisbon time)',
      allAboard: statedAt('Tue, 12 Jan 2027, 17:00', 'Tue, 12 Jan 2027, 18:00 (Lisbon time)'),
      transfer: toSerena,
    },
  },
  {
    name: 'the end of a sailing, where only the travellers name a time',
    ship: atEnd,
    stated: { question: serena('', '17:00') },
    expected: {
      ship: byTimetable.ship,
      pier: byTimetable.pier,
      inPort: 'From 08:00 (Lisbon time)',
      allAboard: 'Stated by the travellers: 17:00',
    },
  },
  { name: 'no sailing', ship: null, stated: { question: aurora, end: aurora }, expected: {} },
  {
    name: 'no sailing, with a transfer request that the answer corrects',
    ship: null,
    stated: { question: aurora, request: serena('Pier 9', '17:00') },
    expected: { transfer: toAurora },
  },
];
