import { CannotStart } from '../../database/cannot-start.ts';
import { bookingNamed } from '../../features/bookings/booking.ts';
import { answerRequest } from '../../features/bookings/requests/answer-request.ts';
import { listRequests } from '../../features/bookings/requests/show-requests.ts';
import { whoIsActing } from '../arguments.ts';
import { readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const requests: Verb = {
  summary: 'Lists the booking requests that are pending at their supplier.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const all = await withDatabase(context, { mayMake: false }, ({ database }) => listRequests(database));
    if (all.length === 0) context.print('There is none.');
    for (const { orderNumber, product, supplier, date, time, spots, answerUntil } of all) {
      const when = time === null ? date : `${date} ${time}`;
      const until = answerUntil.toISOString().slice(0, 16).replace('T', ' ');
      context.print(
        `${orderNumber}  until ${until}  ${spots} on ${when}, local time: ${product}, by ${supplier}`,
      );
    }
    return 0;
  },
};

export const answerRequestVerb: Verb = {
  summary: 'Accepts or declines a booking request for its supplier.',
  usage: [
    '<order> accept|decline [--reason <text>] [--by <name>]',
    'order            its number, however it is grouped',
    '--reason <text>  read by the traveller as it stands: write it in their language',
    '--by <name>      who answers, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { order, answer, reason, by } = readAnswer(args);
    const answered = await withDatabase(context, { mayMake: false }, async ({ database }) => {
      const booking = await bookingNamed(database.pool, order);
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
    const { outcome, booking } = answered;
    context.print(sentences[outcome](booking.orderNumber, booking.state));
    return outcome === 'answered' ? 0 : 1;
  },
};

const sentences = {
  answered: (order: string, state: string) => `${order} is ${state} now.`,
  same: (order: string, state: string) => `${order} is ${state} already. Nothing was changed.`,
  too_late: (order: string) => `The time to answer for ${order} is over. Nothing was changed.`,
  otherwise: (order: string, state: string) =>
    `${order} does not wait for an answer: it is ${state}. Nothing was changed.`,
};

function readAnswer(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = readOptions(args, { reason: text, by: text }, 2);
  const [order, answer] = positionals;
  if (order === undefined) throw new WrongUsage('A booking must be named by its order number.');
  if (answer !== 'accept' && answer !== 'decline')
    throw new WrongUsage('The answer is either accept or decline.');
  const reason = typeof values.reason === 'string' ? values.reason.trim() : undefined;
  return { order, answer, reason, by: whoIsActing(values.by) } as const;
}
