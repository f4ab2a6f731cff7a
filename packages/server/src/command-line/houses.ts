import { keepHouse } from '../features/accounts/keep-house.ts';
import { listHouses } from '../features/accounts/list-houses.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const house: Verb = {
  summary: 'Makes an organisation whose members book for their guests, or changes what is known of it.',
  usage: [
    '<name> [--email <address>] [--street <text>] [--languages <codes>]',
    'name                 what it is called, such as "Hotel Cais"; one of that name is changed',
    '--email <address>    where invoices, and the links that cancel, are mailed; else the desk is asked to pass them on',
    '--street <text>      its address, as its invoices name it',
    '--languages <codes>  those it reads, the best first, such as de,en',
  ],
  async run(args, context) {
    const text = { type: 'string' } as const;
    const { values, positionals } = readOptions(args, { email: text, street: text, languages: text }, 1);
    const name = positionals[0]?.trim();
    if (!name) throw new WrongUsage('A name is wanted.');
    const said = (value: string | boolean | undefined) => (typeof value === 'string' && value.trim()) || null;
    const emailAddress = said(values.email);
    if (emailAddress !== null && !/^\S+@\S+$/.test(emailAddress))
      throw new WrongUsage(`${emailAddress} is no address for mail.`);
    const languages = said(values.languages)?.split(',') ?? [];
    const id = await withDatabase(context, { mayMake: false }, ({ database }) =>
      keepHouse(database.pool, { name, emailAddress, street: said(values.street), languages }),
    );
    context.print(`${id}  ${name}`);
    return 0;
  },
};

export const houses: Verb = {
  summary: 'Lists the organisations whose members book for their guests.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const all = await withDatabase(context, { mayMake: false }, ({ database }) => listHouses(database.pool));
    if (all.length === 0) context.print('There is none.');
    for (const { id, name, emailAddress } of all)
      context.print(`${id}  ${name}  ${emailAddress ?? 'without an address for mail'}`);
    return 0;
  },
};
