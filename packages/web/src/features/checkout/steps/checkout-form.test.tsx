import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCheckout } from '../../../../test-support/checkout-page.tsx';
import { marieAndJonas } from '../../../../test-support/checkout-requirements.ts';
import { english } from '../../../../test-support/english.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useRootStore } from '../../../store/root-store.ts';

const checkout = 'POST /api/shopper/authorization-checkout';
const typedFor = (method: string) => ({ ...marieAndJonas, method });

/** The checkout of a shop in which organisations book for their guests, by a member who is logged in unless told otherwise. */
function openBilled({
  isLoggedIn = true,
  ...more
}: Parameters<typeof openCheckout>[0] & { isLoggedIn?: boolean } = {}) {
  return openCheckout({
    ...more,
    before() {
      useCommerceStore.setState({ ui: { checkoutType: 'billed', lastReachedStep: 'method_select' } });
      useRootStore.setState(({ auth }) => ({ auth: { ...auth, access_token: isLoggedIn ? 'token' : null } }));
    },
  });
}

const button = (words: string) =>
  screen.findAllByRole('button', { name: new RegExp(`^${words}`) }).then(([first]) => first as HTMLElement);

test('A visitor who is not logged in sees the way to log in, and no form', async () => {
  await openBilled({ isLoggedIn: false });
  expect(await screen.findByText(english('pay.notAllowed'), { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: english('shell.logIn') }).getAttribute('href')).toBe('/login');
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(document.querySelector('form')).toBeNull();
});

test('On the account of the organisation no card is asked for, and the button says so', async () => {
  await openBilled({ typed: typedFor('bill-organisation') });
  expect(await screen.findByText(english('pay.onAccount'))).toBeTruthy();
  expect(screen.queryByTitle(english('pay.cardFields'))).toBeNull();
  expect(await button(english('pay.bookOnAccount'))).toBeTruthy();
});

test.each([
  ['charge-card', 'pay.bookAndPay'],
  ['authorise-card', 'pay.askAndHold'],
] as const)(
  'The guest’s card (%s) is asked for, and the button says what becomes of it',
  async (method, words) => {
    await openBilled({ typed: typedFor(method) });
    expect(await screen.findByTitle(english('pay.cardFields'))).toBeTruthy();
    expect((await button(english(words))).textContent).toContain('€97.00');
    expect(screen.queryAllByRole('radio')).toEqual([]);
  },
);

test.each([
  [401, 'pay.notAllowed'],
  [403, 'pay.notMember'],
] as const)(
  'A member whose booking the server refuses (%s) is told so, and what was typed stays',
  async (status, key) => {
    const { user } = await openBilled({
      typed: typedFor('bill-organisation'),
      answers: { [checkout]: () => Response.json({ status }, { status }) },
    });
    await user.click(await button(english('pay.bookOnAccount')));
    await waitFor(() => {
      const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent !== '');
      expect(alert?.textContent).toContain(english('pay.notAllowedTitle'));
      expect(alert?.textContent).toContain(english(key));
    });
    expect(useRootStore.getState().auth.formData).toMatchObject(marieAndJonas);
  },
);

test('Where it is not known what a product asks for, the page says so and asks again', async () => {
  const answers: object[] = [Response.error()];
  const { user } = await openCheckout({
    answers: { 'GET /api/tours/*': () => answers.shift() ?? new Promise<Response>(() => {}) },
  });
  await screen.findByRole('heading', { level: 1, name: english('checkout.notRead') });
  await act(() => user.click(screen.getByRole('button', { name: english('checkout.again') })));
  expect(await screen.findByText(english('checkout.reading'))).toBeTruthy();
});
