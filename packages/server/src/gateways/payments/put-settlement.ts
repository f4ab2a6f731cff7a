import { putJob } from '../../database/jobs/put-job.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { PaymentGateway, ProviderEvent } from './port.ts';

/** Asks that somebody look at a payment of which an event tells. The same event again is the same job. */
export async function putSettlement(
  client: Queryable,
  gateway: PaymentGateway['name'],
  { id, intentId, attemptId }: Extract<ProviderEvent, { outcome: 'event' }>,
): Promise<void> {
  await putJob(client, {
    kind: 'settle-payment',
    key: `${gateway}/${id}`,
    payload: { gateway, intentId, ...(attemptId !== null && { attemptId }) },
  });
}
