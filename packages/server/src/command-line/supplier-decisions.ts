import { CannotStart } from '../database/cannot-start.ts';
import { approveApplication, type Decision } from '../features/suppliers/approve-application.ts';
import { declineApplication } from '../features/suppliers/decline-application.ts';
import { readAct, whoIsActing } from './act.ts';
import type { CommandContext, Verb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const approve: Verb = {
  summary: 'Makes a supplier of an applicant, and tells them what happens next.',
  usage: [
    '<reference> [--by <name>]',
    'reference    of the application, such as S-7K3M-9QXT',
    '--by <name>  who decides, for the record; else whoever is logged in on this machine',
  ],
  async run(args, context) {
    const { reference, values } = readAct(args, { by: { type: 'string' } });
    const decide = { reference, by: whoIsActing(values.by), operatorAddress: operatorAddress(context) };
    const decision = await withDatabase(context, { mayMake: false }, ({ database }) =>
      approveApplication(database, decide),
    );
    return report(context, decision, 'is now a supplier');
  },
};

export const decline: Verb = {
  summary: 'Declines an application; the applicant is told, with the reason if there is one.',
  usage: [
    '<reference> [--reason <text>] [--by <name>]',
    'reference        of the application, such as S-7K3M-9QXT',
    '--reason <text>  read by the applicant as it stands: write it in their language',
    '--by <name>      who decides, for the record; else whoever is logged in on this machine',
  ],
  async run(args, context) {
    const { reference, values } = readAct(args, { by: { type: 'string' }, reason: { type: 'string' } });
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
