import { nauticalMilesBetween } from '@ashore/core/cruises/distance.ts';
import { daysBetween, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { localDateTimeToInstant, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { isPortCall, type PortCallEntry, type SailingEntry } from '../file/timetable-file.ts';
import type { KnownFleet, KnownPort } from './known-fleet.ts';

/** A call with its instants. */
export type PlacedCall = {
  readonly position: number;
  readonly port: string;
  readonly arrivesAt: Date | undefined;
  readonly departsAt: Date | undefined;
  readonly allAboardAt: Date | undefined;
};

export type PlacedSailing = {
  readonly entry: SailingEntry;
  readonly calls: readonly PlacedCall[];
};

export type ReportCall = (at: string, what: string) => void;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** No cruise ship is faster. */
const MOST_KNOTS = 32;
/** The longest cruises around the world take three quarters of a year. A longer sailing has a slip in a date. */
const MOST_DAYS = 400;

/**
 * Puts the calls of a sailing on the world's clock and reports what cannot be: unknown ports and ships, times that a
 * clock does not show, calls in the wrong order, and distances that no ship covers in the time between two calls.
 */
export function placeCalls(entry: SailingEntry, fleet: KnownFleet, report: ReportCall): PlacedSailing {
  const allAboardMinutes = fleet.ships.get(entry.ship)?.allAboardMinutes;
  if (allAboardMinutes === undefined) report('', `names the unknown ship ${entry.ship}`);
  const calls: PlacedCall[] = [];
  for (const [position, call] of entry.calls.entries()) {
    if (!isPortCall(call)) continue;
    const at = `.calls[${position + 1} ${call.port}]`;
    const port = fleet.ports.get(call.port);
    if (!port) {
      report(at, 'names an unknown port');
      continue;
    }
    calls.push(
      placeCall(call, { position, port, allAboardMinutes: allAboardMinutes ?? 0 }, reportAt(at, report)),
    );
  }
  checkEnds(entry, calls, report);
  checkLength(entry, report);
  checkPassages(entry, report);
  checkOrder(visitedCalls(entry, calls), fleet, report);
  return { entry, calls };
}

const reportAt =
  (at: string, report: ReportCall): ReportCall =>
  (field, what) =>
    report(at + field, what);

type CallPlace = { readonly position: number; readonly port: KnownPort; readonly allAboardMinutes: number };

function placeCall(
  call: PortCallEntry,
  { position, port, allAboardMinutes }: CallPlace,
  report: ReportCall,
): PlacedCall {
  const instant = (field: 'arrival' | 'departure' | 'allAboard') => {
    const written = call[field];
    if (written === undefined) return undefined;
    const time = localTime(written.slice(11));
    const found = localDateTimeToInstant(localDate(written.slice(0, 10)), time, port.timeZone);
    if (localTimeAt(found, port.timeZone) !== time)
      report(`.${field}`, `is a time that the clock of ${port.timeZone} skips on that day`);
    return found;
  };
  const arrivesAt = instant('arrival');
  const departsAt = instant('departure');
  const usual = departsAt && new Date(departsAt.getTime() - allAboardMinutes * MINUTE);
  const allAboardAt = instant('allAboard') ?? usual;
  const isBackwards = arrivesAt !== undefined && departsAt !== undefined && departsAt <= arrivesAt;
  if (isBackwards) report('.departure', 'is not after the arrival');
  else if (departsAt && allAboardAt && allAboardAt > departsAt)
    report('.allAboard', 'is after the departure');
  else if (arrivesAt && allAboardAt && allAboardAt <= arrivesAt)
    report('.allAboard', 'is not after the arrival');
  if (!departsAt && call.allAboard !== undefined) report('.allAboard', 'is given without a departure');
  if (call.berth !== undefined && call.berth > port.berths)
    report('.berth', `is ${call.berth}, but the port has ${port.berths}`);
  if (call.tender === true && port.landing === 'quay')
    report('.tender', 'is set, but ships berth at a quay here');
  if (call.tender === false && port.landing === 'tender')
    report('.tender', 'is false, but all ships anchor here');
  return { position, port: call.port, arrivesAt, departsAt, allAboardAt };
}

function checkEnds(
  { starts, calls: entries }: SailingEntry,
  calls: readonly PlacedCall[],
  report: ReportCall,
): void {
  const portCalls = entries.filter(isPortCall);
  if (portCalls.length < 2) report('', 'has fewer than two ports');
  for (const [index, { port, arrival, departure }] of portCalls.entries()) {
    const at = `.calls[${port}]`;
    const isLast = index === portCalls.length - 1;
    if (index === 0 && departure === undefined) report(at, 'is the first call and has no departure');
    // Passengers come ashore at the first and return to the ship at the last only if another sailing goes on there.
    if (index === 0 && arrival !== undefined) report(at, 'is the first call and has an arrival');
    if (index > 0 && isLast && departure !== undefined) report(at, 'is the last call and has a departure');
    if (index > 0 && arrival === undefined) report(at, 'has no arrival');
    if (index > 0 && !isLast && departure === undefined) report(at, 'has no departure');
  }
  const first = portCalls[0];
  const begins = first && (first.arrival ?? first.departure);
  if (calls.length > 0 && begins !== undefined && begins.slice(0, 10) !== starts)
    report('.starts', `is ${starts}, but the first call is on ${begins.slice(0, 10)}`);
}

/** Every day of a sailing is shown, so a wrong year would make a page without end. */
function checkLength({ starts, calls }: SailingEntry, report: ReportCall): void {
  const days = calls.filter(isPortCall).flatMap(({ arrival, departure }) => [arrival, departure]);
  const last =
    days
      .flatMap((day) => day?.slice(0, 10) ?? [])
      .toSorted()
      .at(-1) ?? starts;
  const lasts = daysBetween(localDate(starts), localDate(last));
  if (lasts > MOST_DAYS) report('', `lasts ${lasts} days, more than the ${MOST_DAYS} of any cruise`);
}

/** A landscape is passed on a day between the calls around it. */
function checkPassages({ starts, calls }: SailingEntry, report: ReportCall): void {
  let after = starts;
  for (const [position, call] of calls.entries()) {
    if (isPortCall(call)) {
      after = (call.departure ?? call.arrival ?? after).slice(0, 10);
      continue;
    }
    const next = calls.slice(position).find(isPortCall);
    const before = (next?.arrival ?? next?.departure)?.slice(0, 10) ?? after;
    if (call.on < after || call.on > before)
      report(`.calls[${position + 1}].on`, `is ${call.on}, not between the calls before and after it`);
  }
}

/** A ship that skips a port may stay longer at the one before. */
function visitedCalls({ calls: entries }: SailingEntry, calls: readonly PlacedCall[]): readonly PlacedCall[] {
  return calls.filter(({ position }) => {
    const entry = entries[position];
    return entry === undefined || !isPortCall(entry) || entry.state !== 'skipped';
  });
}

function checkOrder(calls: readonly PlacedCall[], { ports }: KnownFleet, report: ReportCall): void {
  for (const [index, call] of calls.entries()) {
    const before = calls[index - 1];
    if (!before?.departsAt || !call.arrivesAt) continue;
    const at = `.calls[${call.position + 1} ${call.port}].arrival`;
    const hours = (call.arrivesAt.getTime() - before.departsAt.getTime()) / HOUR;
    if (hours <= 0) {
      report(at, `is not after the departure from ${before.port}`);
      continue;
    }
    const [from, to] = [ports.get(before.port), ports.get(call.port)];
    const knots = from && to ? nauticalMilesBetween(from, to) / hours : 0;
    if (knots > MOST_KNOTS)
      report(
        at,
        `would need ${Math.round(knots)} knots from ${before.port}, more than any cruise ship reaches`,
      );
  }
}
