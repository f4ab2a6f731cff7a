import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import { gatewayOf } from './gateway-of.ts';
import { noteRefunds } from './note-refunds.ts';
import type { Payment } from './payment.ts';
import { readIntent } from './read-intent.ts';

type Owed = {
  readonly id: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly isOld: boolean;
};

/** Providers forget keys after a day: a refund that is older is looked for before it is asked for again. */
const keyHours = 20;

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
  let owed = await readOwed();
  if (providerId === null) return owed.length > 0 ? 'The provider has not been heard of it.' : undefined;
  if (owed.some(({ isOld }) => isOld)) {
    const read = await readIntent(payments, payment, signal);
    if (read.outcome !== 'done') return 'What was given back before is not known.';
    await transaction(database, ({ client }) => noteRefunds(client, payment, read.result.refunds));
    // What was given under its key is not owed any more, nor what was given at the provider's own desk instead.
    owed = await readOwed();
  }
  for (const { id: key, amountMinor, reason } of owed) {
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

  async function readOwed(): Promise<readonly Owed[]> {
    const { rows } = await database.pool.query<Owed>(
      `select id, amount_minor::float8 as "amountMinor", reason,
         asked_at < now() - interval '${keyHours} hours' as "isOld"
       from refunds where payment_id = $1 and state = 'asked' order by asked_at, id`,
      [payment.id],
    );
    return rows;
  }
}
