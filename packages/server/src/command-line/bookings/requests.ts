import { CannotStart } from '../../database/cannot-start.ts';
import { findBookingByOrderNumber } from '../../features/bookings/booking.ts';
import { answerRequest } from '../../features/bookings/requests/answer-request.ts';
import { listRequests } from '../../features/bookings/requests/show-requests.ts';
import { readOperatorName } from '../arguments.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { countText } from '../count-text.ts';
import { withDatabase } from '../with-database.ts';
import { statusText } from './status-text.ts';

export const requestsCommand: Command = {
  summary: 'Lists the booking requests that are pending at their supplier.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const requests = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listRequests(database),
    );
    if (requests.length === 0) context.print('No pending requests.');
    for (const { orderNumber, product, supplier, date, time, travellers, answerUntil } of requests) {
      const start = time === null ? date : `${date} ${time}`;
      const deadline = answerUntil.toISOString().slice(0, 16).replace('T', ' ');
      context.print(
        `${orderNumber}  until ${deadline} UTC  ${countText(travellers, 'traveller')} on ${start}, local time: ${product}, by ${supplier}`,
      );
    }
    return 0;
  },
};

export const answerRequestCommand: Command = {
  summary: 'Accepts or declines a booking request for its supplier.',
  usage: [
    '<order> accept|decline [--reason <text>] [--by <name>]',
    'order            order number, with or without hyphens',
    '--reason <text>  shown to the traveller unchanged: write it in their language',
    '--by <name>      name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { order, answer, reason, by } = readAnswer(args);
    const result = await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const booking = await findBookingByOrderNumber(database.pool, order);
      if (!booking) throw new CannotStart(`There is no booking ${order}.`);
      const supplierAnswer = {
        bookingId: booking.id,
        answer,
        reason,
        actor: 'operator',
        actorName: by,
      } as const;
      return answerRequest(database, supplierAnswer);
    });
    const { outcome, booking } = result;
    context.print(resultTexts[outcome](booking.orderNumber, statusText(booking.state)));
    return outcome === 'answered' ? 0 : 1;
  },
};

const resultTexts = {
  answered: (order: string, status: string) => `${order} is answered. Status: ${status}.`,
  same: (order: string, status: string) =>
    `${order} was already answered this way. Status: ${status}. Nothing was changed.`,
  too_late: (order: string) => `The time to answer ${order} is over. Nothing was changed.`,
  otherwise: (order: string, status: string) =>
    `${order} has no pending request. Status: ${status}. Nothing was changed.`,
};

function readAnswer(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = readOptions(args, { reason: text, by: text }, 2);
  const [order, answer] = positionals;
  if (order === undefined) throw new UsageError('Missing <order>, the order number of a booking.');
  if (answer !== 'accept' && answer !== 'decline')
    throw new UsageError('The answer must be accept or decline.');
  const reason = typeof values.reason === 'string' ? values.reason.trim() : undefined;
  return { order, answer, reason, by: readOperatorName(values.by) } as const;
}
