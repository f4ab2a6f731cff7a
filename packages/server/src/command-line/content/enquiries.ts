import { CannotStart } from '../../database/cannot-start.ts';
import { listEnquiries, markAnswered } from '../../features/enquiries/list-enquiries.ts';
import { readActor, whoIsActing } from '../arguments.ts';
import { readOptions, type Verb } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const enquiries: Verb = {
  summary: 'Lists the unanswered messages of the contact form.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const found = await withDatabase(context, { mayMake: false }, ({ database }) => listEnquiries(database));
    if (found.length === 0) context.print('There is none.');
    for (const { reference, writtenAt, kind, name, emailAddress, isSuspected } of found) {
      const by = isSuspected ? 'a program, by the look of it' : `${name} <${emailAddress}>`;
      context.print(`${reference}  ${writtenAt.toISOString().slice(0, 10)}  ${kind.padEnd(15)}  ${by}`);
    }
    return 0;
  },
};

export const answered: Verb = {
  summary: 'Marks a message of the contact form as answered.',
  usage: [
    '<reference> [--by <name>]',
    'reference    of the message, such as E-7K3M-9QXT',
    '--by <name>  who answered; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { reference, values } = readActor(args, { by: { type: 'string' } });
    const result = await withDatabase(context, { mayMake: false }, ({ database }) =>
      markAnswered(database, { reference, by: whoIsActing(values.by) }),
    );
    if (result.outcome === 'unknown') throw new CannotStart('There is no message with this reference.');
    const { outcome, by, at } = result;
    const already = outcome === 'already' ? ' already' : '';
    context.print(`${reference} was answered${already}, by ${by} on ${at.toISOString()}.`);
    return outcome === 'already' ? 1 : 0;
  },
};
