import { type LedgerEntry, splitSale, takenBack } from '@ashore/core/booking/split-sale.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { OweBack } from '../payments/owe-back.ts';
import { writeMovement } from '../payments/write-movement.ts';
import type { Booking } from './booking.ts';

export type TakeBackSale = {
  /** What is given up in one go has one name, so that it is written once. */
  readonly name: string;
  /** What is not owed any more, and the part of it that a code had taken off besides. */
  readonly amountMinor: number;
  readonly discountMinor: number;
  readonly reason: OweBack['reason'];
};

/**
 * Nobody owes any more what was given up: each takes back his share of it, as it was shared when it was sold. Where nothing
 * is left of a sale, what is left of every share goes, to the last cent of rounding. A favour is ours to bear.
 */
export async function takeBackSale(
  client: Queryable,
  booking: Booking,
  { name, amountMinor, discountMinor, reason }: TakeBackSale,
): Promise<void> {
  const { id: bookingId, currency, commissionPercent, method, totalMinor, givenUpMinor } = booking;
  const payer = method === 'bill-organisation' ? 'organisation' : 'traveller';
  const commissionPaid = reason === 'goodwill' ? 100 : commissionPercent;
  const isAll = reason !== 'goodwill' && givenUpMinor + amountMinor === totalMinor;
  const entries = isAll
    ? await allThatIsLeft(client, booking)
    : takenBack(
        splitSale({
          currency,
          grossMinor: amountMinor + discountMinor,
          discountMinor,
          commissionPercent: commissionPaid,
          payer,
        }),
      );
  await writeMovement(client, { name: `given-up/${bookingId}/${name}`, bookingId, entries });
}

/** Charges and refunds are movements of their own: they say what was paid, not what is owed. */
async function allThatIsLeft(client: Queryable, { id, currency }: Booking): Promise<readonly LedgerEntry[]> {
  const { rows } = await client.query<{ account: LedgerEntry['account']; minor: number }>(
    `select account, sum(amount_minor)::float8 as minor from ledger_entries
     where booking_id = $1 and (movement like 'sale/%' or movement like 'given-up/%')
     group by account having sum(amount_minor) <> 0`,
    [id],
  );
  return takenBack(rows.map(({ account, minor }) => ({ account, amount: money(minor, currency) })));
}
