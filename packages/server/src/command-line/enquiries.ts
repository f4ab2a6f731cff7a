import { CannotStart } from '../database/cannot-start.ts';
import { listEnquiries } from '../features/enquiries/list-enquiries.ts';
import { markAnswered } from '../features/enquiries/mark-answered.ts';
import { readAct, whoIsActing } from './act.ts';
import { readOptions, type Verb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const enquiries: Verb = {
  summary: 'Lists the messages of the contact form that wait for an answer.',
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
  summary: 'Notes that a message of the contact form has been answered.',
  usage: [
    '<reference> [--by <name>]',
    'reference    of the message, such as E-7K3M-9QXT',
    '--by <name>  who answered; else whoever is logged in on this machine',
  ],
  async run(args, context) {
    const { reference, values } = readAct(args, { by: { type: 'string' } });
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
