import { CALL_OFF_REASONS, type CallOffReason } from '@ashore/core/booking/call-off-reasons.ts';
import { CannotStart } from '../database/cannot-start.ts';
import type { Database } from '../database/connect-database.ts';
import { closeDepartures } from '../features/availability/close-departures.ts';
import { bookingNamed } from '../features/bookings/booking-named.ts';
import { type CallOff, callOffBooking } from '../features/bookings/call-off-booking.ts';
import { callOffDepartures } from '../features/bookings/call-off-departures.ts';
import { whoIsActing } from './act.ts';
import { departureOptions, departureUsage, findNamed, readNamed, timeOf } from './named-departures.ts';
import { type CommandContext, readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

const text = { type: 'string' } as const;

export const callOff: Verb = {
  summary:
    'Calls off a booking, or departures with all who have booked them: everything is given back, and they are told.',
  usage: [
    '<order> | <product code> <day> [--time <time>] [--option <n>] --reason weather|minimum|other [--text <text>] [--by <name>]',
    'order              the number of one booking',
    ...departureUsage,
    '--reason <reason>  told to the travellers in their language',
    '--text <text>      of another reason: read by the travellers as it stands',
    '--by <name>        who decides, for the record; else whoever is logged in on this machine',
  ],
  async run(args, context) {
    const options = { ...departureOptions, reason: text, text, by: text };
    const { values, positionals } = readOptions(args, options, 2);
    const [first, day] = positionals;
    if (first === undefined) throw new WrongUsage('A booking or a departure must be named.');
    const why = readWhy(values);
    return withDatabase(context, { mayMake: false }, ({ database }) =>
      day === undefined
        ? callOffOne(database, context, first, why)
        : callOffAll(database, context, { positionals, values, why }),
    );
  },
};

function readWhy({ reason, text: words, by }: Values): CallOff {
  const known = CALL_OFF_REASONS.find((one) => one === reason) as CallOffReason | undefined;
  if (!known) throw new WrongUsage(`--reason is one of ${CALL_OFF_REASONS.join(', ')}.`);
  if (known !== 'other' && words !== undefined) throw new WrongUsage('--text is for another reason.');
  const said = typeof words === 'string' ? words.trim() : undefined;
  return { actor: 'operator', actorName: whoIsActing(by), reason: known, words: said };
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

async function callOffOne(database: Database, { print }: CommandContext, order: string, why: CallOff) {
  const found = await bookingNamed(database.pool, order);
  if (!found) throw new CannotStart(`There is no booking ${order}.`);
  const { outcome, booking } = await callOffBooking(database, { bookingId: found.id, ...why });
  const { orderNumber, state } = booking;
  print(
    outcome === 'taken'
      ? `${orderNumber} is called off. What was paid goes back, and its traveller is told.`
      : `${orderNumber} is ${state}. Nothing was changed.`,
  );
  return outcome === 'taken' ? 0 : 1;
}

type Departures = {
  readonly positionals: readonly string[];
  readonly values: Values;
  readonly why: CallOff;
};

async function callOffAll(
  database: Database,
  { print }: CommandContext,
  { positionals, values, why }: Departures,
) {
  const which = readNamed(positionals, values);
  const { named, names } = await findNamed(database, which);
  // First, so that nobody takes what others are about to lose.
  await closeDepartures(database, { departures: named, closed: true });
  const { calledOff } = await callOffDepartures(database, { departures: named, ...why });
  const times = named.map((one) => timeOf(one, names.options.length)).join(', ');
  print(`Closed: ${names.product} on ${which.date}, ${times}. Bookings called off: ${calledOff}.`);
  if (calledOff > 0) print('What was paid for them goes back, and their travellers are told.');
  return 0;
}
