import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money, toDecimalText } from '@ashore/core/money/money.ts';
import {
  findUnsettledMoney,
  type UnsettledSum,
} from '../../features/bookings/settlement/find-unsettled-money.ts';
import { type Command, readOptions } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const unsettledTexts: Readonly<Record<UnsettledSum['what'], string>> = {
  captured_without_booking: 'was charged, but neither pays for a booking nor was refunded',
  authorised_without_booking: 'is authorised but belongs to no booking',
  differs_from_request: 'differs from our request: check the provider’s dashboard',
  unanswered_attempt: 'was requested, but the payment provider has not answered',
  open_refund: 'refund not accepted by the provider yet',
  failed_refund: 'refund failed: pay it another way',
  accepted_without_money: 'accepted, but not captured',
  confirmed_without_money: 'confirmed, but not paid',
  refunded_at_provider:
    'was refunded in the provider’s dashboard, but the booking is active: cancel it, or leave it as goodwill',
  disputed: 'is disputed: answer in the provider’s dashboard',
  dispute_lost: 'was lost in a dispute, but the booking is active: decide whether to cancel it',
  ledger_differs: 'differs from the ledger',
  unnumbered_document:
    'document has no number, and no later one gets one: the workers log “Invoices cannot be numbered”',
  overdue: 'booking should have ended by now: is a worker running?',
};

export const unsettledMoneyCommand: Command = {
  summary: 'Lists unsettled amounts. Exit status 1 if there are any.',
  usage: ['', 'An amount that stays in the list for some minutes must be settled by an operator.'],
  async run(args, context) {
    readOptions(args, {});
    return withDatabase(context, { mayCreate: false }, async ({ database: { pool } }) => {
      const unsettledAmounts = await findUnsettledMoney(pool);
      for (const unsettledAmount of unsettledAmounts) context.print(unsettledLine(unsettledAmount));
      context.print(
        unsettledAmounts.length === 0 ? 'No unsettled amounts.' : `Unsettled: ${unsettledAmounts.length}.`,
      );
      return unsettledAmounts.length === 0 ? 0 : 1;
    });
  },
};

function unsettledLine({ what, orderNumber, of, amountMinor, currency, since }: UnsettledSum): string {
  const sum = toDecimalText(money(amountMinor, currency as CurrencyCode));
  const minute = since.toISOString().slice(0, 16).replace('T', ' ');
  return `${orderNumber}  ${currency} ${sum}  since ${minute} UTC  ${unsettledTexts[what]}  (${of})`;
}
