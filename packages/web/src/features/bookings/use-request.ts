import { useCallback, useEffect, useState } from 'react';
import type { api as browserClient } from '../../api/browser-client.ts';
import { FailedCall } from '../../api/failed-call.ts';
import { log } from '../../page/log.ts';
import { type RequestStage, requestStage } from './request-stage.ts';

type Request = Awaited<ReturnType<typeof browserClient.bookings.showRequest>>;
type Found = { readonly request?: Request; readonly stage: RequestStage };

/** What a supplier is asked, and what became of his answer. */
export function useRequest(secret: string | null | undefined) {
  const [{ request, stage }, setFound] = useState<Found>({ stage: 'opening' });
  const [busy, setBusy] = useState<'accept' | 'decline'>();
  const [hasFailed, setHasFailed] = useState(false);

  const look = useCallback(async () => {
    if (secret === undefined) return;
    setFound(secret === null ? { stage: 'missing' } : await read(secret));
  }, [secret]);
  useEffect(() => void look(), [look]);

  async function answer(said: 'accept' | 'decline', reason: string): Promise<void> {
    if (busy || !secret) return;
    setBusy(said);
    setHasFailed(false);
    try {
      const { api } = await import('../../api/browser-client.ts');
      await api.bookings.answerRequest({ secret, answer: said, reason });
      setFound((before) => ({ ...before, stage: said === 'accept' ? 'accepted' : 'declined' }));
    } catch (error) {
      const status = error instanceof FailedCall ? error.status : 0;
      if (status === 410) setFound((before) => ({ ...before, stage: 'late' }));
      else if (status === 409 || status === 404) await look();
      else setHasFailed(true);
    } finally {
      setBusy(undefined);
    }
  }

  return { request, stage, busy, hasFailed, look, answer };
}

async function read(secret: string): Promise<Found> {
  try {
    const { api } = await import('../../api/browser-client.ts');
    const request = await api.bookings.showRequest({ secret });
    return { request, stage: requestStage(request) };
  } catch (error) {
    log('warn', 'The request could not be read', error);
    const isUnknown = error instanceof FailedCall && (error.status === 404 || error.status === 400);
    return { stage: isUnknown ? 'missing' : 'unreached' };
  }
}
