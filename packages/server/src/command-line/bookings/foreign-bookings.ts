import { findBookingByOrderNumber } from '../../features/bookings/booking.ts';
import {
  type ForeignProblem,
  listForeignProblems,
  lookAgain,
  NEEDS_OPERATIONS,
  recordNotBooked,
} from '../../features/hotels/supply/operations.ts';
import { readOperatorName } from '../arguments.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
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
    '[<order> --look | --not-booked] [--by <name>]',
    'order         order number, with or without hyphens',
    '--look        looks for the booking at its seller again, and tries again to cancel rooms',
    '--not-booked  the seller has said that nothing is booked: declines the booking and releases its payment',
    '--by <name>   name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      { look: { type: 'boolean' }, 'not-booked': { type: 'boolean' }, by: { type: 'string' } },
      1,
    );
    const [order] = positionals;
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
