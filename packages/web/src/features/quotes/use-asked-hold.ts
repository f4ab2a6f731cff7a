import { useCallback, useEffect, useState } from 'react';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useIsRead } from '../../store/use-is-read.ts';
import { type Asked, askHold } from './ask-hold.ts';

export type AskedHold = {
  /** `asking` only before the first answer: afterwards the last one stands until there is another. */
  readonly asked: Asked | 'asking';
  again(): Promise<Asked>;
};

/** Asks the server when the page opens, and once more when a lost line comes back. Nothing is polled. */
export function useAskedHold(): AskedHold {
  const isRead = useIsRead(useCommerceStore);
  const [asked, setAsked] = useState<AskedHold['asked']>('asking');
  const again = useCallback(async () => {
    const answer = await askHold();
    setAsked(answer);
    return answer;
  }, []);
  useEffect(() => {
    if (!isRead) return;
    void again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isRead, again]);
  return { asked, again };
}
