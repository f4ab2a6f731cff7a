import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money, toDecimalText } from '@ashore/core/money/money.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import {
  createDiscount,
  endDiscount,
  type ListedDiscount,
  listDiscounts,
} from '../../features/discounts/manage-discounts.ts';
import { readActor, whoIsActing } from '../arguments.ts';
import { readOptions, type Verb } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { discountOptions, readNewDiscount } from './new-discount.ts';

export const discount: Verb = {
  summary: 'Creates a discount code.',
  usage: [
    '<code> --percent <n> | --amount <sums> [--from <day>] [--until <day>] [--uses <n>] [--per-person <n>]',
    'code                   what travellers type: 4 to 32 letters, figures and hyphens',
    '--percent <n>          takes off so many percent, 1 to 90',
    '--amount <sums>        takes off so much, by currency, such as EUR=10,CHF=9.50; no other currency can use it',
    '--from, --until <day>  from the beginning of that day, to its end, in UTC; from now on and for ever unless said',
    '--uses <n>             so many bookings in all',
    '--per-person <n>       so many bookings of one address for mail, whether its owner signs in or not',
    '--products <codes>     only for these, separated by commas',
    '--budget <sums>        takes off no more than so much in all, such as EUR=500; no other currency can use it',
    '--by <name>            who makes it; your account’s name unless said',
  ],
  async run(args, context) {
    const wanted = readNewDiscount(args);
    const made = await withDatabase(context, { mayMake: false }, ({ database }) =>
      createDiscount(database, wanted),
    );
    if (made.outcome === 'no_product') throw new CannotStart(`There is no product ${made.product}.`);
    if (made.outcome === 'taken')
      throw new CannotStart(`There is a code ${wanted.code} already, or was: each is used once.`);
    context.print(`${wanted.code} can be used${wanted.from ? ' from then on' : ' now'}.`);
    return 0;
  },
};

export const discounts: Verb = {
  summary: 'Lists discount codes and their uses.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const all = await withDatabase(context, { mayMake: false }, ({ database }) => listDiscounts(database));
    if (all.length === 0) context.print('There is none.');
    for (const one of all) context.print(discountLine(one));
    return 0;
  },
};

export const endDiscountVerb: Verb = {
  summary: 'Ends a discount code. Bookings that used it keep their discount.',
  usage: ['<code> [--by <name>]', '--by <name>    who ends it; your account’s name unless said'],
  async run(args, context) {
    const { reference: code, values } = readActor(args, { by: discountOptions.by });
    const by = whoIsActing(values.by);
    const ended = await withDatabase(context, { mayMake: false }, ({ database }) =>
      endDiscount(database, { code, by }),
    );
    if (!ended) throw new CannotStart(`There is no code ${code} that could be ended.`);
    context.print(`${code} has ended.`);
    return 0;
  },
};

const states = { not_yet: 'to come', now: 'open', over: 'ended' } as const;

/** One line about a discount code: its reduction, its period, its limits and its use. */
function discountLine(one: ListedDiscount): string {
  const { code, percent, amounts, period, from, until, uses, mostUses, mostOfPerson, products, budgets } =
    one;
  const off =
    percent === null
      ? Object.entries(amounts)
          .map(([currency, sum]) => amountText(currency, sum))
          .join(', ')
      : `${percent} %`;
  const parts = [
    `${off} off`,
    `from ${day(from)}${until ? ` until ${day(until)}` : ''}`,
    `${uses}${mostUses === null ? '' : ` of ${mostUses}`} uses`,
    mostOfPerson === null ? '' : `${mostOfPerson} a person`,
    products === null ? '' : `${products} products`,
    ...budgets.map(
      ({ currency, mostMinor, spentMinor }) =>
        `${amountText(currency, spentMinor)} of ${amountText(currency, mostMinor)}`,
    ),
  ];
  return `${code.padEnd(20)}  ${states[period].padEnd(7)}  ${parts.filter(Boolean).join(', ')}`;
}

function amountText(currency: string, amount: number): string {
  return `${toDecimalText(money(Number(amount), currency as CurrencyCode))} ${currency}`;
}

function day(instant: Date): string {
  return instant.toISOString().slice(0, 16).replace('T', ' ');
}
