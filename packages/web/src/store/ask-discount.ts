import { FailedCall } from '../api/failed-call.ts';
import { log } from '../page/log.ts';
import { type Discount, noDiscount, useCommerceStore } from './commerce-store.ts';

/** Asks what a code takes off what the cart holds. Nothing is used up by asking. */
export async function askDiscount(voucherCode: string): Promise<void> {
  const { cartId, setDiscount } = useCommerceStore.getState();
  if (cartId === null || voucherCode.trim() === '') return;
  setDiscount({ ...noDiscount, status: 'loading', voucherCode });
  const discount = await answerFor(cartId, voucherCode);
  // Another cart is held by now, or another code was typed: this answer is about neither.
  const now = useCommerceStore.getState();
  if (now.cartId === cartId && now.discount.voucherCode === voucherCode) setDiscount(discount);
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
