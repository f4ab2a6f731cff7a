import type { AmountDue } from '@ashore/core/errors/failure.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { api } from '../../../api/browser-client.ts';
import { FailedCall } from '../../../api/calls.ts';
import { log } from '../../../page/log.ts';

export type PaymentOptions = Awaited<ReturnType<typeof api.checkout.paymentOptions>> & {
  /** Discount code that is included in the total. */
  readonly voucherCode: string | null;
};
export type PaymentOptionsState =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly options: PaymentOptions }
  /** `status` is the HTTP status, or 0 without an answer. */
  | { readonly state: 'failed'; readonly status: number };

/** Loads the payment options of this cart, and again when the browser is back online. */
export function usePaymentOptions(cartId: string, voucherCode: string | null) {
  const [optionsState, setOptionsState] = useState<PaymentOptionsState>({ state: 'loading' });
  // Every request uses the discount code that is current when it is sent. An answer about another code is
  // ignored.
  const latestCode = useRef(voucherCode);
  const reload = useCallback(async () => {
    const code = latestCode.current;
    const result = await fetchPaymentOptions(cartId, code);
    if (latestCode.current !== code) return;
    // If the request fails, known options for this code stay.
    setOptionsState((current) =>
      result.state === 'failed' && areOptionsFor(current, code) ? current : result,
    );
  }, [cartId]);
  useEffect(() => {
    latestCode.current = voucherCode;
    void reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload, voucherCode]);
  /** Replaces only the total, by the amount due that a refused checkout has named, until the options are loaded again. */
  const showTotal = useCallback(
    ({ amount: total }: AmountDue) =>
      setOptionsState((current) =>
        current.state === 'loaded' ? { ...current, options: { ...current.options, total } } : current,
      ),
    [],
  );
  return { optionsState, reload, showTotal };
}

function areOptionsFor(optionsState: PaymentOptionsState, voucherCode: string | null): boolean {
  return optionsState.state === 'loaded' && optionsState.options.voucherCode === voucherCode;
}

async function fetchPaymentOptions(cartId: string, voucherCode: string | null): Promise<PaymentOptionsState> {
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const query = { cartId, ...(voucherCode !== null && { voucherCode }) };
    return { state: 'loaded', options: { ...(await api.checkout.paymentOptions(query)), voucherCode } };
  } catch (error) {
    log('warn', 'The payment options could not be loaded', error);
    return { state: 'failed', status: error instanceof FailedCall ? error.status : 0 };
  }
}
