import { CannotStart } from '../../database/cannot-start.ts';
import {
  approveApplication,
  type Decision,
  declineApplication,
} from '../../features/suppliers/decide-application.ts';
import {
  type ApplicationDetails,
  type ListedApplication,
  listApplications,
  readApplication,
} from '../../features/suppliers/list-applications.ts';
import { readOperatorName, readReferenceAndOptions } from '../arguments.ts';
import { type Command, type CommandContext, readOptions } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const applicationsCommand: Command = {
  summary: 'Lists the companies that have applied as suppliers.',
  usage: [
    '[<reference>] [--all]',
    'reference  shows one application with all details to verify before the decision',
    '--all      includes decided applications',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { all: { type: 'boolean' } }, 1);
    if (positionals[0] !== undefined) return showApplication(context, positionals[0].trim().toUpperCase());
    const listedApplications = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listApplications(database, { includesDecided: values.all === true }),
    );
    if (listedApplications.length === 0)
      context.print(values.all === true ? 'No applications.' : 'No pending applications.');
    for (const application of listedApplications) context.print(applicationLine(application));
    return 0;
  },
};

async function showApplication(context: CommandContext, reference: string): Promise<number> {
  const application = await withDatabase(context, { mayCreate: false }, ({ database }) =>
    readApplication(database, reference),
  );
  if (!application) throw new CannotStart('There is no application with this reference.');
  context.print(applicationLine(application));
  for (const line of detailLines(application)) context.print(`  ${line}`);
  return 0;
}

function detailLines(application: ApplicationDetails): string[] {
  const { legalForm, registration, taxNumber, street, city, country, message } = application;
  return [
    `Legal form: ${legalForm}`,
    `Registration: ${registration}`,
    `Tax number: ${taxNumber ?? 'none'}`,
    `Address: ${street}, ${city} (${country})`,
    `Website: ${application.website || 'none'}`,
    `Contact person: ${application.contactName} <${application.emailAddress}>, ${application.phone}`,
    `Sells: ${application.productTypes.join(', ')}; number of products: ${application.productCount}`,
    `Languages: ${application.languages.join(', ')}`,
    `Agreed to the terms of ${application.termsVersion}`,
    ...(message === '' ? [] : ['Message:', ...message.split('\n').map((line) => `  ${line}`.trimEnd())]),
  ];
}

function applicationLine({
  reference,
  appliedAt,
  companyName,
  city,
  country,
  ...decision
}: ListedApplication): string {
  const { status, decidedAt, decidedBy } = decision;
  const decisionText = decidedAt ? `, by ${decidedBy} on ${decidedAt.toISOString().slice(0, 10)}` : '';
  const day = appliedAt.toISOString().slice(0, 10);
  return `${reference}  ${day}  ${status.padEnd(9)}  ${companyName}, ${city} (${country})${decisionText}`;
}

export const approveSupplierCommand: Command = {
  summary: 'Approves an applicant as supplier and notifies them of the next steps.',
  usage: [
    '<reference> [--by <name>] [--not-spam]',
    'reference    reference of the application, such as S-7K3M-9QXT',
    '--by <name>  name of the operator, for the record; default: the user logged in on this machine',
    '--not-spam   approves an application that is suspected as spam, once it has been read',
  ],
  async run(args, context) {
    const { reference, values } = readReferenceAndOptions(args, {
      by: { type: 'string' },
      'not-spam': { type: 'boolean' },
    });
    const decisionInput = {
      reference,
      isSuspicionSeen: values['not-spam'] === true,
      by: readOperatorName(values.by),
      operatorAddress: operatorAddress(context),
    };
    const decision = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      approveApplication(database, decisionInput),
    );
    return printDecision(context, decision, 'is now a supplier');
  },
};

export const declineSupplierCommand: Command = {
  summary: 'Declines an application and notifies the applicant of the reason, if any.',
  usage: [
    '<reference> [--reason <text>] [--by <name>]',
    'reference        reference of the application, such as S-7K3M-9QXT',
    '--reason <text>  shown to the applicant unchanged: write it in their language',
    '--by <name>      name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { reference, values } = readReferenceAndOptions(args, {
      by: { type: 'string' },
      reason: { type: 'string' },
    });
    const decisionInput = {
      reference,
      by: readOperatorName(values.by),
      reason: String(values.reason ?? '').trim(),
      operatorAddress: operatorAddress(context),
    };
    const decision = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      declineApplication(database, decisionInput),
    );
    return printDecision(context, decision, 'was declined');
  },
};

function printDecision({ print }: CommandContext, decision: Decision, outcomeText: string): number {
  if (decision.outcome === 'unknown') throw new CannotStart('There is no application with this reference.');
  if (decision.outcome === 'decided-before') {
    const { reference, status, decidedAt, decidedBy } = decision.application;
    print(`${reference} was already ${status}, by ${decidedBy} on ${decidedAt?.toISOString()}.`);
    print('Nothing was changed, and no email was sent.');
    return 1;
  }
  if (decision.outcome === 'suspected') {
    const { reference } = decision.application;
    print(`${reference} is suspected as spam. Nothing was changed, and no email was sent.`);
    print(`Read it with "applications ${reference}". If it is not spam, add --not-spam.`);
    return 1;
  }
  print(`${decision.companyName} ${outcomeText}. An email to ${decision.email} will be sent.`);
  if (decision.slug !== undefined) print(`Catalogue files name this supplier ${decision.slug}.`);
  return 0;
}

function operatorAddress({ readSettings }: CommandContext): string {
  return readSettings().operator.email;
}
