import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCheckout, testOptions } from '../../../../test-support/checkout-page.tsx';
import { bindingWords, english } from '../../../../test-support/english.ts';
import { watchSubmits } from '../../../../test-support/watch-submits.ts';
import { useRootStore } from '../../../store/root-store.ts';

const check = 'POST /api/shopper/discount';
const options = 'GET /api/payment-gateway/options/*';
const spring = { voucherCode: 'SPRING', voucherStatus: 'valid', voucherValue: 9.7 };
const refused = (voucherStatus: string) => ({ voucherCode: '', voucherStatus, voucherValue: 0 });

/** The sums on all pay buttons: the page has one below the form and one in the bar. */
const sums = () =>
  screen
    .getAllByRole('button', { name: new RegExp(`^${bindingWords('pay.bookAndPay')}`) })
    .map(({ textContent }) => /€[\d.]+/.exec(textContent ?? '')?.[0]);
/** The page renders the code beside the total and in the ticket. Both behave alike, so the tests use the first. */
const first = (elements: readonly HTMLElement[]) => elements[0] as HTMLElement;

/** Opens the payment step; the server answers every check of a code with this result. */
async function openPayment(says: (code: string) => object, more: Parameters<typeof openCheckout>[0] = {}) {
  const page = await openCheckout({
    ...more,
    answers: {
      [check]: ({ body }) => ({ data: says((body as SentCode).data.voucherCode) }),
      [options]: ({ query }) => ({ ...testOptions, total: query.get('voucherCode') === null ? 97 : 87.3 }),
      ...more?.answers,
    },
  });
  await screen.findAllByRole('button', { name: new RegExp(`^${bindingWords('pay.bookAndPay')}`) });
  return page;
}

type SentCode = { readonly data: { readonly voucherCode: string } };

test('A press opens the code field with the focus, and an unknown code is reported as unknown on the same page', async () => {
  const { user } = await openPayment(() => refused('unknown'));
  await user.click(first(screen.getAllByRole('button', { name: english('checkout.code') })));
  const field = first(screen.getAllByLabelText(english('checkout.codeLabel')));
  await waitFor(() => expect(document.activeElement).toBe(field));
  const submits = watchSubmits();
  await user.type(field, 'NOBODYS{Enter}');
  await screen.findAllByText(english('checkout.codeUnknown'));
  expect(submits()).toEqual([true]);
  expect(new Set(sums())).toEqual(new Set(['€97.00']));
});

test('A valid code reduces the total on the button, is saved with the typed values, and can be removed', async () => {
  const { user, calls } = await openPayment(() => spring);
  await user.click(first(screen.getAllByRole('button', { name: english('checkout.code') })));
  await user.type(first(screen.getAllByLabelText(english('checkout.codeLabel'))), 'SPRING{Enter}');
  await waitFor(() => expect(new Set(sums())).toEqual(new Set(['€87.30'])));
  expect(
    calls
      .filter(({ name }) => name === options)
      .at(-1)
      ?.query.get('voucherCode'),
  ).toBe('SPRING');
  expect(useRootStore.getState().auth.formData).toMatchObject({ discountCode: 'SPRING' });
  const remove = english('checkout.codeRemove', { code: 'SPRING' });
  await user.click(first(screen.getAllByRole('button', { name: remove })));
  await waitFor(() => expect(new Set(sums())).toEqual(new Set(['€97.00'])));
  expect(useRootStore.getState().auth.formData).toMatchObject({ discountCode: '' });
});

test('A saved code that has ended is reported as ended and is no longer saved', async () => {
  await openPayment(() => refused('over'), { typed: { ...typed, discountCode: 'MAYFLY' } });
  await screen.findAllByText(english('checkout.codeOver'));
  expect(new Set(sums())).toEqual(new Set(['€97.00']));
  expect(useRootStore.getState().auth.formData).toMatchObject({ discountCode: '' });
});

test.each([
  ['over', 'checkout.codeOver'],
  ['used_by_you', 'checkout.codeUsedByYou'],
] as const)(
  'A code that the checkout refuses (%s) is reported, and the full total is shown before the next payment attempt',
  async (reason, key) => {
    const sentOrders: unknown[] = [];
    const { user } = await openPayment(() => spring, {
      typed: { ...typed, discountCode: 'SPRING' },
      options: { methods: ['paypal'] },
      answers: {
        'POST /api/payment-gateway/paypal-order': ({ body }) => {
          sentOrders.push(body);
          return Response.json({ status: 409, field: 'voucherCode', reason }, { status: 409 });
        },
      },
    });
    await waitFor(() => expect(new Set(sums())).toEqual(new Set(['€87.30'])));
    await user.click(screen.getByRole('radio', { name: /PayPal/ }));
    await user.click(
      first(screen.getAllByRole('button', { name: new RegExp(`^${bindingWords('pay.bookAndPay')}`) })),
    );
    await waitFor(() => {
      const alert = screen
        .getAllByRole('alert')
        .find(({ textContent }) => textContent?.includes(english(key)));
      expect(alert).toBe(document.activeElement);
    });
    await waitFor(() => expect(new Set(sums())).toEqual(new Set(['€97.00'])));
    expect(sentOrders).toHaveLength(1);
  },
);

const typed = {
  'contact.firstName': 'Marie-Christine',
  'contact.lastName': 'Lindqvist',
  'contact.email': 'marie@example.org',
  'p2.firstName': 'Jonas',
  'p2.lastName': 'Lindqvist',
};
