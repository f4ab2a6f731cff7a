import { CannotStart } from '../../database/cannot-start.ts';
import { normaliseOrderNumber } from '../../features/bookings/booking.ts';
import { type ListedEnquiry, listEnquiries, markAnswered } from '../../features/enquiries/list-enquiries.ts';
import { readOperatorName, readReferenceAndOptions } from '../arguments.ts';
import { type Command, readOptions } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const enquiriesCommand: Command = {
  summary: 'Lists the messages of the contact form with their text.',
  usage: [
    '[--all]',
    '--all  includes answered messages',
    'Suspected spam comes after other unanswered messages. No email about it was sent, so it is read only here.',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { all: { type: 'boolean' } });
    const includesAnswered = values.all === true;
    const enquiries = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listEnquiries(database, { includesAnswered }),
    );
    if (enquiries.length === 0) context.print(includesAnswered ? 'No messages.' : 'No unanswered messages.');
    for (const { reference, writtenAt, kind, name, emailAddress, ...enquiry } of enquiries) {
      const orders = ordersOf(enquiry);
      const booking = orders.length === 0 ? '' : `, booking ${orders.join(', ')}`;
      const suspicion = enquiry.isSuspected ? ', suspected spam' : '';
      const answer = enquiry.answeredAt
        ? `, answered by ${enquiry.answeredBy} on ${enquiry.answeredAt.toISOString().slice(0, 10)}`
        : '';
      const day = writtenAt.toISOString().slice(0, 10);
      context.print(
        `${reference}  ${day}  ${kind.padEnd(15)}  ${name} <${emailAddress}>${booking}${suspicion}${answer}`,
      );
      for (const line of enquiry.message.split('\n')) context.print(`    ${line}`.trimEnd());
    }
    return 0;
  },
};

/** The order number of the form, and those that stand in the text, as "Order H9SWHZRF". */
function ordersOf({
  bookingReference,
  message,
}: Pick<ListedEnquiry, 'bookingReference' | 'message'>): string[] {
  const ordersInText = [...message.matchAll(ORDER_IN_TEXT)].flatMap(([, number]) => number ?? []);
  return [...new Set([bookingReference, ...ordersInText.map(normaliseOrderNumber)])].filter(Boolean);
}

/** In the three languages of the site; a number without such a word before it may be any code. */
const ORDER_IN_TEXT =
  /(?:(?:order|booking|buchung|bestell)\w*(?:\s+(?:number|no\.?|nr\.?))?|订单号?)\s*[:：]?\s*#?\b((?=[A-Z]*\d)[0-9A-Z]{4}-?[0-9A-Z]{4})\b/gi;

export const answerEnquiryCommand: Command = {
  summary: 'Marks a message of the contact form as answered.',
  usage: [
    '<reference> [--by <name>]',
    'reference    of the message, such as E-7K3M-9QXT',
    '--by <name>  who answered; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { reference, values } = readReferenceAndOptions(
      args,
      { by: { type: 'string' } },
      '<reference>, such as E-7K3M-9QXT',
    );
    const result = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      markAnswered(database, { reference, by: readOperatorName(values.by) }),
    );
    if (result.outcome === 'unknown') throw new CannotStart('There is no message with this reference.');
    const { outcome, by, at } = result;
    const already = outcome === 'already' ? ' already' : '';
    context.print(`${reference} was answered${already}, by ${by} on ${at.toISOString().slice(0, 10)}.`);
    return outcome === 'already' ? 1 : 0;
  },
};
