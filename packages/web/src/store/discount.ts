import { DISCOUNT_REFUSALS, type DiscountRefusal } from '@ashore/core/pricing/discount.ts';
import { FailedCall } from '../api/calls.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { log } from '../page/log.ts';
import { type Discount, noDiscount, useCommerceStore } from './commerce-store.ts';
import { useRootStore } from './root-store.ts';

/** Name under which the code is stored with the other typed values of a checkout. */
const CODE_FIELD = 'discountCode';

/**
 * Asks the server what a code takes off the cart. Asking does not use up the code. The amount is not stored;
 * a reloaded page asks again for the typed code.
 */
export async function checkDiscount(voucherCode: string): Promise<void> {
  const { cartId, setDiscount } = useCommerceStore.getState();
  if (cartId === null || voucherCode.trim() === '') return;
  setDiscount({ ...noDiscount, status: 'loading', voucherCode });
  const discount = await fetchDiscount(cartId, voucherCode);
  // The cart or the code has changed since, so this answer applies to neither.
  const now = useCommerceStore.getState();
  if (now.cartId !== cartId || now.discount.voucherCode !== voucherCode) return;
  setDiscount(discount);
  // A lost connection or a rate limit says nothing about the code, so the stored code stays.
  const { voucherStatus } = discount;
  if (voucherStatus !== null && voucherStatus !== 'too_often')
    saveCode(discount.status === 'loaded' ? voucherCode : '');
}

/** Checks the code typed before this page was loaded, once. */
export async function recheckSavedDiscount(): Promise<void> {
  const code = useRootStore.getState().auth.formData?.[CODE_FIELD] ?? '';
  if (useCommerceStore.getState().discount.status === 'initial' && code !== '') await checkDiscount(code);
}

/** Removes the code at the traveller's request. */
export function removeDiscount(): void {
  useCommerceStore.getState().setDiscount(noDiscount);
  saveCode('');
}

function saveCode(code: string): void {
  const { auth, keepForm } = useRootStore.getState();
  if ((auth.formData?.[CODE_FIELD] ?? '') !== code) keepForm({ [CODE_FIELD]: code }, Date.now());
}

/**
 * Takes over the reason why a checkout refused the code. Checking the code again would not return that
 * reason.
 */
export async function applyDiscountRefusal(voucherCode: string, reason: string | undefined): Promise<void> {
  const voucherStatus = DISCOUNT_REFUSALS.find((known) => known === reason);
  if (voucherStatus === undefined) return checkDiscount(voucherCode);
  useCommerceStore.getState().setDiscount({ ...noDiscount, status: 'error', voucherCode, voucherStatus });
  saveCode('');
}

async function fetchDiscount(cartId: string, voucherCode: string): Promise<Discount> {
  const failed = { ...noDiscount, status: 'error', voucherCode } as const;
  try {
    const { api } = await import('../api/browser-client.ts');
    const { data } = await api.discounts.check({ data: { cartId, voucherCode } });
    if (data.voucherStatus !== 'valid') return { ...failed, voucherStatus: data.voucherStatus };
    return { ...data, status: 'loaded' };
  } catch (error) {
    log('warn', 'The discount code could not be checked', error);
    const isTooOften = error instanceof FailedCall && error.status === 429;
    return { ...failed, voucherStatus: isTooOften ? 'too_often' : null };
  }
}

const refusalTexts: Readonly<Record<DiscountRefusal | 'too_often', MessageKey>> = {
  unknown: 'checkout.codeUnknown',
  not_yet: 'checkout.codeNotYet',
  over: 'checkout.codeOver',
  used_up: 'checkout.codeUsedUp',
  used_by_you: 'checkout.codeUsedByYou',
  under_way: 'checkout.codeUnderWay',
  other_trip: 'checkout.codeOtherTrip',
  other_currency: 'checkout.codeOtherCurrency',
  sum_too_small: 'checkout.codeSumTooSmall',
  too_often: 'checkout.codeTooOften',
};

/** Text for the reason why a code takes nothing off. */
export function discountRefusalText(status: Discount['voucherStatus']): MessageKey {
  return status === null || status === 'valid' ? 'checkout.codeFailed' : refusalTexts[status];
}
