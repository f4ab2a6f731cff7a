import {
  SUPPLIER_CANCELLATION_REASONS,
  type SupplierCancellationReason,
} from '@ashore/core/booking/cancellation-reasons.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { closeDepartures } from '../../features/availability/change-departures.ts';
import { findBookingByOrderNumber } from '../../features/bookings/booking.ts';
import {
  type CancelBySupplierInput,
  cancelBySupplier,
  cancelDepartures,
} from '../../features/bookings/cancellation/cancel-by-supplier.ts';
import { readOperatorName } from '../arguments.ts';
import { type Command, type CommandContext, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import {
  departureName,
  departureOptions,
  departureUsage,
  findNamedDepartures,
  readDepartureSelection,
} from './find-departures.ts';
import { statusText } from './status-text.ts';

const text = { type: 'string' } as const;

export const cancelDepartureCommand: Command = {
  summary:
    'Cancels a booking or a departure for its supplier, refunds everything and notifies the contact persons.',
  usage: [
    '<order> | <product code> <day> [--time <time>] [--option <n>] --reason weather|minimum|other [--text <text>] [--by <name>]',
    'order              order number of one booking',
    ...departureUsage,
    '--reason <reason>  shown to the travellers in their language',
    '--text <text>      reason shown to travellers unchanged; only with --reason other',
    '--by <name>        name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const options = { ...departureOptions, reason: text, text, by: text };
    const { values, positionals } = readOptions(args, options, 2);
    const [orderOrProduct, day] = positionals;
    if (orderOrProduct === undefined) throw new UsageError('Missing <order> or <product code> <day>.');
    const cancellation = readCancellation(values);
    return withDatabase(context, { mayCreate: false }, ({ database }) =>
      day === undefined
        ? cancelOneBooking(database, context, orderOrProduct, cancellation)
        : cancelDepartureBookings(database, context, { positionals, values, cancellation }),
    );
  },
};

function readCancellation({ reason, text: explanation, by }: Values): CancelBySupplierInput {
  const supportedReason = SUPPLIER_CANCELLATION_REASONS.find((one) => one === reason) as
    | SupplierCancellationReason
    | undefined;
  if (!supportedReason)
    throw new UsageError(`--reason must be one of ${SUPPLIER_CANCELLATION_REASONS.join(', ')}.`);
  if (supportedReason !== 'other' && explanation !== undefined)
    throw new UsageError('--text requires --reason other.');
  const trimmed = typeof explanation === 'string' ? explanation.trim() : undefined;
  return { actor: 'operator', actorName: readOperatorName(by), reason: supportedReason, words: trimmed };
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

async function cancelOneBooking(
  database: Database,
  { print }: CommandContext,
  order: string,
  cancellation: CancelBySupplierInput,
) {
  const requestedBooking = await findBookingByOrderNumber(database.pool, order);
  if (!requestedBooking) throw new CannotStart(`There is no booking ${order}.`);
  const { outcome, booking } = await cancelBySupplier(database, {
    bookingId: requestedBooking.id,
    ...cancellation,
  });
  const { orderNumber, state, totalMinor } = booking;
  // Nothing is due for a free trip, or for a stay that is paid at the hotel.
  const money = totalMinor === 0 ? 'Nothing had been charged' : 'The payment will be refunded';
  print(
    outcome === 'taken'
      ? `${orderNumber} is cancelled. ${money}; the contact person is notified.`
      : `${orderNumber} cannot be cancelled. Status: ${statusText(state)}. Nothing was changed.`,
  );
  return outcome === 'taken' ? 0 : 1;
}

type CancelDepartureBookingsInput = {
  readonly positionals: readonly string[];
  readonly values: Values;
  readonly cancellation: CancelBySupplierInput;
};

async function cancelDepartureBookings(
  database: Database,
  { print }: CommandContext,
  { positionals, values, cancellation }: CancelDepartureBookingsInput,
) {
  const selection = readDepartureSelection(positionals, values);
  const { namedDepartures, productNames } = await findNamedDepartures(database, selection);
  // The departures are closed first, so that no traveller books one that is about to be cancelled.
  await closeDepartures(database, { departures: namedDepartures, closed: true });
  const { cancelled } = await cancelDepartures(database, { departures: namedDepartures, ...cancellation });
  const times = namedDepartures.map((one) => departureName(one, productNames.options.length)).join(', ');
  print(`Closed: ${productNames.product} on ${selection.date}, ${times}. Bookings cancelled: ${cancelled}.`);
  if (cancelled > 0) print('Their payments will be refunded; the contact persons are notified.');
  return 0;
}
