import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import { gatewayOf } from './ask-provider.ts';
import { noteRefunds } from './note-refunds.ts';
import type { Payment } from './payment.ts';

type Owed = { readonly id: string; readonly amountMinor: number; readonly reason: string };

/**
 * Asks the provider for every refund of a payment that is owed. Its key is ours and was written down before, so that one
 * that was asked for twice is given once. Why it is not done yet, if it is not.
 */
export async function refundPayment(
  { database, payments }: { readonly database: Database; readonly payments: Payments },
  payment: Payment,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { providerId } = payment;
  const { rows } = await database.pool.query<Owed>(
    `select id, amount_minor::float8 as "amountMinor", reason from refunds
     where payment_id = $1 and state = 'asked' order by asked_at, id`,
    [payment.id],
  );
  if (providerId === null) return rows.length > 0 ? 'The provider has not been heard of it.' : undefined;
  for (const { id: key, amountMinor, reason } of rows) {
    const deed = { key, amountMinor, reason };
    const answer = await gatewayOf(payments, payment).refund(providerId, deed, signal);
    if (answer.outcome === 'unknown') return answer.reason;
    const refund =
      answer.outcome === 'done' ? answer.result : ({ id: key, key, amountMinor, state: 'failed' } as const);
    await transaction(database, ({ client }) => noteRefunds(client, payment, [refund]));
    if (answer.outcome === 'refused')
      await database.pool.query('update refunds set failure = $2 where id = $1', [key, answer.reason]);
  }
  return undefined;
}
