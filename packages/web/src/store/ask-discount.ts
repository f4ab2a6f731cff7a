import { DISCOUNT_REFUSALS } from '@ashore/core/pricing/discount-of.ts';
import { FailedCall } from '../api/failed-call.ts';
import { log } from '../page/log.ts';
import { type Discount, noDiscount, useCommerceStore } from './commerce-store.ts';
import { useRootStore } from './root-store.ts';

/** A code is typed like anything else in a checkout, and kept with it: under this name. */
const KEPT = 'discountCode';

/**
 * Asks what a code takes off what the cart holds. Nothing is used up by asking. What it takes off is kept nowhere: a page
 * that is loaded anew asks again, of the code that was typed.
 */
export async function askDiscount(voucherCode: string): Promise<void> {
  const { cartId, setDiscount } = useCommerceStore.getState();
  if (cartId === null || voucherCode.trim() === '') return;
  setDiscount({ ...noDiscount, status: 'loading', voucherCode });
  const discount = await answerFor(cartId, voucherCode);
  // Another cart is held by now, or another code was typed: this answer is about neither.
  const now = useCommerceStore.getState();
  if (now.cartId !== cartId || now.discount.voucherCode !== voucherCode) return;
  setDiscount(discount);
  // Of a line that was lost, or of asking too often, nothing follows.
  const { voucherStatus } = discount;
  if (voucherStatus !== null && voucherStatus !== 'too_often')
    keepCode(discount.status === 'loaded' ? voucherCode : '');
}

/** The code that was typed before this page was loaded, asked once. */
export async function askKeptDiscount(): Promise<void> {
  const code = useRootStore.getState().auth.formData?.[KEPT] ?? '';
  if (useCommerceStore.getState().discount.status === 'initial' && code !== '') await askDiscount(code);
}

/** The traveller does without the code. */
export function dropDiscount(): void {
  useCommerceStore.getState().setDiscount(noDiscount);
  keepCode('');
}

function keepCode(code: string): void {
  const { auth, keepForm } = useRootStore.getState();
  if ((auth.formData?.[KEPT] ?? '') !== code) keepForm({ [KEPT]: code }, Date.now());
}

/** A checkout has said why the code that it was sent takes nothing off; asking again would not be told that. */
export async function hearNoDiscount(voucherCode: string, reason: string | undefined): Promise<void> {
  const voucherStatus = DISCOUNT_REFUSALS.find((known) => known === reason);
  if (voucherStatus === undefined) return askDiscount(voucherCode);
  useCommerceStore.getState().setDiscount({ ...noDiscount, status: 'error', voucherCode, voucherStatus });
  keepCode('');
}

async function answerFor(cartId: string, voucherCode: string): Promise<Discount> {
  const failed = { ...noDiscount, status: 'error', voucherCode } as const;
  try {
    const { api } = await import('../api/browser-client.ts');
    const { data } = await api.discounts.check({ data: { cartId, voucherCode } });
    if (data.voucherStatus !== 'valid') return { ...failed, voucherStatus: data.voucherStatus };
    return { ...data, status: 'loaded' };
  } catch (error) {
    log('warn', 'The code could not be checked', error);
    const isTooOften = error instanceof FailedCall && error.status === 429;
    return { ...failed, voucherStatus: isTooOften ? 'too_often' : null };
  }
}
