import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money, toDecimalText } from '@ashore/core/money/money.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import {
  createDiscount,
  endDiscount,
  type ListedDiscount,
  listDiscounts,
} from '../../features/discounts/manage-discounts.ts';
import { readOperatorName, readReferenceAndOptions } from '../arguments.ts';
import { type Command, readOptions } from '../command.ts';
import { countText } from '../count-text.ts';
import { withDatabase } from '../with-database.ts';
import { discountOptions, readNewDiscount } from './new-discount.ts';

export const discountCommand: Command = {
  summary: 'Creates a discount code.',
  usage: [
    '<code> --percent <n> | --amount <amounts> [--from <day>] [--until <day>] [--uses <n>] [--per-person <n>]',
    'code                   code that travellers enter: 4 to 32 letters, digits and hyphens',
    '--percent <n>          percentage off, 1 to 90',
    '--amount <amounts>     amount off, by currency, such as EUR=10,CHF=9.50; invalid in other currencies',
    '--from, --until <day>  first and last day of validity, in UTC; default: from now on, without end',
    '--uses <n>             maximum bookings in total',
    '--per-person <n>       maximum bookings per email address',
    '--products <codes>     products to which the code is limited, separated by commas',
    '--budget <amounts>     maximum discount in total, by currency, such as EUR=500; invalid in other currencies',
    '--by <name>            name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const newDiscount = readNewDiscount(args);
    const result = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      createDiscount(database, newDiscount),
    );
    if (result.outcome === 'no_product') throw new CannotStart(`There is no product ${result.product}.`);
    if (result.outcome === 'taken')
      throw new CannotStart(`Code ${newDiscount.code} exists or existed; codes are never reused.`);
    context.print(
      `Discount code ${newDiscount.code} created, valid from ${newDiscount.from ? minuteText(newDiscount.from) : 'now'}.`,
    );
    return 0;
  },
};

export const discountsCommand: Command = {
  summary: 'Lists discount codes and their uses.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const discounts = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listDiscounts(database),
    );
    if (discounts.length === 0) context.print('No discount codes.');
    for (const discount of discounts) context.print(discountLine(discount));
    return 0;
  },
};

export const endDiscountCommand: Command = {
  summary: 'Ends a discount code. Bookings that used it keep their discount.',
  usage: [
    '<code> [--by <name>]',
    '--by <name>  name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { reference: code, values } = readReferenceAndOptions(
      args,
      { by: discountOptions.by },
      '<code>, such as SPRING-27',
    );
    const by = readOperatorName(values.by);
    const isEnded = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      endDiscount(database, { code, by }),
    );
    if (!isEnded) throw new CannotStart(`There is no active discount code ${code}.`);
    context.print(`Discount code ${code} has ended.`);
    return 0;
  },
};

const periodTexts = { not_yet: 'planned', now: 'valid', over: 'ended' } as const;

/** One line about a discount code: its reduction, validity, limits and uses. */
function discountLine(discount: ListedDiscount): string {
  const { code, percent, amounts, period, from, until, uses, mostUses, mostOfPerson, products, budgets } =
    discount;
  const reductionText =
    percent === null
      ? Object.entries(amounts)
          .map(([currency, sum]) => amountText(currency, sum))
          .join(', ')
      : `${percent}%`;
  const parts = [
    `${reductionText} off`,
    `from ${minuteText(from)}${until ? ` until ${minuteText(until)}` : ''}`,
    mostUses === null ? countText(uses, 'use') : `${uses} of ${countText(mostUses, 'use')}`,
    mostOfPerson === null ? '' : `${mostOfPerson} per email address`,
    products === null ? '' : countText(products, 'product'),
    ...budgets.map(
      ({ currency, mostMinor, spentMinor }) =>
        `${amountText(currency, spentMinor)} of ${amountText(currency, mostMinor)}`,
    ),
  ];
  return `${code.padEnd(20)}  ${periodTexts[period].padEnd(7)}  ${parts.filter(Boolean).join(', ')}`;
}

function amountText(currency: string, amount: number): string {
  return `${toDecimalText(money(Number(amount), currency as CurrencyCode))} ${currency}`;
}

function minuteText(instant: Date): string {
  return instant.toISOString().slice(0, 16).replace('T', ' ');
}
