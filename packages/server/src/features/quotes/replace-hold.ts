import { peakUse, type Use } from '@ashore/core/availability/peak-use.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import type { WantedHold } from '../../gateways/inventory/port.ts';
import {
  LOCK_CART,
  LOCK_HOLD,
  LOCK_OPTION,
  LOCK_RESOURCES,
  RELEASE_HOLD,
  RESOURCE_USES,
  USE_RESOURCES,
} from './hold.queries.ts';
import { type Placed, takeSpots } from './take-spots.ts';

/**
 * Lets go of what a cart holds and takes something else, or neither: who cannot have the new keeps the old. Takes of
 * what several products share in the same transaction.
 */
export async function replaceHold(database: Database, wanted: WantedHold): Promise<Placed> {
  try {
    return await transaction(database, async ({ client }) => {
      const capacities = await lock(client, wanted);
      await client.query(RELEASE_HOLD, [wanted.cartId]);
      const placed = await takeSpots(client, wanted);
      if (placed.id === null) throw new NotPlaced(placed);
      const missing = await takeResources(client, { wanted, placed, capacities });
      if (missing) throw new NotPlaced({ ...placed, id: null, ...missing });
      return placed;
    });
  } catch (error) {
    if (error instanceof NotPlaced) return error.placed;
    throw error;
  }
}

/** Takes back the transaction it is thrown in. */
class NotPlaced extends Error {
  readonly placed: Placed;

  constructor(placed: Placed) {
    super('There is no room.');
    this.placed = placed;
  }
}

/** All that is going to be changed, in the one order in which everybody locks. Gives how much there is of resources. */
async function lock(client: PoolClient, wanted: WantedHold): Promise<ReadonlyMap<string, number>> {
  const { cartId, resources, optionId, date, time } = wanted;
  await client.query(LOCK_CART, [cartId]);
  const { rows } =
    resources.length === 0
      ? { rows: [] }
      : await client.query<{ id: string; capacity: number }>(LOCK_RESOURCES, [resources.map(({ id }) => id)]);
  await client.query(LOCK_OPTION, [optionId, date, time]);
  await client.query(LOCK_HOLD, [optionId, date, time, cartId]);
  return new Map(rows.map(({ id, capacity }) => [id, capacity]));
}

type Taking = {
  readonly wanted: WantedHold;
  readonly placed: Placed;
  readonly capacities: ReadonlyMap<string, number>;
};

/** Undefined when there was enough of all of them while this takes place. */
async function takeResources(
  client: PoolClient,
  { wanted, placed, capacities }: Taking,
): Promise<Pick<Placed, 'maySoon'> | undefined> {
  const { resources, from, to } = wanted;
  if (resources.length === 0) return undefined;
  const ids = resources.map(({ id }) => id);
  const { rows } = await client.query<UseRow>(RESOURCE_USES, [ids, from, to]);
  const units = resources.map((one) => (one.per === 'spot' ? one.units * (placed.spots ?? 0) : one.units));
  const isEnough = resources.every(({ id }, at) => {
    const used = rows.filter(({ resourceId }) => resourceId === id);
    return peakUse(used, { from, to }) + (units[at] ?? 0) <= (capacities.get(id) ?? 0);
  });
  if (!isEnough) return { maySoon: rows.some(({ isOverdue }) => isOverdue) };
  await client.query(USE_RESOURCES, [placed.id, ids, units, from, to]);
  return undefined;
}

type UseRow = Use & { readonly resourceId: string; readonly isOverdue: boolean };
