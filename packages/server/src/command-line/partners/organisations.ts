import { listOrganisations, saveOrganisation } from '../../features/organisations/booking-organisations.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const organisationCommand: Command = {
  summary: 'Creates or changes an organisation that books for its guests.',
  usage: [
    '<name> [--email <address>] [--street <text>] [--languages <codes>]',
    'name                 name of the organisation, such as "Hotel Cais"; an existing one is changed',
    '--email <address>    address for invoices and cancellation links; default: support forwards them',
    '--street <text>      address printed on its invoices',
    '--languages <codes>  languages of its emails, preferred first, such as de,en',
  ],
  async run(args, context) {
    const text = { type: 'string' } as const;
    const { values, positionals } = readOptions(args, { email: text, street: text, languages: text }, 1);
    const name = positionals[0]?.trim();
    if (!name) throw new UsageError('Missing <name>, such as "Hotel Cais".');
    const textOf = (value: string | boolean | undefined) =>
      (typeof value === 'string' && value.trim()) || null;
    const emailAddress = textOf(values.email);
    if (emailAddress !== null && !/^\S+@\S+$/.test(emailAddress))
      throw new UsageError(`${emailAddress} is not an email address.`);
    const languages = textOf(values.languages)?.split(',') ?? [];
    const id = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      saveOrganisation(database.pool, { name, emailAddress, street: textOf(values.street), languages }),
    );
    context.print(`${id}  ${name}`);
    return 0;
  },
};

export const organisationsCommand: Command = {
  summary: 'Lists the organisations that book for their guests.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const organisations = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listOrganisations(database.pool),
    );
    if (organisations.length === 0) context.print('No organisations.');
    for (const { id, name, emailAddress } of organisations)
      context.print(`${id}  ${name}  ${emailAddress ?? 'without an email address'}`);
    return 0;
  },
};
