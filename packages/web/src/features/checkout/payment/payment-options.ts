import { useCallback, useEffect, useRef, useState } from 'react';
import type { api } from '../../../api/browser-client.ts';
import { FailedCall } from '../../../api/calls.ts';
import { log } from '../../../page/log.ts';

export type Options = Awaited<ReturnType<typeof api.checkout.paymentOptions>> & {
  /** Discount code that is included in the total. */
  readonly voucherCode: string | null;
};
export type KnownOptions =
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly options: Options }
  | { readonly state: 'failed'; readonly status: number };

/** Loads from the server how this cart may be paid. Loads it again when the browser is back online. */
export function useOptions(cartId: string, voucherCode: string | null) {
  const [known, setKnown] = useState<KnownOptions>({ state: 'asking' });
  // Every request uses the discount code that is current when it is sent. An answer about another code is
  // ignored.
  const meant = useRef(voucherCode);
  const ask = useCallback(async () => {
    const code = meant.current;
    const found = await optionsOf(cartId, code);
    if (meant.current !== code) return;
    // If the request fails, known options for this code stay.
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
    const query = { cartId, ...(voucherCode !== null && { voucherCode }) };
    return { state: 'known', options: { ...(await api.checkout.paymentOptions(query)), voucherCode } };
  } catch (error) {
    log('warn', 'The payment options could not be read', error);
    return { state: 'failed', status: error instanceof FailedCall ? error.status : 0 };
  }
}
