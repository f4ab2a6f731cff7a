import { CannotStart } from '../../database/cannot-start.ts';
import {
  approveApplication,
  type Decision,
  declineApplication,
} from '../../features/suppliers/decide-application.ts';
import { type ListedApplication, listApplications } from '../../features/suppliers/list-applications.ts';
import { readActor, whoIsActing } from '../arguments.ts';
import { type CommandContext, readOptions, type Verb } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const applications: Verb = {
  summary: 'Lists the companies that would like to become suppliers.',
  usage: ['[--all]', '--all  those that were decided as well'],
  async run(args, context) {
    const { values } = readOptions(args, { all: { type: 'boolean' } });
    const found = await withDatabase(context, { mayMake: false }, ({ database }) =>
      listApplications(database, { all: values.all === true }),
    );
    if (found.length === 0) context.print('There is none.');
    for (const application of found) context.print(lineOf(application));
    return 0;
  },
};

function lineOf({ reference, appliedAt, companyName, city, country, ...more }: ListedApplication): string {
  const { status, decidedAt, decidedBy } = more;
  const decided = decidedAt ? `, by ${decidedBy} on ${decidedAt.toISOString().slice(0, 10)}` : '';
  const day = appliedAt.toISOString().slice(0, 10);
  return `${reference}  ${day}  ${status.padEnd(9)}  ${companyName}, ${city} (${country})${decided}`;
}

export const approve: Verb = {
  summary: 'Approves an applicant as supplier and notifies them of the next steps.',
  usage: [
    '<reference> [--by <name>]',
    'reference    of the application, such as S-7K3M-9QXT',
    '--by <name>  who decides, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { reference, values } = readActor(args, { by: { type: 'string' } });
    const decide = { reference, by: whoIsActing(values.by), operatorAddress: operatorAddress(context) };
    const decision = await withDatabase(context, { mayMake: false }, ({ database }) =>
      approveApplication(database, decide),
    );
    return report(context, decision, 'is now a supplier');
  },
};

export const decline: Verb = {
  summary: 'Declines an application and notifies the applicant of the reason, if any.',
  usage: [
    '<reference> [--reason <text>] [--by <name>]',
    'reference        of the application, such as S-7K3M-9QXT',
    '--reason <text>  read by the applicant as it stands: write it in their language',
    '--by <name>      who decides, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { reference, values } = readActor(args, { by: { type: 'string' }, reason: { type: 'string' } });
    const decide = {
      reference,
      by: whoIsActing(values.by),
      reason: String(values.reason ?? '').trim(),
      operatorAddress: operatorAddress(context),
    };
    const decision = await withDatabase(context, { mayMake: false }, ({ database }) =>
      declineApplication(database, decide),
    );
    return report(context, decision, 'was declined');
  },
};

function report({ print }: CommandContext, decision: Decision, what: string): number {
  if (decision.outcome === 'unknown') throw new CannotStart('There is no application with this reference.');
  if (decision.outcome === 'decided-before') {
    const { reference, status, decidedAt, decidedBy } = decision.application;
    print(`${reference} was ${status} already, by ${decidedBy} on ${decidedAt?.toISOString()}.`);
    print('Nothing was changed, and no mail was sent.');
    return 1;
  }
  print(`${decision.companyName} ${what}. A mail to ${decision.email} is on its way.`);
  return 0;
}

function operatorAddress({ readSettings }: CommandContext): string {
  return readSettings().operator.email;
}
