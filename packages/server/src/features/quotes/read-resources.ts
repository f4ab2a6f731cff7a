import { type Use, usesOverTime } from '@ashore/core/availability/uses-over-time.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { WantedHold } from '../../gateways/inventory/port.ts';
import { RESOURCE_USES } from './hold.queries.ts';

export type Resources = {
  /** Whether there is enough of all of them for so many spots, while it takes place. */
  readonly suffice: (spots: number) => boolean;
  /** Some of what is taken has run out and is only not cleared away. */
  readonly maySoonSuffice: boolean;
};

/** What is left of all that a hold shares with others. What its own cart has of it makes way, and does not count. */
export async function readResources(client: Queryable, wanted: WantedHold): Promise<Resources> {
  const { resources, from, to, cartId } = wanted;
  if (resources.length === 0) return { suffice: () => true, maySoonSuffice: false };
  const { rows } = await client.query<Row>({ name: 'resource-uses', text: RESOURCE_USES }, [
    idsOf(wanted),
    from,
    to,
    cartId,
  ]);
  return {
    maySoonSuffice: rows.some(({ isOverdue }) => isOverdue),
    suffice: (spots) =>
      resources.every(({ id, per, units }) => {
        const uses = rows.filter((row) => row.id === id);
        const left = (uses[0]?.capacity ?? 0) - usesOverTime(uses)({ from, to }).peak;
        return (per === 'spot' ? units * spots : units) <= left;
      }),
  };
}

export function idsOf({ resources }: WantedHold): string[] {
  return resources.map(({ id }) => id);
}

type Row = Use & { readonly id: string; readonly capacity: number; readonly isOverdue: boolean };
