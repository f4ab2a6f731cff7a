import type { BookedShip } from '@ashore/core/contract/transfer-request.ts';
import { givenReturnPromise, type ReturnPromiseLimit } from '@ashore/core/cruises/return-promise.ts';
import { lastBoardingAt } from '@ashore/core/cruises/trip-fit.ts';
import { addSeconds } from '@ashore/core/time/instant.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { TripToBoard } from '../quotes/make-quote.ts';
import { daysInPort, fitAtCall, type TripPlaces, tripPlacesColumns } from './fit-at-call.ts';
import { type CallRow, type RouteCall, type RouteRow, routeCallOf, selectRoute } from './show-route.ts';

/** A call of a sailing, by its place in the list of days. */
type NamedCall = { readonly routeId: string; readonly position: number };

/**
 * The ship with which travellers come to a trip, from the timetable. Undefined if the ship is not at the place of the trip on
 * that day: then they come without it. A trip that fits is sold with the return promise, if the operator gives one.
 */
export async function findShipOfTrip(
  client: Queryable,
  { routeId, position }: NamedCall,
  trip: TripToBoard,
  promisedLimit?: ReturnPromiseLimit,
): Promise<BookedShip | undefined> {
  const route = await selectRoute(client, routeId);
  const row = route?.calls.find((call) => call.position === position);
  const call = row && routeCallOf(row);
  if (!route || !call || call.isSkipped || !call.arrivesAt || call.locationId !== trip.locationId)
    return undefined;
  if (!daysInPort(call).some((day) => day === trip.date)) return undefined;
  const ship = shipAt(route, row, await judgeTrip(client, call, trip));
  const returnPromise = ship && givenReturnPromise(ship, promisedLimit);
  return returnPromise ? { ...ship, returnPromise } : ship;
}

/**
 * The same call by the timetable of now; undefined if the ship no longer calls at the port while the trip takes place. An arrival
 * that shifts across midnight has another first day.
 */
export async function findShipNow(
  client: Queryable,
  { routeId, portId, day }: Pick<BookedShip, 'routeId' | 'portId' | 'day'>,
  trip: TripToBoard,
): Promise<BookedShip | undefined> {
  const route = await selectRoute(client, routeId);
  const atPort = route?.calls.filter(({ port }) => port?.id === portId) ?? [];
  const row =
    atPort.find(({ on_day }) => on_day === day) ?? atPort.find((other) => isInPort(other, trip.date));
  const call = row && routeCallOf(row);
  if (!route || !row || !call?.arrivesAt || call.isSkipped) return undefined;
  return shipAt(route, row, await judgeTrip(client, call, trip));
}

function isInPort(row: CallRow, date: string): boolean {
  const call = routeCallOf(row);
  return call !== undefined && daysInPort(call).some((day) => day === date);
}

type JudgedTrip = Pick<BookedShip, 'isFitting' | 'neededBoardingAt'>;

/** Whether travellers from a ship can take this trip, by the places that the product has now, and when they could board at the earliest. */
async function judgeTrip(
  client: Queryable,
  call: RouteCall,
  { productId, time, startsAt, endsAt, durationMinutes }: TripToBoard,
): Promise<JudgedTrip> {
  const { rows } = await client.query<TripPlaces>({ name: 'places-of-trip', text: PLACES }, [productId]);
  const [places] = rows;
  const open = { from: new Date(startsAt), to: new Date(endsAt) };
  const { fit } = (places && fitAtCall(call, places, { time, open, durationMinutes })) ?? {};
  if (!fit) return { isFitting: false };
  const { isFitting, backAt, minutesLeft, minutesNeeded } = fit;
  if (minutesLeft === undefined) return { isFitting };
  return { isFitting, neededBoardingAt: addSeconds(backAt, minutesNeeded * 60).toISOString() };
}

const PLACES = `select ${tripPlacesColumns} from products product where product.id = $1`;

function shipAt(route: RouteRow, row: CallRow, judged: JudgedTrip): BookedShip | undefined {
  const call = routeCallOf(row);
  const { port } = row;
  if (!call || !port) return undefined;
  const iso = (instant: Date | undefined) => instant?.toISOString() ?? null;
  const homeTimeZone = route.calls.find((one) => one.port)?.port?.time_zone;
  return {
    routeId: route.cruiseRouteUuid,
    portId: port.id,
    day: row.on_day,
    position: row.position,
    shipNames: route.shipNames,
    lineNames: route.lineNames,
    portNames: port.names,
    berth: row.berth,
    berthNames: (row.berth === null ? undefined : port.berths[row.berth]) ?? null,
    isTender: row.is_tender,
    timeZone: port.time_zone,
    boardTimeZone: route.clock === 'home' && homeTimeZone ? homeTimeZone : null,
    arrivesAt: iso(call.arrivesAt),
    departsAt: iso(call.departsAt),
    allAboardAt: iso(call.allAboardAt),
    lastBoardingAt: iso(lastBoardingAt(call)),
    ...judged,
  };
}
