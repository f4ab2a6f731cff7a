import type { Queryable } from '../../database/queryable.ts';
import { KEEP_HOLD } from './hold.queries.ts';

export type KeepHold = {
  readonly cartId: string;
  readonly holdId: string;
  /** By the database's clock. */
  readonly until: Date;
};

/**
 * Moves the end of a hold to where a payment needs it, inside the transaction that says so. False when it lives no more:
 * what has ended is nobody's to keep.
 */
export async function keepHold(client: Queryable, { cartId, holdId, until }: KeepHold): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'keep-hold', text: KEEP_HOLD }, [cartId, holdId, until]);
  return rowCount === 1;
}
