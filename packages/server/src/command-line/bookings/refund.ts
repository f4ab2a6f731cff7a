import { randomUUID } from 'node:crypto';
import { fromDecimal, money, toDecimalText } from '@ashore/core/money/money.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { type Booking, bookingNamed } from '../../features/bookings/booking.ts';
import { refundByOperator, retryRefund } from '../../features/bookings/cancellation/refund-by-operator.ts';
import { whoIsActing } from '../arguments.ts';
import { type CommandContext, readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const text = { type: 'string' } as const;

export const refund: Verb = {
  summary:
    'Gives back some of what was paid for a booking, as a favour, or asks again for what could not be given back.',
  usage: [
    '<order> --amount <sum> | --ticket <n> | --again  --reason goodwill [--by <name>]',
    '--amount <sum>  in the currency of the booking, such as 12.50; never more than is left of what was paid',
    '--ticket <n>    refund the price of this ticket, from 1; the ticket stays valid',
    '--again         what is owed and could not be given back; needs no reason',
    '--by <name>     who decides, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const options = {
      amount: text,
      ticket: text,
      again: { type: 'boolean' },
      reason: text,
      by: text,
    } as const;
    const { values, positionals } = readOptions(args, options, 1);
    const [order] = positionals;
    if (order === undefined) throw new WrongUsage('A booking must be named by its order number.');
    const wanted = ['amount', 'ticket', 'again'].filter((name) => values[name] !== undefined);
    if (wanted.length !== 1) throw new WrongUsage('Say one of --amount, --ticket and --again.');
    if (values.again === undefined && values.reason !== 'goodwill')
      throw new WrongUsage('The one reason that there is for it is goodwill.');
    const ask: Ask = { ...values, by: whoIsActing(values.by) };
    return withDatabase(context, { mayMake: false }, async ({ database }) => {
      const booking = await bookingNamed(database.pool, order);
      if (!booking) throw new CannotStart(`There is no booking ${order}.`);
      return ask.again ? again(database, context, booking, ask) : favour(database, context, booking, ask);
    });
  },
};

type Ask = Readonly<Record<string, string | boolean | undefined>> & { readonly by: string };

async function again(database: Database, { print }: CommandContext, booking: Booking, { by }: Ask) {
  const { id: bookingId, orderNumber } = booking;
  const amount = await retryRefund(database, { bookingId, requestedBy: by });
  print(
    amount > 0
      ? `${sumOf(booking, amount)} of ${orderNumber} is asked for again.`
      : `Nothing of ${orderNumber} could not be given back.`,
  );
  return amount > 0 ? 0 : 1;
}

async function favour(database: Database, { print }: CommandContext, booking: Booking, ask: Ask) {
  const { id: bookingId, orderNumber } = booking;
  const result = await refundByOperator(database, {
    bookingId,
    of: readSum(booking, ask),
    name: randomUUID(),
    requestedBy: ask.by,
  });
  switch (result.outcome) {
    case 'owed':
      print(
        `${sumOf(booking, result.amountMinor)} of ${orderNumber} goes back; its traveller is told when it has.`,
      );
      return 0;
    case 'too_much':
      throw new CannotStart(
        `Only ${sumOf(booking, result.leftMinor)} is left of what was paid for ${orderNumber}.`,
      );
    case 'no_ticket':
      throw new CannotStart(`${orderNumber} has no such ticket.`);
    case 'not_paid':
      throw new CannotStart(`Nothing was paid here for ${orderNumber}: it is ${booking.state}.`);
  }
}

function readSum({ currency }: Booking, { amount, ticket }: Ask) {
  if (typeof ticket === 'string') {
    if (!/^[1-9]\d{0,2}$/.test(ticket))
      throw new WrongUsage(`"${ticket}" is not a ticket number: the first ticket is 1.`);
    return { ticket: Number(ticket) - 1 };
  }
  const amountMinor = minorOf(`${amount}`, currency);
  if (amountMinor <= 0) throw new WrongUsage(`"${amount}" is not an amount in ${currency}, such as 12.50.`);
  return { amountMinor };
}

function minorOf(typed: string, currency: Booking['currency']): number {
  try {
    return fromDecimal(typed, currency).amount;
  } catch {
    return 0;
  }
}

function sumOf({ currency }: Booking, amountMinor: number): string {
  return `${toDecimalText(money(amountMinor, currency))} ${currency}`;
}
