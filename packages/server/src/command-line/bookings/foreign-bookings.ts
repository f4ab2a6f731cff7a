import { isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { money, toDecimalText } from '@ashore/core/money/money.ts';
import { findBookingByOrderNumber } from '../../features/bookings/booking.ts';
import {
  type ForeignProblem,
  listForeignProblems,
  lookAgain,
  NEEDS_OPERATIONS,
  recordNotBooked,
} from '../../features/hotels/supply/operations.ts';
import { listSellerStatement } from '../../features/hotels/supply/room-costs.ts';
import { readOperatorName } from '../arguments.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { countText } from '../count-text.ts';
import { withDatabase } from '../with-database.ts';

const problemTexts: Readonly<Record<ForeignProblem['what'], string>> = {
  unanswered: 'UNKNOWN: ask the seller whether the rooms are booked; the payment stays authorised',
  pending: 'pending: the seller’s answer was lost and is looked for',
  missing: 'MISSING: the seller has no such booking any more',
  not_cancelled: 'NOT CANCELLED: the seller still has rooms that no guest has',
  our_cost: 'cancelled at our cost',
};

export const foreignBookingsCommand: Command = {
  summary:
    'Lists bookings of other sellers’ rooms that need attention. Exit status 1 if an operator must act.',
  usage: [
    '[<order> --look | --not-booked] [--by <name>] | --owed <month>',
    'order         order number, with or without hyphens',
    '--look        looks for the booking at its seller again, and tries again to cancel rooms',
    '--not-booked  the seller has said that nothing is booked: declines the booking and releases its payment',
    '--owed <month>  lists what each seller gets for the stays that begin in a month, such as 2027-05',
    '--by <name>   name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        look: { type: 'boolean' },
        'not-booked': { type: 'boolean' },
        by: { type: 'string' },
        owed: { type: 'string' },
      },
      1,
    );
    const [order] = positionals;
    if (typeof values.owed === 'string') {
      if (args.length > 2) throw new UsageError('--owed takes a month and nothing else.');
      const month = readMonth(values.owed);
      return withDatabase(context, { mayCreate: false }, ({ database: { pool } }) =>
        listOwed(pool, month, context),
      );
    }
    const { look: isLook = false, 'not-booked': isNotBooked = false } = values;
    if (order === undefined ? isLook || isNotBooked : isLook === isNotBooked)
      throw new UsageError('An order number takes either --look or --not-booked.');
    return withDatabase(context, { mayCreate: false }, async ({ database: { pool } }) => {
      if (order === undefined) return listProblems(pool, context);
      const booking = await findBookingByOrderNumber(pool, order);
      const isDone =
        booking &&
        (isLook
          ? await lookAgain(pool, booking.id)
          : await recordNotBooked(pool, { bookingId: booking.id, by: readOperatorName(values.by) }));
      context.print(
        isDone
          ? `${booking.orderNumber}: a running worker acts within a minute.`
          : `Nothing to do for ${order}: "foreign-bookings" lists what is open.`,
      );
      return isDone ? 0 : 1;
    });
  },
};

function readMonth(text: string): string {
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(text)) throw new UsageError('--owed needs a month such as 2027-05.');
  return text;
}

async function listOwed(
  pool: Parameters<typeof listSellerStatement>[0],
  month: string,
  { print }: Parameters<Command['run']>[1],
): Promise<0> {
  const lines = await listSellerStatement(pool, { from: `${month}-01`, until: `${month}-31` });
  const sums = new Map<
    string,
    { readonly source: string; readonly currency: string; readonly minor: number; readonly stays: number }
  >();
  for (const { source, currency, owedMinor, ...line } of lines) {
    const references = [line.theirReference, line.hotelReference && `hotel’s number ${line.hotelReference}`];
    print(
      `${line.orderNumber}  ${line.arrival}  ${source} ${[line.hotelCode, ...references].filter(Boolean).join(', ')}: ${amountText(owedMinor, currency)}`,
    );
    const before = sums.get(`${source} ${currency}`);
    sums.set(`${source} ${currency}`, {
      source,
      currency,
      minor: (before?.minor ?? 0) + owedMinor,
      stays: (before?.stays ?? 0) + 1,
    });
  }
  for (const { source, currency, minor, stays } of sums.values())
    print(`${source} gets ${amountText(minor, currency)} for ${countText(stays, 'stay')}.`);
  if (sums.size === 0) print(`No seller gets anything for stays that begin in ${month}.`);
  return 0;
}

function amountText(minor: number, currency: string): string {
  if (!isCurrencyCode(currency)) throw new Error(`${currency} is not a currency.`);
  return `${currency} ${toDecimalText(money(minor, currency))}`;
}

async function listProblems(
  pool: Parameters<typeof listForeignProblems>[0],
  { print }: Parameters<Command['run']>[1],
): Promise<0 | 1> {
  const problems = await listForeignProblems(pool);
  for (const { what, orderNumber, source, references, reason, since } of problems) {
    const minute = since.toISOString().slice(0, 16).replace('T', ' ');
    print(`${orderNumber}  since ${minute} UTC  ${problemTexts[what]}  (${source} ${references}: ${reason})`);
  }
  const open = problems.filter(({ what }) => NEEDS_OPERATIONS.includes(what)).length;
  print(open === 0 ? 'No booking of another seller’s rooms needs an operator.' : `To be decided: ${open}.`);
  return open === 0 ? 0 : 1;
}
