import { beforeEach, expect, test, vi } from 'vitest';
import { FailedCall } from '../api/failed-call.ts';
import { askDiscount, askKeptDiscount, dropDiscount, hearNoDiscount } from './ask-discount.ts';
import { noDiscount, useCommerceStore } from './commerce-store.ts';
import { testQuote } from './quote-for-tests.ts';
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
  useCommerceStore.getState().hear(testQuote(), 1_000);
  useRootStore.getState().forgetForm();
});

/** As a page finds it that is loaded anew: what was typed is kept, what it took off is not. */
async function loadAnew(): Promise<void> {
  useCommerceStore.getState().setDiscount(noDiscount);
  check.mockClear();
  await askKeptDiscount();
}

test('A code is asked about for what the cart holds, and what it takes off is kept as the server says it', async () => {
  check.mockResolvedValue(valid);
  const asked = askDiscount(' spring-27');
  expect(discount()).toMatchObject({ status: 'loading', voucherValue: 0 });
  await asked;
  expect(check).toHaveBeenCalledWith({ data: { cartId: testQuote().cartId, voucherCode: ' spring-27' } });
  expect(discount()).toMatchObject({ status: 'loaded', voucherCode: 'SPRING-27', voucherValue: 4.85 });
});

test('A code that takes nothing off says why, and nothing is taken off', async () => {
  check.mockResolvedValue({ data: { voucherCode: 'OLD', voucherStatus: 'over', voucherValue: 0 } });
  await askDiscount('old');
  expect(discount()).toEqual({ status: 'error', voucherCode: 'old', voucherStatus: 'over', voucherValue: 0 });
});

test.each([
  [429, 'too_often'],
  [503, null],
])('A call that ends with %s leaves what was typed, with %s as the reason', async (status, reason) => {
  check.mockRejectedValue(new FailedCall({ message: '', status }, undefined));
  await askDiscount('SPRING-27');
  expect(discount()).toMatchObject({ status: 'error', voucherCode: 'SPRING-27', voucherStatus: reason });
});

test('Nothing is asked where nothing was typed, and no answer counts for another cart', async () => {
  await askDiscount('   ');
  expect(check).not.toHaveBeenCalled();
  check.mockImplementation(async () => {
    useCommerceStore.getState().reset();
    return valid;
  });
  await askDiscount('SPRING-27');
  expect(discount()).toEqual(noDiscount);
});

test('A code that holds is asked again by a page that is loaded anew; its sum is never taken from what was kept', async () => {
  check.mockResolvedValue(valid);
  await askDiscount('SPRING-27');
  expect(JSON.stringify(useRootStore.getState().auth.formData)).not.toContain('4.85');
  check.mockResolvedValue({ data: { ...valid.data, voucherValue: 2 } });
  await loadAnew();
  expect(check).toHaveBeenCalledWith({ data: { cartId: testQuote().cartId, voucherCode: 'SPRING-27' } });
  expect(discount()).toMatchObject({ status: 'loaded', voucherValue: 2 });
});

test('What was refused or given up is not asked again; what nobody could be asked about is', async () => {
  check.mockResolvedValue(valid);
  await askDiscount('SPRING-27');
  check.mockRejectedValue(new FailedCall({ message: '', status: 503 }, undefined));
  await askDiscount('SPRING-27');
  await loadAnew();
  expect(check).toHaveBeenCalledTimes(1);
  check.mockResolvedValue({ data: { voucherCode: 'SPRING-27', voucherStatus: 'over', voucherValue: 0 } });
  await askDiscount('SPRING-27');
  await loadAnew();
  expect(check).not.toHaveBeenCalled();
  check.mockResolvedValue(valid);
  await askDiscount('SPRING-27');
  dropDiscount();
  await loadAnew();
  expect(check).not.toHaveBeenCalled();
});

test('Why a checkout takes nothing off is kept as it says it; where it does not say why it is asked', async () => {
  await hearNoDiscount('SPRING-27', 'used_by_you');
  expect(check).not.toHaveBeenCalled();
  expect(discount()).toEqual({
    status: 'error',
    voucherCode: 'SPRING-27',
    voucherStatus: 'used_by_you',
    voucherValue: 0,
  });
  check.mockResolvedValue(valid);
  await hearNoDiscount('SPRING-27', undefined);
  expect(discount()).toMatchObject({ status: 'loaded' });
});
