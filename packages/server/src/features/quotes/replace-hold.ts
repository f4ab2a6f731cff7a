import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import type { WantedHold } from '../../gateways/inventory/port.ts';
import {
  LOCK_CART,
  LOCK_HOLD,
  LOCK_OPTION,
  LOCK_RESOURCES,
  RELEASE_FOR_ANOTHER,
  USE_RESOURCES,
} from './hold.queries.ts';
import { idsOf, type Resources, readResources } from './read-resources.ts';
import { type HeldBefore, type Placed, takeSpots } from './take-spots.ts';

/**
 * Lets go of what a cart holds and takes something else, or neither: who cannot have the new keeps the old. Takes of
 * what several products share in the same transaction.
 */
export async function replaceHold(database: Database, wanted: WantedHold): Promise<Placed> {
  // Without a lock, so that those for whom nothing is left do not stand in each other's way to hear it.
  const before = await readResources(database.pool, wanted);
  if (!before.suffice(wanted.people)) return notPlaced(before);
  try {
    return await transaction(database, async ({ client }) => {
      const resources = await lock(client, wanted);
      const { rows } = await client.query<HeldBefore>(RELEASE_FOR_ANOTHER, [wanted.cartId]);
      const placed = await takeSpots(client, wanted, rows[0]);
      if (placed.id === null) throw new NotPlaced(placed);
      // A group takes what its departure has, which is known only now.
      if (!resources.suffice(placed.spots ?? 0)) throw new NotPlaced(notPlaced(resources));
      await useResources(client, wanted, placed);
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

function notPlaced({ maySoonSuffice: maySoon }: Resources): Placed {
  const reasons = { holdsAlready: false, bought: false, noPlaceOf: null, maySoon };
  return { id: null, spots: null, expiresAt: null, isExtended: null, now: new Date(), ...reasons };
}

/** All that is going to be changed, in the one order in which everybody locks. From then on nobody takes of resources. */
async function lock(client: PoolClient, wanted: WantedHold): Promise<Resources> {
  const { cartId, resources, optionId, date, time } = wanted;
  await client.query(LOCK_CART, [cartId]);
  if (resources.length > 0) await client.query(LOCK_RESOURCES, [idsOf(wanted)]);
  const locked = await readResources(client, wanted);
  if (!locked.suffice(wanted.people)) throw new NotPlaced(notPlaced(locked));
  await client.query(LOCK_OPTION, [optionId, date, time]);
  await client.query(LOCK_HOLD, [optionId, date, time, cartId]);
  return locked;
}

async function useResources(client: PoolClient, wanted: WantedHold, { id, spots }: Placed): Promise<void> {
  const { resources, from, to } = wanted;
  if (resources.length === 0) return;
  const units = resources.map((one) => (one.per === 'spot' ? one.units * (spots ?? 0) : one.units));
  await client.query(USE_RESOURCES, [id, idsOf(wanted), units, from, to]);
}
