import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { Payment } from './payment.ts';
import { gatewayOf, readIntent } from './provider-calls.ts';
import { recordRefunds } from './record-provider-state.ts';

type OwedRefund = {
  readonly id: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly isOld: boolean;
};

/** Providers forget keys after a day. An older refund is therefore looked up before it is requested again. */
const KEY_HOURS = 20;

/**
 * Requests every owed refund of a payment from the provider. The key is ours and was recorded before, so that
 * a refund requested twice is paid once. Returns undefined when done, otherwise the reason why not.
 */
export async function refundPayment(
  { database, payments }: { readonly database: Database; readonly payments: Payments },
  payment: Payment,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { providerId } = payment;
  let owedRefunds = await readOwed();
  if (providerId === null)
    return owedRefunds.length > 0 ? 'The provider has no record of this payment.' : undefined;
  if (owedRefunds.some(({ isOld }) => isOld)) {
    const answer = await readIntent(payments, payment, signal);
    if (answer.outcome !== 'done') return 'Earlier refunds could not be read from the provider.';
    await transaction(database, ({ client }) => recordRefunds(client, payment, answer.result.refunds));
    // A refund made under its key is no longer owed, and neither is one made in the provider's dashboard
    // instead.
    owedRefunds = await readOwed();
  }
  for (const { id: key, amountMinor, reason } of owedRefunds) {
    const operation = { key, amountMinor, reason };
    const answer = await gatewayOf(payments, payment).refund(providerId, operation, signal);
    if (answer.outcome === 'unknown') return answer.reason;
    const refund =
      answer.outcome === 'done' ? answer.result : ({ id: key, key, amountMinor, state: 'failed' } as const);
    await transaction(database, ({ client }) => recordRefunds(client, payment, [refund]));
    if (answer.outcome === 'refused')
      await database.pool.query('update refunds set failure = $2 where id = $1', [key, answer.reason]);
  }
  return undefined;

  async function readOwed(): Promise<readonly OwedRefund[]> {
    const { rows } = await database.pool.query<OwedRefund>(
      `select id, amount_minor::float8 as "amountMinor", reason,
         requested_at < now() - interval '${KEY_HOURS} hours' as "isOld"
       from refunds where payment_id = $1 and state = 'requested' order by requested_at, id`,
      [payment.id],
    );
    return rows;
  }
}
