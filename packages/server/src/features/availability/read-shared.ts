import type { Span } from '@ashore/core/availability/departure-span.ts';
import type { Shared } from '@ashore/core/availability/departure-state.ts';
import { type Use, type Used, usesOverTime } from '@ashore/core/availability/uses-over-time.ts';
import type { Database } from '../../database/connect-database.ts';
import type { SharedResource } from '../catalogue/read-offer.ts';

export type ReadShared = Span & {
  readonly resources: readonly string[];
  /** What this cart holds of them is not counted: it makes way for what the cart holds next. */
  readonly cartId?: string | undefined;
};

/** What is left of all that an option shares with others, in spots, while it takes place; undefined if it shares nothing. */
export type SharedOf = (resources: readonly SharedResource[], span: Span) => Shared | undefined;

/** What is away of these resources between two instants, by holds that are alive and by what is sold. */
export async function readShared(
  { pool }: Pick<Database, 'pool'>,
  { resources, from, to, cartId }: ReadShared,
): Promise<SharedOf> {
  if (resources.length === 0) return () => undefined;
  const { rows } = await pool.query<UseRow>({ name: 'uses-of-resources', text: uses }, [
    resources,
    from,
    to,
    cartId ?? null,
  ]);
  const usedOf = new Map(
    [...Map.groupBy(rows, ({ resource }) => resource)].map(([id, its]) => [id, usesOverTime(its)]),
  );
  return (shared, span) =>
    least(shared.map((resource) => leftOf(resource, usedOf.get(resource.id)?.(span) ?? nothing)));
}

type UseRow = Use & { readonly resource: string };

const nothing: Used = { peak: 0, peakOfSold: 0, nextReleaseAt: undefined };

function leftOf({ capacity, per, units }: SharedResource, used: Used): Shared {
  const inSpots = (left: number) => {
    if (per === 'spot') return Math.floor(Math.max(0, left) / units);
    return left >= units ? Number.POSITIVE_INFINITY : 0;
  };
  return {
    spots: inSpots(capacity - used.peak),
    spotsIfReleased: inSpots(capacity - used.peakOfSold),
    nextReleaseAt: used.nextReleaseAt,
  };
}

/** Whoever needs several things needs the scarcest. */
function least(shared: readonly Shared[]): Shared | undefined {
  const [first, ...others] = shared;
  if (!first) return undefined;
  return others.reduce<Shared>(
    (all, one) => ({
      spots: Math.min(all.spots, one.spots),
      spotsIfReleased: Math.min(all.spotsIfReleased, one.spotsIfReleased),
      nextReleaseAt: one.spots < all.spots ? one.nextReleaseAt : all.nextReleaseAt,
    }),
    first,
  );
}

// Summed up by span: a departure that a hundred people booked is one use.
const uses = `
  select u.resource_id as resource, u.starts_at as "from", u.ends_at as "to", sum(u.units)::int as units,
    min(h.expires_at) filter (where h.state = 'held') as "heldUntil"
  from resource_uses u join holds h on h.id = u.hold_id
  where u.resource_id = any($1::uuid[]) and u.ends_at > $2 and u.starts_at < $3
    and (h.state = 'sold' or h.state = 'held' and h.expires_at > now() and h.cart_id is distinct from $4::uuid)
  group by u.resource_id, u.starts_at, u.ends_at, h.state`;
