import { money, toDecimalText } from '@ashore/core/money/money.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { findBookingByOrderNumber } from '../../features/bookings/booking.ts';
import {
  NO_SHOW_REPORT_HOURS,
  type NoShowResult,
  reportNoShow,
} from '../../features/bookings/stays/report-no-show.ts';
import { storedQuoteSchema } from '../../features/quotes/quote.ts';
import { readOperatorName } from '../arguments.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { statusText } from './status-text.ts';

export const noShowCommand: Command = {
  summary: 'Records for a hotel that the guests of a booking, or of one of its rooms, did not arrive.',
  usage: [
    '<order> [<room>] [--by <name>]',
    'order        order number of the booking',
    'room         number of a room, the first is 1; default: all that are left',
    '--by <name>  name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { by: { type: 'string' } } as const, 2);
    const [order, roomText] = positionals;
    if (order === undefined) throw new UsageError('Missing <order>, the order number of a booking.');
    if (roomText !== undefined && !/^[1-9]\d?$/.test(roomText))
      throw new UsageError('<room> must be the number of a room; the first is 1.');
    return withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const booking = await findBookingByOrderNumber(database.pool, order);
      if (!booking) throw new CannotStart(`There is no booking ${order}.`);
      const result = await reportNoShow(database, {
        bookingId: booking.id,
        actor: 'operator',
        actorName: readOperatorName(values.by),
        ...(roomText !== undefined && { room: Number(roomText) - 1 }),
      });
      context.print(resultText(result));
      return result.outcome === 'recorded' ? 0 : 1;
    });
  },
};

function resultText(result: NoShowResult): string {
  const { orderNumber, state, currency, quote } = result.booking;
  if (result.outcome === 'recorded') {
    const refund =
      storedQuoteSchema.parse(quote).stay?.payment === 'at-hotel'
        ? 'Nothing was charged in advance; the hotel collects what the rate states.'
        : `Refund: ${toDecimalText(money(result.refundMinor, currency))} ${currency}.`;
    return `${orderNumber}: recorded that the guests did not arrive. ${refund} The contact person is notified.`;
  }
  const reasons = {
    no_stay: 'it is not for a hotel.',
    room: 'it has no such room.',
    cancelled: 'what was reported had been cancelled before. Its terms of cancellation apply.',
    reported: 'it was recorded before that these guests did not arrive.',
    state: `its status is ${statusText(state)}.`,
    time: `reports are possible from check-in until ${NO_SHOW_REPORT_HOURS} hours later.`,
  };
  return `Nothing was changed for ${orderNumber}: ${reasons[result.why]}`;
}
