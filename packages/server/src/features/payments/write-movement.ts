import type { LedgerEntry } from '@ashore/core/booking/split-sale.ts';
import type { Queryable } from '../../database/queryable.ts';

export type Movement = {
  /** What moved: the same movement is written once, whoever hears of it how often. */
  readonly name: string;
  readonly bookingId: string;
  readonly entries: readonly LedgerEntry[];
};

/** Writes who gave and who took, inside the transaction that moved it. Whatever does not add up takes that back. */
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
