import { listOrganisations, saveOrganisation } from '../../features/accounts/booking-organisations.ts';
import { readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const organisation: Verb = {
  summary: 'Creates or changes an organisation that books for its guests.',
  usage: [
    '<name> [--email <address>] [--street <text>] [--languages <codes>]',
    'name                 what it is called, such as "Hotel Cais"; one of that name is changed',
    '--email <address>    address for invoices and cancellation links; default: support forwards them',
    '--street <text>      its address, as its invoices name it',
    '--languages <codes>  those it reads, the best first, such as de,en',
  ],
  async run(args, context) {
    const text = { type: 'string' } as const;
    const { values, positionals } = readOptions(args, { email: text, street: text, languages: text }, 1);
    const name = positionals[0]?.trim();
    if (!name) throw new WrongUsage('A name is wanted.');
    const textOf = (value: string | boolean | undefined) =>
      (typeof value === 'string' && value.trim()) || null;
    const emailAddress = textOf(values.email);
    if (emailAddress !== null && !/^\S+@\S+$/.test(emailAddress))
      throw new WrongUsage(`${emailAddress} is not an email address.`);
    const languages = textOf(values.languages)?.split(',') ?? [];
    const id = await withDatabase(context, { mayMake: false }, ({ database }) =>
      saveOrganisation(database.pool, { name, emailAddress, street: textOf(values.street), languages }),
    );
    context.print(`${id}  ${name}`);
    return 0;
  },
};

export const organisations: Verb = {
  summary: 'Lists the organisations that book for their guests.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const all = await withDatabase(context, { mayMake: false }, ({ database }) =>
      listOrganisations(database.pool),
    );
    if (all.length === 0) context.print('There is none.');
    for (const { id, name, emailAddress } of all)
      context.print(`${id}  ${name}  ${emailAddress ?? 'without an address for mail'}`);
    return 0;
  },
};
