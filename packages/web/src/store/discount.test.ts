import { beforeEach, expect, test, vi } from 'vitest';
import { testQuote } from '../../test-support/quote.ts';
import { FailedCall } from '../api/calls.ts';
import { noDiscount, useCommerceStore } from './commerce-store.ts';
import {
  applyDiscountRefusal,
  checkDiscount,
  discountRefusalText,
  recheckSavedDiscount,
  removeDiscount,
} from './discount.ts';
import { useRootStore } from './root-store.ts';

const { check } = vi.hoisted(() => ({ check: vi.fn() }));
vi.mock('../api/browser-client.ts', () => ({ api: { discounts: { check } } }));

const discount = () => useCommerceStore.getState().discount;
const valid = {
  data: { voucherCode: 'SPRING-27', voucherStatus: 'valid', voucherValue: 4.85, grandTotal: 43.65 },
};

beforeEach(() => {
  check.mockReset();
  useCommerceStore.getState().reset();
  useCommerceStore.getState().receive(testQuote(), 1_000);
  useRootStore.getState().forgetForm();
});

/** A reloaded page: the typed code is kept, the discount is not. */
async function reload(): Promise<void> {
  useCommerceStore.getState().setDiscount(noDiscount);
  check.mockClear();
  await recheckSavedDiscount();
}

test('A code is checked for the cart, and the discount is taken from the server', async () => {
  check.mockResolvedValue(valid);
  const answer = checkDiscount(' spring-27');
  expect(discount()).toMatchObject({ status: 'loading', voucherValue: 0 });
  await answer;
  expect(check).toHaveBeenCalledWith({ data: { cartId: testQuote().cartId, voucherCode: ' spring-27' } });
  expect(discount()).toMatchObject({ status: 'loaded', voucherCode: 'SPRING-27', voucherValue: 4.85 });
});

test('A refused code has its reason and no discount', async () => {
  check.mockResolvedValue({ data: { voucherCode: 'OLD', voucherStatus: 'over', voucherValue: 0 } });
  await checkDiscount('old');
  expect(discount()).toEqual({ status: 'error', voucherCode: 'old', voucherStatus: 'over', voucherValue: 0 });
});

test.each([
  [429, 'too_often'],
  [503, null],
])('A call that ends with %s keeps the typed code, with %s as the reason', async (status, reason) => {
  check.mockRejectedValue(new FailedCall({ message: '', status }, undefined));
  await checkDiscount('SPRING-27');
  expect(discount()).toMatchObject({ status: 'error', voucherCode: 'SPRING-27', voucherStatus: reason });
});

test('Blank input makes no call, and an answer for another cart is dropped', async () => {
  await checkDiscount('   ');
  expect(check).not.toHaveBeenCalled();
  check.mockImplementation(async () => {
    useCommerceStore.getState().reset();
    return valid;
  });
  await checkDiscount('SPRING-27');
  expect(discount()).toEqual(noDiscount);
});

test('A code that is checked for one cart takes nothing off the next one, even if the same code is typed there', async () => {
  check.mockImplementation(async () => {
    useCommerceStore.getState().receive(testQuote({ cartId: crypto.randomUUID() }), 2_000);
    return valid;
  });
  await checkDiscount('SPRING-27');
  expect(discount()).toMatchObject({ voucherCode: 'SPRING-27', voucherStatus: null, voucherValue: 0 });
});

test('A code that is removed or replaced while it is checked does not come back', async () => {
  const late = Promise.withResolvers<object>();
  check.mockReturnValueOnce(late.promise).mockResolvedValue(valid);
  const firstAnswer = checkDiscount('OTHER');
  removeDiscount();
  late.resolve({ data: { ...valid.data, voucherCode: 'OTHER', voucherValue: 40 } });
  await firstAnswer;
  expect(discount()).toEqual(noDiscount);

  const later = Promise.withResolvers<object>();
  check.mockReturnValueOnce(later.promise);
  const replaced = checkDiscount('OTHER');
  await checkDiscount('SPRING-27');
  later.resolve({ data: { ...valid.data, voucherCode: 'OTHER', voucherValue: 40 } });
  await replaced;
  expect(discount()).toMatchObject({ status: 'loaded', voucherCode: 'SPRING-27', voucherValue: 4.85 });
});

test('A reloaded page checks a valid code again and never takes the amount from storage', async () => {
  check.mockResolvedValue(valid);
  await checkDiscount('SPRING-27');
  expect(JSON.stringify(useRootStore.getState().auth.formData)).not.toContain('4.85');
  check.mockResolvedValue({ data: { ...valid.data, voucherValue: 2 } });
  await reload();
  expect(check).toHaveBeenCalledWith({ data: { cartId: testQuote().cartId, voucherCode: 'SPRING-27' } });
  expect(discount()).toMatchObject({ status: 'loaded', voucherValue: 2 });
});

test('A refused or removed code is not checked again, but a code whose check failed is', async () => {
  check.mockResolvedValue(valid);
  await checkDiscount('SPRING-27');
  check.mockRejectedValue(new FailedCall({ message: '', status: 503 }, undefined));
  await checkDiscount('SPRING-27');
  await reload();
  expect(check).toHaveBeenCalledTimes(1);
  check.mockResolvedValue({ data: { voucherCode: 'SPRING-27', voucherStatus: 'over', voucherValue: 0 } });
  await checkDiscount('SPRING-27');
  await reload();
  expect(check).not.toHaveBeenCalled();
  check.mockResolvedValue(valid);
  await checkDiscount('SPRING-27');
  removeDiscount();
  await reload();
  expect(check).not.toHaveBeenCalled();
});

test('A reason given by the checkout is kept, and without a reason the code is checked', async () => {
  await applyDiscountRefusal('SPRING-27', 'used_by_you');
  expect(check).not.toHaveBeenCalled();
  expect(discount()).toEqual({
    status: 'error',
    voucherCode: 'SPRING-27',
    voucherStatus: 'used_by_you',
    voucherValue: 0,
  });
  check.mockResolvedValue(valid);
  await applyDiscountRefusal('SPRING-27', undefined);
  expect(discount()).toMatchObject({ status: 'loaded' });
});

test('A code that was not refused, but could not be applied, has the text of a failure', () => {
  expect(discountRefusalText(null)).toBe('checkout.codeFailed');
  expect(discountRefusalText('valid')).toBe('checkout.codeFailed');
  expect(discountRefusalText('over')).toBe('checkout.codeOver');
});

test('A reloaded page without a typed code checks none', async () => {
  await reload();
  expect(check).not.toHaveBeenCalled();
});
