import { departureSpan } from '@ashore/core/availability/departure-span.ts';
import type { FittingStart, PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { kilometresBetween } from '@ashore/core/cruises/distance.ts';
import type { TripFit } from '@ashore/core/cruises/trip-fit.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect.ts';
import { type DepartureOnDay, departuresOn } from '../availability/departures-on.ts';
import { readInventory, type TakenInventory } from '../availability/read-inventory.ts';
import { tripOnSaleSql } from '../catalogue/cards/tour.queries.ts';
import { toursByIds } from '../catalogue/cards/tours-by-ids.ts';
import { type Offer, type OfferedOption, readOffers } from '../catalogue/offers/read-offer.ts';
import { daysInPort, fitAtCall, type TripPlaces, tripPlacesColumns } from './fit-at-call.ts';
import { type RouteCall, readRouteCalls } from './show-route.ts';

export type FindExcursionsInput = {
  readonly routeId: string;
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly now: Date;
  /** Only this product. */
  readonly tour?: string | undefined;
  /** A start is free if it has spots for so many. */
  readonly party?: number;
};

/** Finds what passengers of a sailing can book at each port; undefined if there is no such sailing. */
export async function findExcursions(
  database: Database,
  { routeId, locale, currency, now, tour, party = 1 }: FindExcursionsInput,
): Promise<PortExcursions[] | undefined> {
  const calls = (await readRouteCalls(database, routeId))?.filter(isVisited);
  if (!calls) return undefined;
  const products = await selectProductsAt(
    database,
    calls.flatMap(({ locationId }) => locationId ?? []),
    tour,
  );
  const [offers, tours] = await Promise.all([
    readOffers(
      database,
      products.map(({ id }) => id),
    ),
    toursByIds(database, { ids: products.map(({ id }) => id), locale, currency, now }),
  ]);
  const [from, to] = spanOf(calls);
  const inventory = from && to ? await readInventory(database, offers, { from, to }) : undefined;
  if (!inventory) return calls.map((call) => noExcursions(call, now));
  const sold: ProductsOnSale = {
    offers: new Map(offers.map((offer) => [offer.productId, offer])),
    tours: new Map(tours.map((tour) => [tour.tourId, tour])),
    inventory,
    now,
    isWhole: tour !== undefined,
    party,
  };
  return calls.map((call) =>
    isOver(call, now) ? noExcursions(call, now) : excursionsAt(call, products, sold),
  );
}

function noExcursions(call: RouteCall, now: Date): PortExcursions {
  return { position: call.position, isOver: isOver(call, now), trips: [], unsuitable: [] };
}

/** Whether the ship has left; where the sailing ends, whether its last day has passed. */
function isOver({ departsAt, day, timeZone }: RouteCall, now: Date): boolean {
  return departsAt ? departsAt <= now : day < localDateAt(now, timeZone);
}

/** Passengers go on trips after they have landed, not where the sailing begins. */
const isVisited = ({ arrivesAt, isSkipped }: RouteCall) => arrivesAt !== undefined && !isSkipped;

type ProductAt = TripPlaces & {
  readonly id: string;
  readonly location_id: string;
  readonly is_accessible: boolean;
  readonly has_few_steps: boolean;
};

/** The products on sale at these places, the most asked for first. */
async function selectProductsAt(
  { pool }: Pick<Database, 'pool'>,
  locations: readonly string[],
  tour: string | undefined,
): Promise<ProductAt[]> {
  const { rows } = await pool.query<ProductAt>({ name: 'products-of-calls', text: PRODUCTS }, [
    locations,
    tour ?? null,
  ]);
  return rows;
}

const PRODUCTS = `
  select product.id, product.location_id, ${tripPlacesColumns},
    exists (select from product_features feature where feature.product_id = product.id
      and feature.kind = 'know' and feature.code = 'wheelchair-accessible') as is_accessible,
    coalesce(product.steps in ('none', 'few'), false) as has_few_steps
  from products product where product.location_id = any($1::uuid[]) and ($2::uuid is null or product.id = $2) and ${tripOnSaleSql}
  order by product.popularity desc, product.review_count desc, product.slug`;

type ProductsOnSale = {
  readonly offers: ReadonlyMap<string, Offer>;
  readonly tours: ReadonlyMap<string, TourSummary>;
  readonly inventory: TakenInventory;
  readonly now: Date;
  /** Whether each day in port and each option is listed. */
  readonly isWhole: boolean;
  readonly party: number;
};

function excursionsAt(
  call: RouteCall,
  products: readonly ProductAt[],
  { offers, tours, inventory, now, isWhole, party }: ProductsOnSale,
): PortExcursions {
  const trips: PortExcursions['trips'] = [];
  const unsuitable: PortExcursions['unsuitable'] = [];
  for (const product of products) {
    const [offer, tour] = [offers.get(product.id), tours.get(product.id)];
    if (product.location_id !== call.locationId || !offer || !tour) continue;
    if (tour.productType === 'transfers' && !leadsAway(call, product)) continue;
    const starts = daysInPort(call).flatMap((date) =>
      startsOn(date, { call, product, offer, inventory, now, party }),
    );
    const fits = starts.filter(({ fit }) => fit.isFitting);
    const fitting = isWhole ? fits : bestOfEachTime(fits);
    if (fitting.length > 0) {
      const free = fitting.find(({ start }) => start.state === 'free') ?? fitting[0];
      for (const [date, ofDay] of Map.groupBy(fitting, (start) => start.date))
        if (isWhole || date === free?.date)
          trips.push({
            ...{ tour, date, isAccessible: product.is_accessible, hasFewSteps: product.has_few_steps },
            starts: ofDay.map(({ start }) => start),
          });
    } else {
      const closest = starts.toSorted((one, other) => shortfall(one.fit) - shortfall(other.fit))[0];
      if (closest)
        unsuitable.push({
          tour,
          reason: closest.fit.reason ?? 'late',
          meetsAt: closest.fit.meetsAt.toISOString(),
          reachableAt: closest.fit.reachableAt?.toISOString() ?? null,
          backAt: closest.fit.backAt.toISOString(),
          minutesLeft: closest.fit.minutesLeft ?? null,
          minutesNeeded: closest.fit.minutesNeeded,
        });
    }
  }
  return { position: call.position, isOver: false, trips, unsuitable };
}

/** Transfers are for passengers who leave the ship for good. One that begins at an airport does not lead away from it. */
function leadsAway(call: RouteCall, { start, pickups }: ProductAt): boolean {
  return (
    call.departsAt === undefined &&
    [start, ...pickups].some((point) => kilometresBetween(call, point) <= NEAR_PORT_KILOMETRES)
  );
}

/** How many minutes are missing for the trip to fit. */
const shortfall = ({ minutesNeeded, minutesLeft = minutesNeeded }: TripFit) => minutesNeeded - minutesLeft;

type StartsInput = {
  readonly call: RouteCall;
  readonly product: ProductAt;
  readonly offer: Offer;
  readonly inventory: TakenInventory;
  readonly now: Date;
  readonly party: number;
};

type JudgedStart = { readonly date: LocalDate; readonly start: FittingStart; readonly fit: TripFit };

function startsOn(
  date: LocalDate,
  { call, product, offer, inventory, now, party }: StartsInput,
): JudgedStart[] {
  const { timeZone } = offer;
  const judged = offer.options.flatMap((option) =>
    departuresOn({ option, timeZone, date, party, now, inventory }).flatMap((departure) =>
      judge(departure, { option, call, product, date }),
    ),
  );
  return judged.toSorted((one, other) => Date.parse(one.start.startsAt) - Date.parse(other.start.startsAt));
}

/** Several options may start at the same time. A free one stands for all. */
function bestOfEachTime(starts: readonly JudgedStart[]): JudgedStart[] {
  const byTime = Map.groupBy(starts, ({ start }) => start.startsAt);
  return [...byTime.values()].flatMap(
    (same) => same.find(({ start }) => start.state === 'free') ?? same[0] ?? [],
  );
}

type Judged = Pick<StartsInput, 'call' | 'product'> & {
  readonly option: OfferedOption;
  readonly date: LocalDate;
};

function judge(
  { start: { time }, timing: when, state }: DepartureOnDay,
  { option, call, product, date }: Judged,
): JudgedStart[] {
  const judged = fitAtCall(call, product, {
    time,
    open: departureSpan(when),
    durationMinutes: option.durationMinutes,
  });
  if (!judged) return [];
  const { startsAt, fit } = judged;
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
        componentKey: option.id,
      },
    },
  ];
}

const NEAR_PORT_KILOMETRES = 3;

function spanOf(calls: readonly RouteCall[]): [LocalDate | undefined, LocalDate | undefined] {
  const days = calls.flatMap(daysInPort).toSorted();
  return [days[0], days.at(-1)];
}
