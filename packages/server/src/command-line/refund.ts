import { randomUUID } from 'node:crypto';
import { fromDecimal, toDecimalText } from '@ashore/core/money/decimal.ts';
import { money } from '@ashore/core/money/money.ts';
import { CannotStart } from '../database/cannot-start.ts';
import type { Database } from '../database/connect-database.ts';
import type { Booking } from '../features/bookings/booking.ts';
import { bookingNamed } from '../features/bookings/booking-named.ts';
import { refundAgain } from '../features/bookings/refund-again.ts';
import { refundByDesk } from '../features/bookings/refund-by-desk.ts';
import { whoIsActing } from './act.ts';
import { type CommandContext, readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

const text = { type: 'string' } as const;

export const refund: Verb = {
  summary:
    'Gives back some of what was paid for a booking, as a favour, or asks again for what could not be given back.',
  usage: [
    '<order> --amount <sum> | --ticket <n> | --again  --reason goodwill [--by <name>]',
    '--amount <sum>  in the currency of the booking, such as 12.50; never more than is left of what was paid',
    '--ticket <n>    what was paid for this ticket, counted from 1; the ticket stays',
    '--again         what is owed and could not be given back; needs no reason',
    '--by <name>     who decides, for the record; else whoever is logged in on this machine',
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
  const amount = await refundAgain(database, { bookingId, askedBy: by });
  print(
    amount > 0
      ? `${sumOf(booking, amount)} of ${orderNumber} is asked for again.`
      : `Nothing of ${orderNumber} could not be given back.`,
  );
  return amount > 0 ? 0 : 1;
}

async function favour(database: Database, { print }: CommandContext, booking: Booking, ask: Ask) {
  const { id: bookingId, orderNumber } = booking;
  const given = await refundByDesk(database, {
    bookingId,
    of: readSum(booking, ask),
    name: randomUUID(),
    askedBy: ask.by,
  });
  switch (given.outcome) {
    case 'owed':
      print(
        `${sumOf(booking, given.amountMinor)} of ${orderNumber} goes back; its traveller is told when it has.`,
      );
      return 0;
    case 'too_much':
      throw new CannotStart(
        `Only ${sumOf(booking, given.leftMinor)} is left of what was paid for ${orderNumber}.`,
      );
    case 'no_ticket':
      throw new CannotStart(`${orderNumber} has no such ticket.`);
    case 'not_paid':
      throw new CannotStart(`Nothing was paid here for ${orderNumber}: it is ${booking.state}.`);
  }
}

function readSum({ currency }: Booking, { amount, ticket }: Ask) {
  if (typeof ticket === 'string') {
    if (!/^[1-9]\d{0,2}$/.test(ticket)) throw new WrongUsage(`"${ticket}" is no ticket: the first is 1.`);
    return { ticket: Number(ticket) - 1 };
  }
  const amountMinor = minorOf(`${amount}`, currency);
  if (amountMinor <= 0) throw new WrongUsage(`"${amount}" is no sum in ${currency}, such as 12.50.`);
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
