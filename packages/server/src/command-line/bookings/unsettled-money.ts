import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money, toDecimalText } from '@ashore/core/money/money.ts';
import {
  findUnsettledMoney,
  type UnsettledSum,
} from '../../features/bookings/settlement/find-unsettled-money.ts';
import { readOptions, type Verb } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const sentences: Readonly<Record<UnsettledSum['what'], string>> = {
  captured_for_nothing: 'is charged, and neither pays for a booking nor went back',
  authorised_for_nothing: 'is set aside for nothing',
  not_as_asked: 'is not what was asked for: look at the provider',
  unanswered_try: 'was requested, and the payment provider has not answered',
  open_refund: 'is to go back, and has not been accepted by the provider',
  failed_refund: 'was to go back and could not: pay it another way',
  accepted_without_money: 'accepted by its supplier, and its money is not taken',
  confirmed_without_money: 'is confirmed, and its money is not there',
  given_back_at_provider:
    'was refunded in the provider’s dashboard, and the booking is active: cancel it, or leave it as goodwill',
  ledger_differs: 'is not the same in the ledger',
  overdue: 'should have ended some time ago: is a worker running?',
};

export const unsettledMoneyVerb: Verb = {
  summary: 'Lists every sum that is not settled. Exit status 1 if there is one.',
  usage: ['', 'The goal is none: whatever stays in the list for some minutes needs a person.'],
  async run(args, context) {
    readOptions(args, {});
    return withDatabase(context, { mayMake: false }, async ({ database: { pool } }) => {
      const doubts = await findUnsettledMoney(pool);
      for (const doubt of doubts) context.print(lineOf(doubt));
      context.print(doubts.length === 0 ? 'No money is in doubt.' : `In doubt: ${doubts.length}.`);
      return doubts.length === 0 ? 0 : 1;
    });
  },
};

function lineOf({ what, orderNumber, of, amountMinor, currency, since }: UnsettledSum): string {
  const sum = toDecimalText(money(amountMinor, currency as CurrencyCode));
  const minute = since.toISOString().slice(0, 16).replace('T', ' ');
  return `${orderNumber}  ${currency} ${sum}  since ${minute} UTC  ${sentences[what]}  (${of})`;
}
