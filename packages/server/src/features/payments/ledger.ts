import type { LedgerEntry } from '@ashore/core/booking/ledger.ts';
import type { Queryable } from '../../database/queryable.ts';

export type Movement = {
  /** Identifies the movement, which is written once however often it is reported. */
  readonly name: string;
  readonly bookingId: string;
  readonly entries: readonly LedgerEntry[];
};

/**
 * Writes the entries of a movement, inside the transaction that causes it. Entries that do not add up roll
 * that transaction back.
 */
export async function writeMovement(
  client: Queryable,
  { name, bookingId, entries }: Movement,
): Promise<void> {
  if (entries.length === 0) return;
  await client.query({ name: 'write-movement', text: WRITE }, [
    name,
    bookingId,
    entries.map(({ account }) => account),
    entries.map(({ amount }) => amount.currency),
    entries.map(({ amount }) => amount.amount),
  ]);
}

const WRITE = `
  insert into ledger_entries (movement, booking_id, account, currency, amount_minor)
  select $1, $2, * from unnest($3::text[], $4::text[], $5::bigint[])
  on conflict (movement, account) do nothing`;
