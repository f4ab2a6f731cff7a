import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { toDecimalText } from '@ashore/core/money/decimal.ts';
import { money } from '@ashore/core/money/money.ts';
import { type Doubt, moneyInDoubt } from '../features/bookings/money-in-doubt.ts';
import { readOptions, type Verb } from './verb.ts';
import { withDatabase } from './with-database.ts';

const sentences: Readonly<Record<Doubt['what'], string>> = {
  captured_for_nothing: 'is charged, and neither pays for a booking nor went back',
  authorised_for_nothing: 'is set aside for nothing',
  not_as_asked: 'is not what was asked for: look at the provider',
  unanswered_try: 'was asked for, and nobody has heard what became of it',
  open_refund: 'is to go back, and has not been accepted by the provider',
  failed_refund: 'was to go back and could not: pay it another way',
  accepted_without_money: 'accepted by its supplier, and its money is not taken',
  confirmed_without_money: 'is confirmed, and its money is not there',
  given_back_at_provider:
    'went back at the desk of its provider, and the booking stands: call it off, or leave it as a favour',
  ledger_differs: 'is not the same in the ledger',
  overdue: 'should have ended some time ago: is a worker running?',
};

export const moneyInDoubtVerb: Verb = {
  summary: 'Lists every sum that is not known to be where it belongs. Exit status 1 when there is any.',
  usage: ['', 'The goal is none: whatever stays in the list for some minutes needs a person.'],
  async run(args, context) {
    readOptions(args, {});
    return withDatabase(context, { mayMake: false }, async ({ database: { pool } }) => {
      const doubts = await moneyInDoubt(pool);
      for (const doubt of doubts) context.print(lineOf(doubt));
      context.print(doubts.length === 0 ? 'No money is in doubt.' : `In doubt: ${doubts.length}.`);
      return doubts.length === 0 ? 0 : 1;
    });
  },
};

function lineOf({ what, orderNumber, of, amountMinor, currency, since }: Doubt): string {
  const sum = toDecimalText(money(amountMinor, currency as CurrencyCode));
  const minute = since.toISOString().slice(0, 16).replace('T', ' ');
  return `${orderNumber}  ${currency} ${sum}  since ${minute} UTC  ${sentences[what]}  (${of})`;
}
