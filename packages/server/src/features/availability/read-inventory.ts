import type { Span } from '@ashore/core/availability/departure-span.ts';
import type { SharedResourceSpots } from '@ashore/core/availability/departure-state.ts';
import { type ResourceUse, type Use, usesOverTime } from '@ashore/core/availability/uses-over-time.ts';
import { addDays, type LocalDate, utcMidnight } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import type { Offer, SharedResource } from '../catalogue/offers/read-offer.ts';
import { readTakenSpots, type TakenSpotsOf } from './read-taken-spots.ts';

export type DaySpan = { readonly from: LocalDate; readonly to: LocalDate };

/**
 * The days, and the cart that asks. A cart's own hold makes way for its next one, so it counts as available
 * to that cart.
 */
export type InventoryOnDay = DaySpan & { readonly cartId?: string | undefined };

/** All that must be subtracted from what these products offer. */
export type TakenInventory = { readonly takenSpots: TakenSpotsOf; readonly shared: SharedOf };

/**
 * Reads what others have taken of these products between two days, both included. It takes one or two
 * statements, however many products there are.
 */
export async function readInventory(
  database: Pick<Database, 'pool'>,
  offers: readonly Pick<Offer, 'options'>[],
  { from, to, cartId }: InventoryOnDay,
): Promise<TakenInventory> {
  const options = offers.flatMap((offer) => offer.options);
  const resources = new Set(options.flatMap((option) => option.resources.map(({ id }) => id)));
  const longestMinutes = Math.max(0, ...options.map(({ durationMinutes }) => durationMinutes ?? 0));
  const [takenSpots, shared] = await Promise.all([
    readTakenSpots(database, { options: options.map(({ id }) => id), from, to, cartId }),
    readShared(database, {
      resources: [...resources],
      // The margin covers every time zone and closing times after midnight.
      from: new Date(utcMidnight(addDays(from, -1))),
      to: new Date(utcMidnight(addDays(to, 3)) + longestMinutes * 60_000),
      cartId,
    }),
  ]);
  return { takenSpots, shared };
}

export type ReadSharedInput = Span & {
  readonly resources: readonly string[];
  /** The cart's own hold is not counted, because it makes way for the next one. */
  readonly cartId?: string | undefined;
};

/**
 * What is left of the resources that an option shares during a trip, in spots. Undefined if it shares
 * nothing.
 */
type SharedOf = (resources: readonly SharedResource[], span: Span) => SharedResourceSpots | undefined;

/** Reads how much of these resources is used between two instants, by active holds and sold spots. */
async function readShared(
  { pool }: Pick<Database, 'pool'>,
  { resources, from, to, cartId }: ReadSharedInput,
): Promise<SharedOf> {
  if (resources.length === 0) return () => undefined;
  const { rows } = await pool.query<UseRow>({ name: 'uses-of-resources', text: USES_OF_RESOURCES }, [
    resources,
    from,
    to,
    cartId ?? null,
  ]);
  const usedOf = new Map(
    [...Map.groupBy(rows, ({ resource }) => resource)].map(([id, usesOfResource]) => [
      id,
      usesOverTime(usesOfResource),
    ]),
  );
  return (shared, span) =>
    scarcestOf(
      shared.map((resource) => remainingSpotsOf(resource, usedOf.get(resource.id)?.(span) ?? noUse)),
    );
}

type UseRow = Use & { readonly resource: string };

const noUse: ResourceUse = { peak: 0, peakOfSold: 0, nextReleaseAt: undefined };

function remainingSpotsOf(
  { capacity, per, units }: SharedResource,
  resourceUse: ResourceUse,
): SharedResourceSpots {
  const inSpots = (remainingUnits: number) => {
    if (per === 'spot') return Math.floor(Math.max(0, remainingUnits) / units);
    return remainingUnits >= units ? Number.POSITIVE_INFINITY : 0;
  };
  return {
    spots: inSpots(capacity - resourceUse.peak),
    spotsIfReleased: inSpots(capacity - resourceUse.peakOfSold),
    nextReleaseAt: resourceUse.nextReleaseAt,
  };
}

/** An option that needs several resources is limited by the scarcest. */
function scarcestOf(shared: readonly SharedResourceSpots[]): SharedResourceSpots | undefined {
  const [firstResource, ...otherResources] = shared;
  if (!firstResource) return undefined;
  return otherResources.reduce<SharedResourceSpots>(
    (scarcest, other) => ({
      spots: Math.min(scarcest.spots, other.spots),
      spotsIfReleased: Math.min(scarcest.spotsIfReleased, other.spotsIfReleased),
      nextReleaseAt: other.spots < scarcest.spots ? other.nextReleaseAt : scarcest.nextReleaseAt,
    }),
    firstResource,
  );
}

// Summed up by period: a departure that a hundred travellers booked is one use.
const USES_OF_RESOURCES = `
  select resource_use.resource_id as resource, resource_use.starts_at as "from", resource_use.ends_at as "to",
    sum(resource_use.units)::int as units,
    min(hold.expires_at) filter (where hold.state = 'held') as "heldUntil"
  from resource_uses resource_use join holds hold on hold.id = resource_use.hold_id
  where resource_use.resource_id = any($1::uuid[]) and resource_use.ends_at > $2 and resource_use.starts_at < $3
    and (hold.state = 'sold' or hold.state = 'held' and hold.expires_at > now() and hold.cart_id is distinct from $4::uuid)
  group by resource_use.resource_id, resource_use.starts_at, resource_use.ends_at, hold.state`;
