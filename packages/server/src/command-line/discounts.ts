import { CannotStart } from '../database/cannot-start.ts';
import { endDiscount } from '../features/discounts/end-discount.ts';
import { listDiscounts } from '../features/discounts/list-discounts.ts';
import { makeDiscount } from '../features/discounts/make-discount.ts';
import { readAct, whoIsActing } from './act.ts';
import { discountLine } from './discount-line.ts';
import { discountOptions, readNewDiscount } from './new-discount.ts';
import { readOptions, type Verb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const discount: Verb = {
  summary: 'Makes a code that takes something off a booking.',
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
      makeDiscount(database, wanted),
    );
    if (made.outcome === 'no_product') throw new CannotStart(`There is no product ${made.product}.`);
    if (made.outcome === 'taken')
      throw new CannotStart(`There is a code ${wanted.code} already, or was: each is used once.`);
    context.print(`${wanted.code} can be used${wanted.from ? ' from then on' : ' now'}.`);
    return 0;
  },
};

export const discounts: Verb = {
  summary: 'Lists the codes that take something off, and what has been used of them.',
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
  summary: 'Ends a code: nobody can use it any more, and who has keeps what he got.',
  usage: ['<code> [--by <name>]', '--by <name>    who ends it; your account’s name unless said'],
  async run(args, context) {
    const { reference: code, values } = readAct(args, { by: discountOptions.by });
    const by = whoIsActing(values.by);
    const ended = await withDatabase(context, { mayMake: false }, ({ database }) =>
      endDiscount(database, { code, by }),
    );
    if (!ended) throw new CannotStart(`There is no code ${code} that could be ended.`);
    context.print(`${code} has ended.`);
    return 0;
  },
};
