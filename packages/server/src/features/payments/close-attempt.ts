import type { Queryable } from '../../database/queryable.ts';
import { openStatesSql } from './payment.ts';

export type CloseAttempt = {
  readonly id: string;
  readonly refusal: 'provider_unavailable' | 'processing_error';
};

/**
 * Notes of a try that the provider knows nothing of it, or refuses it for good. Should it hear of it after all, that is
 * found like every other money that comes late.
 */
export async function closeAttempt(client: Queryable, { id, refusal }: CloseAttempt): Promise<void> {
  await client.query(
    `update payments set state = 'failed', refusal = $2, read_at = now()
     where id = $1 and state in ${openStatesSql}`,
    [id, refusal],
  );
}
