import { useCallback, useEffect, useRef, useState } from 'react';
import type { api } from '../../../api/browser-client.ts';
import { FailedCall } from '../../../api/failed-call.ts';
import { log } from '../../../page/log.ts';

export type Options = Awaited<ReturnType<typeof api.checkout.paymentOptions>> & {
  /** The code that was taken off the sum. */
  readonly voucherCode: string | null;
};
export type KnownOptions =
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly options: Options }
  | { readonly state: 'failed'; readonly status: number };

/** How this cart may be paid, by the server's word. Asked anew when a lost line comes back. */
export function useOptions(cartId: string, voucherCode: string | null) {
  const [known, setKnown] = useState<KnownOptions>({ state: 'asking' });
  const wanted = useRef(voucherCode);
  const ask = useCallback(async () => {
    wanted.current = voucherCode;
    try {
      const { api } = await import('../../../api/browser-client.ts');
      const asked = { cartId, ...(voucherCode !== null && { voucherCode }) };
      const options = await api.checkout.paymentOptions(asked);
      // An answer about another code may come last.
      if (wanted.current === voucherCode) setKnown({ state: 'known', options: { ...options, voucherCode } });
    } catch (error) {
      log('warn', 'How one may pay could not be asked', error);
      const status = error instanceof FailedCall ? error.status : 0;
      // What is known stays, if it is of this code: a lost line takes nothing away.
      const isOfCode = (now: KnownOptions) =>
        now.state === 'known' && now.options.voucherCode === voucherCode;
      setKnown((now) => (isOfCode(now) ? now : { state: 'failed', status }));
    }
  }, [cartId, voucherCode]);
  useEffect(() => {
    void ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [ask]);
  return { known, ask };
}
