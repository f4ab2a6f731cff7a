import {
  NO_SHOW_REASON,
  PARTIAL_CANCELLATION_REFUSALS,
  type PartialCancellationRefusal,
} from '@ashore/core/booking/cancellation-reasons.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { api as browserClient } from '../../../api/browser-client.ts';
import { FailedCall } from '../../../api/calls.ts';
import { log } from '../../../page/log.ts';

export type CancelTerms = Awaited<ReturnType<typeof browserClient.bookings.quoteCancellation>>;
/**
 * `changed`: the refund, or what a hotel may charge, differs from the one shown. `gone`: the booking can no longer be cancelled in this
 * way. `fast`: the browser has sent too many requests. `left_over` and `too_often`: these tickets cannot be
 * cancelled alone, but all together can. `no_show`: the guests of these rooms did not arrive.
 */
export type CancelProblem =
  | 'changed'
  | 'gone'
  | 'fast'
  | 'failed'
  | typeof NO_SHOW_REASON
  | PartialCancellationRefusal;

type CancellingInput = {
  readonly accessKey: string;
  /** Tickets to cancel. Undefined means all that are left; with an empty list the server is not asked. */
  readonly tickets: readonly number[] | undefined;
  /** Receives the booking as the server now reports it. */
  readonly onChange: (booking: BookingView) => void;
};

/** Quotes the refund of these tickets and what a hotel may charge, and cancels them for exactly these sums. */
export function useCancelling({ accessKey, tickets, onChange }: CancellingInput) {
  const [terms, setTerms] = useState<CancelTerms>();
  const [refusal, setRefusal] = useState<Exclude<CancelProblem, 'changed'>>();
  const [hasChanged, setHasChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const requests = useRef(0);
  // Compared by content, because each render makes a new list.
  const ticketsText = JSON.stringify(tickets ?? []);
  const isNone = tickets?.length === 0;

  const quoteTerms = useCallback(async () => {
    requests.current += 1;
    const ownRequest = requests.current;
    setTerms(undefined);
    setRefusal(undefined);
    if (isNone) return;
    try {
      const quotedTerms = await call((api) =>
        api.quoteCancellation({ accessKey, tickets: JSON.parse(ticketsText) }),
      );
      if (ownRequest === requests.current) setTerms(quotedTerms);
    } catch (error) {
      log('warn', 'The refund could not be calculated', error);
      if (ownRequest === requests.current) setRefusal(problemOf(error) ?? 'gone');
    }
  }, [accessKey, ticketsText, isNone]);
  useEffect(() => void quoteTerms(), [quoteTerms]);

  /** Returns the cancelled booking; undefined if it was not cancelled. */
  async function cancel(): Promise<BookingView | undefined> {
    if (busy || !terms) return undefined;
    setBusy(true);
    settle();
    try {
      const { refund, chargeAtHotel } = terms;
      const cancellation = { accessKey, tickets: JSON.parse(ticketsText), refund, chargeAtHotel };
      const booking = await call((api) => api.cancel(cancellation));
      onChange(booking);
      return booking;
    } catch (error) {
      const why = problemOf(error);
      if (why === undefined) await reload();
      else setRefusal(why);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  /** The refund or the booking has changed. Both are read again before the contact person presses again. */
  async function reload(): Promise<void> {
    setHasChanged(true);
    await quoteTerms();
    try {
      const now = await call((api) => api.show({ accessKey }));
      if (now.seenBy === 'owner') onChange(now);
    } catch (error) {
      log('warn', 'The booking could not be loaded again', error);
    }
  }

  /** Clears the message about an earlier attempt. */
  function settle(): void {
    setHasChanged(false);
    setRefusal(undefined);
  }

  const problem: CancelProblem | undefined = refusal ?? (hasChanged ? 'changed' : undefined);
  return { terms, problem, busy, cancel, settle, askAgain: quoteTerms };
}

async function call<Answer>(
  make: (api: (typeof browserClient)['bookings']) => Promise<Answer>,
): Promise<Answer> {
  const { api } = await import('../../../api/browser-client.ts');
  return make(api.bookings);
}

/** Undefined if the server refuses because the booking differs from what was shown. */
function problemOf(error: unknown): Exclude<CancelProblem, 'changed' | 'gone'> | undefined {
  const { status, reason } = error instanceof FailedCall ? error : { status: 0, reason: undefined };
  const refused = PARTIAL_CANCELLATION_REFUSALS.find((known) => known === reason);
  if (status === 422 && refused !== undefined) return refused;
  if (status === 409 && reason === NO_SHOW_REASON) return NO_SHOW_REASON;
  if (status === 409 || status === 422) return undefined;
  return status === 429 ? 'fast' : 'failed';
}
