import { Failure } from '@ashore/core/errors/failure.ts';
import type { HoldOutcome } from '../../gateways/inventory/port.ts';
import type { ApiContext } from '../api/call/context.ts';

type Refusal = Extract<HoldOutcome, { readonly outcome: 'bought' | 'too_many' }>;

/** The failure of a hold that the cart or its client may not have, be it of spots or of rooms. */
export function refuseHold(refusal: Refusal, { setRetryAfter }: Pick<ApiContext, 'setRetryAfter'>): Failure {
  if (refusal.outcome === 'bought') return new Failure('conflict', { field: 'cartId' });
  setRetryAfter(refusal.seconds);
  return new Failure('too_many_requests', { field: refusal.of === 'browser' ? 'browserId' : 'address' });
}
