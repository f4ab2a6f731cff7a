import type { Span } from '@ashore/core/availability/departure-span.ts';
import type { Shared } from '@ashore/core/availability/departure-state.ts';
import { peakUse, type Use } from '@ashore/core/availability/peak-use.ts';
import type { Database } from '../../database/connect-database.ts';
import type { SharedResource } from '../catalogue/read-offer.ts';

export type ReadShared = { readonly resources: readonly string[] } & Span;

/** What is left of all that an option shares with others, in spots, while it takes place; undefined if it shares nothing. */
export type SharedOf = (resources: readonly SharedResource[], span: Span) => Shared | undefined;

/** What is away of these resources between two instants, by holds that are alive and by what is sold. */
export async function readShared(
  { pool }: Pick<Database, 'pool'>,
  { resources, from, to }: ReadShared,
): Promise<SharedOf> {
  if (resources.length === 0) return () => undefined;
  const { rows } = await pool.query<UseRow>({ name: 'uses-of-resources', text: uses }, [resources, from, to]);
  const usesOf = Map.groupBy(rows, ({ resource }) => resource);
  return (shared, span) =>
    least(shared.map((resource) => leftOf(resource, usesOf.get(resource.id) ?? [], span)));
}

type UseRow = Use & { readonly resource: string; readonly heldUntil: Date | null };

function leftOf({ capacity, per, units }: SharedResource, uses: readonly UseRow[], span: Span): Shared {
  const inSpots = (left: number) => {
    if (per === 'spot') return Math.floor(Math.max(0, left) / units);
    return left >= units ? Number.POSITIVE_INFINITY : 0;
  };
  const sold = uses.filter(({ heldUntil }) => heldUntil === null);
  return {
    spots: inSpots(capacity - peakUse(uses, span)),
    spotsIfReleased: inSpots(capacity - peakUse(sold, span)),
    nextReleaseAt: nextReleaseIn(uses, span),
  };
}

function nextReleaseIn(uses: readonly UseRow[], { from, to }: Span): Date | undefined {
  return uses
    .filter((use) => use.from < to && from < use.to)
    .flatMap(({ heldUntil }) => heldUntil ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
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
    and (h.state = 'sold' or h.state = 'held' and h.expires_at > now())
  group by u.resource_id, u.starts_at, u.ends_at, h.state`;
