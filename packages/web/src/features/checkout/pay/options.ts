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
  // Whoever asks, however late, asks of the code that is meant by then, and an answer about another one is none.
  const meant = useRef(voucherCode);
  const ask = useCallback(async () => {
    const code = meant.current;
    const found = await optionsOf(cartId, code);
    if (meant.current !== code) return;
    // What is known stays, if it is of this code: a lost line takes nothing away.
    setKnown((now) => (found.state === 'failed' && isOf(now, code) ? now : found));
  }, [cartId]);
  useEffect(() => {
    meant.current = voucherCode;
    void ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [ask, voucherCode]);
  return { known, ask };
}

function isOf(known: KnownOptions, voucherCode: string | null): boolean {
  return known.state === 'known' && known.options.voucherCode === voucherCode;
}

async function optionsOf(cartId: string, voucherCode: string | null): Promise<KnownOptions> {
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const asked = { cartId, ...(voucherCode !== null && { voucherCode }) };
    return { state: 'known', options: { ...(await api.checkout.paymentOptions(asked)), voucherCode } };
  } catch (error) {
    log('warn', 'How one may pay could not be asked', error);
    return { state: 'failed', status: error instanceof FailedCall ? error.status : 0 };
  }
}
