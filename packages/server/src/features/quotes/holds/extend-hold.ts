import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { ExtendOutcome, Hold } from '../../../gateways/inventory/port.ts';
import { EXTEND_HOLD, EXTEND_HOLD_FOR_PAYMENT, FIND_HOLD } from './hold.queries.ts';

/** Extends a hold, once and only while it is active. */
export async function extendHold(
  database: Pick<Database, 'pool'>,
  cartId: string,
  seconds: number,
): Promise<ExtendOutcome> {
  const { rows } = await database.pool.query<Hold>({ name: 'extend-hold', text: EXTEND_HOLD }, [
    cartId,
    seconds,
  ]);
  if (rows[0]) return { outcome: 'extended', hold: rows[0] };
  const hold = await findHold(database, cartId);
  if (!hold) return { outcome: 'unknown' };
  return { outcome: hold.state === 'held' ? 'extended_before' : 'ended' };
}

/** Finds the hold of a cart, or its latest one until that is purged. */
export async function findHold({ pool }: Pick<Database, 'pool'>, cartId: string): Promise<Hold | undefined> {
  const { rows } = await pool.query<Hold>({ name: 'find-hold', text: FIND_HOLD }, [cartId]);
  return rows[0];
}

export type ExtendHoldForPaymentInput = {
  readonly cartId: string;
  readonly holdId: string;
  /** By the database's clock. */
  readonly until: Date;
};

/**
 * Moves the end of a hold to where a payment needs it, inside the caller's transaction. False if the hold has
 * ended.
 */
export async function extendHoldForPayment(
  client: Queryable,
  { cartId, holdId, until }: ExtendHoldForPaymentInput,
): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'keep-hold', text: EXTEND_HOLD_FOR_PAYMENT }, [
    cartId,
    holdId,
    until,
  ]);
  return rowCount === 1;
}
