import {
  SUPPLIER_CANCELLATION_REASONS,
  type SupplierCancellationReason,
} from '@ashore/core/booking/reasons.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { closeDepartures } from '../../features/availability/change-departures.ts';
import { bookingNamed } from '../../features/bookings/booking.ts';
import {
  type CancelBySupplierInput,
  cancelBySupplier,
  cancelDepartures,
} from '../../features/bookings/cancellation/cancel-by-supplier.ts';
import { whoIsActing } from '../arguments.ts';
import { type CommandContext, readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { departureOptions, departureUsage, findNamed, readNamed, timeOf } from './find-departures.ts';

const text = { type: 'string' } as const;

export const cancelDeparture: Verb = {
  summary:
    'Calls off a booking, or departures with all who have booked them: everything is given back, and they are told.',
  usage: [
    '<order> | <product code> <day> [--time <time>] [--option <n>] --reason weather|minimum|other [--text <text>] [--by <name>]',
    'order              the number of one booking',
    ...departureUsage,
    '--reason <reason>  told to the travellers in their language',
    '--text <text>      of another reason: read by the travellers as it stands',
    '--by <name>        who decides, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const options = { ...departureOptions, reason: text, text, by: text };
    const { values, positionals } = readOptions(args, options, 2);
    const [first, day] = positionals;
    if (first === undefined) throw new WrongUsage('A booking or a departure must be named.');
    const why = readWhy(values);
    return withDatabase(context, { mayMake: false }, ({ database }) =>
      day === undefined
        ? cancelOneDeparture(database, context, first, why)
        : cancelAllDepartures(database, context, { positionals, values, why }),
    );
  },
};

function readWhy({ reason, text: words, by }: Values): CancelBySupplierInput {
  const known = SUPPLIER_CANCELLATION_REASONS.find((one) => one === reason) as
    | SupplierCancellationReason
    | undefined;
  if (!known) throw new WrongUsage(`--reason is one of ${SUPPLIER_CANCELLATION_REASONS.join(', ')}.`);
  if (known !== 'other' && words !== undefined) throw new WrongUsage('--text is for another reason.');
  const trimmed = typeof words === 'string' ? words.trim() : undefined;
  return { actor: 'operator', actorName: whoIsActing(by), reason: known, words: trimmed };
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

async function cancelOneDeparture(
  database: Database,
  { print }: CommandContext,
  order: string,
  why: CancelBySupplierInput,
) {
  const found = await bookingNamed(database.pool, order);
  if (!found) throw new CannotStart(`There is no booking ${order}.`);
  const { outcome, booking } = await cancelBySupplier(database, { bookingId: found.id, ...why });
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
  readonly why: CancelBySupplierInput;
};

async function cancelAllDepartures(
  database: Database,
  { print }: CommandContext,
  { positionals, values, why }: Departures,
) {
  const which = readNamed(positionals, values);
  const { named, names } = await findNamed(database, which);
  // The departures are closed first, so that no traveller books one that is about to be cancelled.
  await closeDepartures(database, { departures: named, closed: true });
  const { cancelled } = await cancelDepartures(database, { departures: named, ...why });
  const times = named.map((one) => timeOf(one, names.options.length)).join(', ');
  print(`Closed: ${names.product} on ${which.date}, ${times}. Bookings called off: ${cancelled}.`);
  if (cancelled > 0) print('What was paid for them goes back, and their travellers are told.');
  return 0;
}
