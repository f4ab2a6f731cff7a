import { CannotStart } from '../../database/cannot-start.ts';
import { listEnquiries, markAnswered } from '../../features/enquiries/list-enquiries.ts';
import { readOperatorName, readReferenceAndOptions } from '../arguments.ts';
import { type Command, readOptions } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const enquiriesCommand: Command = {
  summary: 'Lists the unanswered messages of the contact form with their text.',
  usage: ['', 'Suspected spam comes last. No email about it was sent, so it is read only here.'],
  async run(args, context) {
    readOptions(args, {});
    const openEnquiries = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listEnquiries(database),
    );
    if (openEnquiries.length === 0) context.print('No unanswered messages.');
    for (const { reference, writtenAt, kind, name, emailAddress, ...enquiry } of openEnquiries) {
      const booking = enquiry.bookingReference === '' ? '' : `, booking ${enquiry.bookingReference}`;
      const suspicion = enquiry.isSuspected ? ', suspected spam' : '';
      const day = writtenAt.toISOString().slice(0, 10);
      context.print(
        `${reference}  ${day}  ${kind.padEnd(15)}  ${name} <${emailAddress}>${booking}${suspicion}`,
      );
      for (const line of enquiry.message.split('\n')) context.print(`    ${line}`.trimEnd());
    }
    return 0;
  },
};

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
    context.print(`${reference} was answered${already}, by ${by} on ${at.toISOString()}.`);
    return outcome === 'already' ? 1 : 0;
  },
};
