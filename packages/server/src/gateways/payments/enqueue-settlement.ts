import type { Queryable } from '../../database/queryable.ts';
import { enqueueJob } from '../../database/queue/enqueue-job.ts';
import type { PaymentGateway, ProviderEvent } from './port.ts';

/** Enqueues a job that settles the payment named by an event. The same event again is the same job. */
export async function enqueueSettlement(
  client: Queryable,
  gateway: PaymentGateway['name'],
  { id, intentId, attemptId }: Extract<ProviderEvent, { outcome: 'event' }>,
): Promise<void> {
  await enqueueJob(client, {
    kind: 'settle-payment',
    key: `${gateway}/${id}`,
    payload: { gateway, intentId, ...(attemptId !== null && { attemptId }) },
  });
}
