import { randomUUID } from 'node:crypto';
import { fromDecimal, money, toDecimalText } from '@ashore/core/money/money.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { type Booking, findBookingByOrderNumber } from '../../features/bookings/booking.ts';
import { refundByOperator, retryRefund } from '../../features/bookings/cancellation/refund-by-operator.ts';
import { readOperatorName } from '../arguments.ts';
import { type Command, type CommandContext, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { statusText } from './status-text.ts';

const textOption = { type: 'string' } as const;

export const refundCommand: Command = {
  summary: 'Refunds part of a booking as goodwill, or retries a failed refund.',
  usage: [
    '<order> --again | (--amount <amount> | --ticket <n>) [--reason goodwill] [--by <name>]',
    '--amount <amount>  amount in the booking’s currency, such as 12.50; at most the unrefunded payment',
    '--ticket <n>       refunds the price of this ticket, which stays valid; the first is 1',
    '--again            retries a failed refund',
    '--by <name>        name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const options = {
      amount: textOption,
      ticket: textOption,
      again: { type: 'boolean' },
      reason: textOption,
      by: textOption,
    } as const;
    const { values, positionals } = readOptions(args, options, 1);
    const [order] = positionals;
    if (order === undefined) throw new UsageError('Missing <order>, the order number of a booking.');
    const modes = ['amount', 'ticket', 'again'].filter((name) => values[name] !== undefined);
    if (modes.length !== 1)
      throw new UsageError('Exactly one of --amount, --ticket and --again is required.');
    if (values.reason !== undefined && values.reason !== 'goodwill')
      throw new UsageError('--reason must be goodwill, which is the default.');
    const request: RefundArguments = { ...values, by: readOperatorName(values.by) };
    return withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const booking = await findBookingByOrderNumber(database.pool, order);
      if (!booking) throw new CannotStart(`There is no booking ${order}.`);
      return request.again
        ? retryFailedRefund(database, context, booking, request)
        : refundAsGoodwill(database, context, booking, request);
    });
  },
};

type RefundArguments = Readonly<Record<string, string | boolean | undefined>> & { readonly by: string };

async function retryFailedRefund(
  database: Database,
  { print }: CommandContext,
  booking: Booking,
  { by }: RefundArguments,
) {
  const { id: bookingId, orderNumber } = booking;
  const amount = await retryRefund(database, { bookingId, requestedBy: by });
  print(
    amount > 0
      ? `${orderNumber}: ${amountText(booking, amount)} refund requested again.`
      : `${orderNumber} has no failed refund.`,
  );
  return amount > 0 ? 0 : 1;
}

async function refundAsGoodwill(
  database: Database,
  { print }: CommandContext,
  booking: Booking,
  request: RefundArguments,
) {
  const { id: bookingId, orderNumber } = booking;
  const result = await refundByOperator(database, {
    bookingId,
    refund: readRefund(booking, request),
    name: randomUUID(),
    requestedBy: request.by,
  });
  switch (result.outcome) {
    case 'owed':
      print(
        `${orderNumber}: ${amountText(booking, result.amountMinor)} will be refunded; the contact person is notified once it is.`,
      );
      return 0;
    case 'too_much':
      throw new CannotStart(
        `At most ${amountText(booking, result.leftMinor)} of ${orderNumber} can still be refunded.`,
      );
    case 'no_ticket':
      throw new CannotStart(`${orderNumber} has no such ticket.`);
    case 'not_paid':
      throw new CannotStart(`${orderNumber} has no payment to refund. Status: ${statusText(booking.state)}.`);
  }
}

function readRefund({ currency }: Booking, { amount, ticket }: RefundArguments) {
  if (typeof ticket === 'string') {
    if (!/^[1-9]\d{0,2}$/.test(ticket))
      throw new UsageError(`"${ticket}" is not a ticket number: the first ticket is 1.`);
    return { ticket: Number(ticket) - 1 };
  }
  const amountMinor = parseAmountMinor(`${amount}`, currency);
  if (amountMinor <= 0) throw new UsageError(`"${amount}" is not an amount in ${currency}, such as 12.50.`);
  return { amountMinor };
}

function parseAmountMinor(typed: string, currency: Booking['currency']): number {
  try {
    return fromDecimal(typed, currency).amount;
  } catch {
    return 0;
  }
}

function amountText({ currency }: Booking, amountMinor: number): string {
  return `${toDecimalText(money(amountMinor, currency))} ${currency}`;
}
