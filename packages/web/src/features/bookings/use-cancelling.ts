import { REFUSED_PARTS, type RefusedPart } from '@ashore/core/booking/refused-parts.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { api as browserClient } from '../../api/browser-client.ts';
import { FailedCall } from '../../api/failed-call.ts';
import { log } from '../../page/log.ts';

export type CancelTerms = Awaited<ReturnType<typeof browserClient.bookings.quoteCancellation>>;
/**
 * `changed`: another sum comes back than was said. `gone`: it may not be cancelled so any more. `left_over` and
 * `too_often`: these tickets cannot be given up by themselves, all together can.
 */
export type CancelTrouble = 'changed' | 'gone' | 'fast' | 'failed' | RefusedPart;

type Wish = {
  readonly accessKey: string;
  /** All that are left where it is undefined; nothing is asked where none is chosen. */
  readonly tickets: readonly number[] | undefined;
  /** The booking as the server says that it is by now. */
  readonly onChange: (booking: BookingView) => void;
};

/** What comes back of these tickets now, and giving them up for exactly that. */
export function useCancelling({ accessKey, tickets, onChange }: Wish) {
  const [terms, setTerms] = useState<CancelTerms>();
  const [trouble, setTrouble] = useState<Exclude<CancelTrouble, 'changed'>>();
  const [isOther, setIsOther] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);
  // By what is in it: a list is another one every time.
  const which = JSON.stringify(tickets ?? []);
  const isNone = tickets?.length === 0;

  const ask = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    setTerms(undefined);
    setTrouble(undefined);
    if (isNone) return;
    try {
      const found = await call((api) => api.quoteCancellation({ accessKey, tickets: JSON.parse(which) }));
      if (mine === asked.current) setTerms(found);
    } catch (error) {
      log('warn', 'What comes back could not be read', error);
      if (mine === asked.current) setTrouble(troubleOf(error) ?? 'gone');
    }
  }, [accessKey, which, isNone]);
  useEffect(() => void ask(), [ask]);

  /** Gives what came of it; undefined where nothing did. */
  async function cancel(): Promise<BookingView | undefined> {
    if (busy || !terms) return undefined;
    setBusy(true);
    settle();
    try {
      const wish = { accessKey, tickets: JSON.parse(which), refund: terms.refund };
      const booking = await call((api) => api.cancel(wish));
      onChange(booking);
      return booking;
    } catch (error) {
      const why = troubleOf(error);
      if (why === undefined) await lookAgain();
      else setTrouble(why);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  /** Another sum, or another booking by now: both are read again before anything is pressed again. */
  async function lookAgain(): Promise<void> {
    setIsOther(true);
    await ask();
    try {
      const now = await call((api) => api.show({ accessKey }));
      if (now.seenBy === 'owner') onChange(now);
    } catch (error) {
      log('warn', 'The booking could not be read again', error);
    }
  }

  /** What was said of an earlier try is heard. */
  function settle(): void {
    setIsOther(false);
    setTrouble(undefined);
  }

  const said: CancelTrouble | undefined = trouble ?? (isOther ? 'changed' : undefined);
  return { terms, trouble: said, busy, cancel, settle, askAgain: ask };
}

async function call<Answer>(
  make: (api: (typeof browserClient)['bookings']) => Promise<Answer>,
): Promise<Answer> {
  const { api } = await import('../../api/browser-client.ts');
  return make(api.bookings);
}

/** Undefined where it is refused: things are not as they were shown. */
function troubleOf(error: unknown): 'fast' | 'failed' | RefusedPart | undefined {
  const { status, reason } = error instanceof FailedCall ? error : { status: 0, reason: undefined };
  const refused = REFUSED_PARTS.find((known) => known === reason);
  if (status === 422 && refused !== undefined) return refused;
  if (status === 409 || status === 422) return undefined;
  return status === 429 ? 'fast' : 'failed';
}
