import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import { useCallback, useEffect, useState } from 'react';
import type { api as browserClient } from '../../../api/browser-client.ts';
import { FailedCall } from '../../../api/calls.ts';
import { log } from '../../../page/log.ts';

/** A booking request as its supplier sees it. */
export type SupplierRequest = Awaited<ReturnType<typeof browserClient.bookings.showRequest>>;
type RequestLookup = { readonly request?: SupplierRequest; readonly stage: RequestStage };

/** A request to a supplier, and the result of the supplier's answer. */
export function useRequest(secret: string | null | undefined) {
  const [{ request, stage }, setLookup] = useState<RequestLookup>({ stage: 'opening' });
  const [busy, setBusy] = useState<'accept' | 'decline'>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    if (secret === undefined) return;
    setLookup(secret === null ? { stage: 'missing' } : await readRequest(secret));
  }, [secret]);
  useEffect(() => void load(), [load]);

  async function answer(reply: 'accept' | 'decline', reason: string): Promise<void> {
    if (busy || !secret) return;
    setBusy(reply);
    setHasFailed(false);
    try {
      const { api } = await import('../../../api/browser-client.ts');
      await api.bookings.answerRequest({ secret, answer: reply, reason });
      setLookup((before) => ({ ...before, stage: reply === 'accept' ? 'accepted' : 'declined' }));
    } catch (error) {
      const status = error instanceof FailedCall ? error.status : 0;
      if (status === 410) setLookup((before) => ({ ...before, stage: 'late' }));
      else if (status === 409 || status === 404) await load();
      else setHasFailed(true);
    } finally {
      setBusy(undefined);
    }
  }

  return { request, stage, busy, hasFailed, load, answer };
}

async function readRequest(secret: string): Promise<RequestLookup> {
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const request = await api.bookings.showRequest({ secret });
    return { request, stage: requestStage(request) };
  } catch (error) {
    log('warn', 'The booking request could not be loaded', error);
    const isUnknown = error instanceof FailedCall && (error.status === 404 || error.status === 400);
    return { stage: isUnknown ? 'missing' : 'unreached' };
  }
}

/**
 * What the supplier sees of a request: `accepted` and `declined` right after answering, `already…` on a later
 * visit, `missing` without a valid link, `unreached` without a connection.
 */
export type RequestStage =
  | 'opening'
  | 'open'
  | 'accepted'
  | 'declined'
  | 'alreadyAccepted'
  | 'alreadyDeclined'
  | 'late'
  | 'withdrawn'
  | 'missing'
  | 'unreached';

const stages: Record<BookingState, RequestStage> = {
  // A supplier is asked only once the money is authorised.
  quoted: 'missing',
  awaiting_payment: 'missing',
  on_request: 'open',
  accepted: 'alreadyAccepted',
  confirmed: 'alreadyAccepted',
  completed: 'alreadyAccepted',
  declined: 'alreadyDeclined',
  unanswered: 'late',
  expired: 'withdrawn',
  unpaid: 'withdrawn',
  cancelled: 'withdrawn',
};

/**
 * Returns what a supplier sees who opens the link. The deadline may have passed before the stored state is
 * updated.
 */
export function requestStage({
  state,
  answerUntil,
  utcNow,
}: {
  readonly state: BookingState;
  readonly answerUntil: string | null;
  readonly utcNow: string;
}): RequestStage {
  const isLate = state === 'on_request' && answerUntil !== null && answerUntil <= utcNow;
  return isLate ? 'late' : stages[state];
}
