import { type LocalDate, type LocalTime, localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localDateTimeToInstant, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Queryable } from '../../database/queryable.ts';

export type CallToChange = {
  /** Slug of the ship, or its name in any language. */
  readonly ship: string;
  /** Slug of the port. */
  readonly port: string;
  /** The first day in port. */
  readonly day: LocalDate;
  /** On the clock of the port. What is missing stays; all aboard keeps its distance to the departure. */
  readonly arrival?: LocalTime | undefined;
  readonly departure?: LocalTime | undefined;
  readonly allAboard?: LocalTime | undefined;
  /** Counted from 1. */
  readonly berth?: number | undefined;
  readonly isSkipped: boolean;
};

export type CallKey = { readonly routeId: string; readonly portId: string; readonly day: string };

type CallRow = {
  readonly routeId: string;
  readonly portId: string;
  readonly position: number;
  readonly timeZone: string;
  readonly berths: number;
  readonly arrivesAt: Date | null;
  readonly departsAt: Date | null;
  readonly allAboardAt: Date | null;
  readonly leftBefore: Date | null;
  readonly arrivesNext: Date | null;
};

/** Changes a call of the timetable. Refuses times that cannot be. Returns the keys of what was changed. */
export async function changeCall(client: Queryable, change: CallToChange): Promise<CallKey[]> {
  const { rows } = await client.query<CallRow>(FIND_CALL, [change.ship, change.port, change.day]);
  if (rows.length === 0) throw new CannotStart(await whyThereIsNone(client, change));
  const calls = change.isSkipped ? rows : [namedCall(rows, change)];
  for (const call of calls) await changeRow(client, call, change);
  return calls.map(({ routeId, portId }) => ({ routeId, portId, day: change.day }));
}

/** Where one sailing ends and the next begins, the ship has two calls on a day: one without departure, one without arrival. */
function namedCall(
  rows: readonly CallRow[],
  { ship, port, day, arrival, departure, allAboard }: CallToChange,
): CallRow {
  const isNamed = ({ arrivesAt, departsAt }: CallRow) =>
    (arrival === undefined || arrivesAt !== null) &&
    ((departure === undefined && allAboard === undefined) || departsAt !== null);
  const [call = rows[0], other] = rows.filter(isNamed);
  if (call && !other) return call;
  throw new CannotStart(
    `Two sailings of ${ship} meet at ${port} on ${day}. Give the arrival of the one or the departure of the other.`,
  );
}

async function changeRow(client: Queryable, call: CallRow, change: CallToChange): Promise<void> {
  const { port, berth, isSkipped } = change;
  const times = changedTimes(call, change);
  if (berth !== undefined && berth > call.berths)
    throw new CannotStart(`--berth is ${berth}, but ${port} has ${call.berths}.`);
  refuseImpossible(call, times);
  await client.query(CHANGE_CALL, [
    call.routeId,
    call.position,
    times.arrivesAt,
    times.departsAt,
    times.allAboardAt,
    berth === undefined ? null : berth - 1,
    isSkipped ? 'skipped' : 'changed',
  ]);
}

/** Names the calls of the ship on the days around, so that the operator finds the right port and day. */
async function whyThereIsNone(client: Queryable, { ship, port, day }: CallToChange): Promise<string> {
  const { rows } = await client.query<{ readonly day: string; readonly port: string }>(CALLS_AROUND, [
    ship,
    day,
  ]);
  const calls = rows.map((call) => `${call.port} ${call.day}`);
  const none = `${ship} does not call at ${port} on ${day}.`;
  return calls.length === 0
    ? `${none} No ship of the timetable has this slug or name and a call within a week of that day.`
    : `${none} Its calls within a week of that day: ${calls.join(', ')}.`;
}

type Times = Pick<CallRow, 'arrivesAt' | 'departsAt' | 'allAboardAt'>;

function changedTimes(call: CallRow, { arrival, departure, allAboard }: CallToChange): Times {
  const at = (name: string, before: Date | null, time: LocalTime | undefined) => {
    if (time === undefined) return before;
    if (!before) throw new CannotStart(`This call has no ${name}: the sailing begins or ends here.`);
    const { timeZone } = call;
    const instant = localDateTimeToInstant(localDate(localDateAt(before, timeZone)), time, timeZone);
    if (localTimeAt(instant, timeZone) !== time)
      throw new CannotStart(`The clock of ${timeZone} skips ${time} on that day.`);
    return instant;
  };
  const arrivesAt = at('arrival', call.arrivesAt, arrival);
  const departsAt = at('departure', call.departsAt, departure);
  const lead = (call.departsAt?.getTime() ?? 0) - (call.allAboardAt?.getTime() ?? 0);
  const usual = departsAt && new Date(departsAt.getTime() - lead);
  return {
    arrivesAt,
    departsAt,
    allAboardAt: allAboard === undefined ? usual : at('departure', call.departsAt, allAboard),
  };
}

function refuseImpossible(
  { leftBefore, arrivesNext }: CallRow,
  { arrivesAt, departsAt, allAboardAt }: Times,
): void {
  const refuse = (what: string) => new CannotStart(`${what} Nothing was changed.`);
  if (arrivesAt && departsAt && departsAt <= arrivesAt)
    throw refuse('The departure is not after the arrival.');
  if (departsAt && allAboardAt && allAboardAt > departsAt) throw refuse('All aboard is after the departure.');
  if (arrivesAt && allAboardAt && allAboardAt <= arrivesAt)
    throw refuse('All aboard is not after the arrival.');
  if (arrivesAt && leftBefore && arrivesAt <= leftBefore)
    throw refuse('The arrival is not after the departure from the port before.');
  if (departsAt && arrivesNext && departsAt >= arrivesNext)
    throw refuse('The departure is not before the arrival at the next port.');
}

const IS_SHIP = `(ship.slug = $1
    or exists (select from jsonb_each_text(ship.names) as name where lower(name.value) = lower($1)))`;

const CALLS_AROUND = `
  select port.slug as port, to_char(call.on_day, 'YYYY-MM-DD') as day
  from cruise_calls call join cruise_ports port on port.id = call.port_id
  join cruise_routes route on route.id = call.route_id join cruise_ships ship on ship.id = route.ship_id
  where ${IS_SHIP} and call.on_day between $2::date - 7 and $2::date + 7
  order by call.on_day, call.arrives_at`;

const FIND_CALL = `
  select call.route_id as "routeId", call.port_id as "portId", call.position, port.time_zone as "timeZone",
    jsonb_array_length(port.berths) as berths, call.arrives_at as "arrivesAt", call.departs_at as "departsAt",
    call.all_aboard_at as "allAboardAt",
    (select max(other.departs_at) from cruise_calls other
     where other.route_id = call.route_id and other.position < call.position and other.state <> 'skipped') as "leftBefore",
    (select min(other.arrives_at) from cruise_calls other
     where other.route_id = call.route_id and other.position > call.position and other.state <> 'skipped') as "arrivesNext"
  from cruise_calls call join cruise_ports port on port.id = call.port_id
  join cruise_routes route on route.id = call.route_id join cruise_ships ship on ship.id = route.ship_id
  where ${IS_SHIP} and port.slug = $2 and call.on_day = $3::date
  order by route.id, call.position for update of call`;

const CHANGE_CALL = `
  update cruise_calls set arrives_at = $3, departs_at = $4, all_aboard_at = $5,
    berth = coalesce($6::integer, berth), state = $7
  where route_id = $1 and position = $2`;
