import { departureSpan } from '@ashore/core/availability/departure-span.ts';
import type { FittingStart, PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { type Coordinates, kilometresBetween } from '@ashore/core/cruises/distance.ts';
import { tripWays } from '@ashore/core/cruises/port-ways.ts';
import { reachableAt, type TripFit, tripFit } from '@ashore/core/cruises/trip-fit.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect.ts';
import { type DepartureOn, departuresOn } from '../availability/departures-on.ts';
import { readInventory, type TakenInventory } from '../availability/read-inventory.ts';
import { namedTours } from '../catalogue/cards/named-tours.ts';
import { isOnSale } from '../catalogue/cards/tour.queries.ts';
import { type Offer, type OfferedOption, readOffers } from '../catalogue/offers/read-offer.ts';
import { type RouteCall, readRouteCalls } from './show-route.ts';

export type FindExcursionsInput = {
  readonly routeId: string;
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly now: Date;
};

/** Finds what passengers of a sailing can book at each port; undefined if there is no such sailing. */
export async function findExcursions(
  database: Database,
  { routeId, locale, currency, now }: FindExcursionsInput,
): Promise<PortExcursions[] | undefined> {
  const calls = (await readRouteCalls(database, routeId))?.filter(isVisited);
  if (!calls) return undefined;
  const products = await selectProductsAt(
    database,
    calls.flatMap(({ locationId }) => locationId ?? []),
  );
  const [offers, tours] = await Promise.all([
    readOffers(
      database,
      products.map(({ id }) => id),
    ),
    namedTours(database, { ids: products.map(({ id }) => id), locale, currency, now }),
  ]);
  const [from, to] = spanOf(calls);
  const inventory = from && to ? await readInventory(database, offers, { from, to }) : undefined;
  if (!inventory) return calls.map(({ position }) => ({ position, trips: [], unsuitable: [] }));
  const sold: ProductsOnSale = {
    offers: new Map(offers.map((offer) => [offer.productId, offer])),
    tours: new Map(tours.map((tour) => [tour.tourId, tour])),
    inventory,
    now,
  };
  return calls.map((call) => excursionsAt(call, products, sold));
}

/** Passengers go on trips after they have landed, not where the sailing begins. */
const isVisited = ({ arrivesAt, isSkipped }: RouteCall) => arrivesAt !== undefined && !isSkipped;

type ProductAt = {
  readonly id: string;
  readonly location_id: string;
  readonly start: Coordinates;
  readonly end: Coordinates;
  /** What the product visits, if it is one sight. */
  readonly sight: Coordinates | null;
  /** Where travellers are picked up. */
  readonly pickups: readonly Coordinates[];
};

/** The products on sale at these places, the most asked for first. */
async function selectProductsAt(
  { pool }: Pick<Database, 'pool'>,
  locations: readonly string[],
): Promise<ProductAt[]> {
  const { rows } = await pool.query<ProductAt>({ name: 'products-of-calls', text: PRODUCTS }, [locations]);
  return rows;
}

const pointOf = (kind: string) =>
  `select jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude) from product_points s
   where s.product_id = p.id and s.kind = '${kind}' order by s.position limit 1`;

const PRODUCTS = `
  select p.id, p.location_id,
    coalesce((${pointOf('start')}), jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude)) as start,
    coalesce((${pointOf('drop-off')}), (${pointOf('start')}),
      jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude)) as end,
    (select jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude)
     from locations s where s.id = p.sight_id) as sight,
    coalesce((select jsonb_agg(jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude))
     from product_points s where s.product_id = p.id and s.kind = 'pickup'), '[]') as pickups
  from products p where p.location_id = any($1::uuid[]) and ${isOnSale}
  order by p.popularity desc, p.review_count desc, p.slug`;

type ProductsOnSale = {
  readonly offers: ReadonlyMap<string, Offer>;
  readonly tours: ReadonlyMap<string, TourSummary>;
  readonly inventory: TakenInventory;
  readonly now: Date;
};

/** Transfers, such as to the airport, are for passengers who leave the ship for good. */
function excursionsAt(
  call: RouteCall,
  products: readonly ProductAt[],
  { offers, tours, inventory, now }: ProductsOnSale,
): PortExcursions {
  const trips: PortExcursions['trips'] = [];
  const unsuitable: PortExcursions['unsuitable'] = [];
  for (const product of products) {
    const [offer, tour] = [offers.get(product.id), tours.get(product.id)];
    if (product.location_id !== call.locationId || !offer || !tour) continue;
    if (tour.productType === 'transfers' && call.departsAt !== undefined) continue;
    const starts = daysInPort(call).flatMap((date) =>
      startsOn(date, { call, product, offer, inventory, now }),
    );
    const fitting = starts.filter(({ fit }) => fit.isFitting);
    const [first] = fitting;
    if (first) {
      const ofDay = fitting.filter(({ date }) => date === first.date);
      trips.push({ tour, date: first.date, starts: ofDay.map(({ start }) => start) });
    } else {
      const closest = starts.toSorted((one, other) => shortfall(one.fit) - shortfall(other.fit))[0];
      if (closest)
        unsuitable.push({
          tour,
          reason: closest.fit.reason ?? 'late',
          minutesLeft: closest.fit.minutesLeft ?? null,
          minutesNeeded: closest.fit.minutesNeeded,
        });
    }
  }
  return { position: call.position, trips, unsuitable };
}

/** How many minutes are missing for the trip to fit. */
const shortfall = ({ minutesNeeded, minutesLeft = minutesNeeded }: TripFit) => minutesNeeded - minutesLeft;

/** The days on which the ship is in port, on the clock of the port. */
function daysInPort({ day, departsAt, timeZone }: RouteCall): LocalDate[] {
  const last = departsAt ? localDateAt(departsAt, timeZone) : day;
  const days = [day];
  for (let next = addDays(day, 1); next <= last; next = addDays(next, 1)) days.push(next);
  return days;
}

type StartsInput = {
  readonly call: RouteCall;
  readonly product: ProductAt;
  readonly offer: Offer;
  readonly inventory: TakenInventory;
  readonly now: Date;
};

type JudgedStart = { readonly date: LocalDate; readonly start: FittingStart; readonly fit: TripFit };

function startsOn(date: LocalDate, { call, product, offer, inventory, now }: StartsInput): JudgedStart[] {
  const { timeZone } = offer;
  const judged = offer.options.flatMap((option) =>
    departuresOn({ option, timeZone, date, party: 1, now, inventory }).flatMap((departure) =>
      judge(departure, { option, call, product, date }),
    ),
  );
  // Several options may start at the same time. One that is free stands for all.
  const byTime = Map.groupBy(judged, ({ start }) => start.startsAt);
  const best = [...byTime.values()].map(
    (same) => same.find(({ start }) => start.state === 'free') ?? same[0],
  );
  return best
    .filter((start) => start !== undefined)
    .toSorted((one, other) => (one.start.startsAt < other.start.startsAt ? -1 : 1));
}

type Judged = Pick<StartsInput, 'call' | 'product'> & {
  readonly option: OfferedOption;
  readonly date: LocalDate;
};

function judge(
  { start: { time }, when, state }: DepartureOn,
  { option, call, product, date }: Judged,
): JudgedStart[] {
  const pickup = product.pickups.find((point) => closeToQuay(call, point));
  const [start, end] = pickup ? [pickup, pickup] : [product.start, product.end];
  const open = departureSpan(when);
  const visit = (option.durationMinutes ?? 60) * MINUTE;
  const ways = tripWays(call, { start, end, farthest: product.sight ?? product.start });
  const reachable = reachableAt(call, ways);
  // During opening hours travellers come as soon as they can.
  const startsAt = time === null && reachable && reachable > open.from ? reachable : open.from;
  const endsAt = time === null ? new Date(startsAt.getTime() + visit) : open.to;
  if (time === null && endsAt > open.to) return [];
  const fit = tripFit(call, { ...ways, startsAt, endsAt });
  return [
    {
      date,
      fit,
      start: {
        time: time === null ? null : localTimeAt(startsAt, call.timeZone),
        startsAt: startsAt.toISOString(),
        backAt: fit.backAt.toISOString(),
        minutesLeft: fit.minutesLeft ?? null,
        isTight: fit.isTight,
        state: state === 'free' ? 'free' : state === 'sold_out' || state === 'held' ? 'sold_out' : 'closed',
      },
    },
  ];
}

const MINUTE = 60_000;

const NEAR_QUAY_KILOMETRES = 1;
const closeToQuay = (call: Coordinates, point: Coordinates) =>
  kilometresBetween(call, point) <= NEAR_QUAY_KILOMETRES;

function spanOf(calls: readonly RouteCall[]): [LocalDate | undefined, LocalDate | undefined] {
  const days = calls.flatMap(daysInPort).toSorted();
  return [days[0], days.at(-1)];
}
