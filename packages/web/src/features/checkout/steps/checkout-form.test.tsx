import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCheckout } from '../../../../test-support/checkout-page.tsx';
import { marieAndJonas, testQuestion } from '../../../../test-support/checkout-requirements.ts';
import { bindingWords, english } from '../../../../test-support/english.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { testStayQuote } from '../../../../test-support/stay-quote.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useEndedSession } from '../../../store/ended-session.ts';
import { useRootStore } from '../../../store/root-store.ts';

const checkout = 'POST /api/shopper/authorization-checkout';
const typedFor = (method: string) => ({ ...marieAndJonas, method });

const logIn = () =>
  useRootStore
    .getState()
    .noteSession({ userinfo: { sub: 'marie', name: 'Marie' }, token: 'token' }, Date.now());

/** Opens the checkout of a shop for organisations. The member is logged in unless a test overrides it. */
function openBilled({
  isLoggedIn = true,
  ...more
}: Parameters<typeof openCheckout>[0] & { isLoggedIn?: boolean } = {}) {
  return openCheckout({
    ...more,
    before() {
      useCommerceStore.setState({ ui: { checkoutType: 'billed', lastReachedStep: 'method_select' } });
      if (isLoggedIn) logIn();
    },
  });
}

const button = (words: string) =>
  screen.findAllByRole('button', { name: new RegExp(`^${words}`) }).then(([first]) => first as HTMLElement);

test('A visitor who is not logged in sees a log-in link, and no form', async () => {
  await openBilled({ isLoggedIn: false });
  expect(await screen.findByText(english('pay.notAllowed'), { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: english('shell.logIn') }).getAttribute('href')).toMatch(
    /^\/oauth\/begin\?to=%2Fen%2Fnew%2Fcheckout%2F/,
  );
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(document.querySelector('form')).toBeNull();
});

test.each([
  ['pay.membersKept', testQuote()],
  ['stay.membersKept', testStayQuote()],
] as const)('A visitor who is not logged in reads in %s what stays held', async (key, quote) => {
  await openBilled({ isLoggedIn: false, quote });
  expect(await screen.findByText(english(key), { exact: false })).toBeTruthy();
});

test('A booking on the organisation’s account needs no card, and the button says so', async () => {
  await openBilled({ typed: typedFor('bill-organisation') });
  expect(await screen.findByText(english('pay.onAccount'))).toBeTruthy();
  expect(screen.queryByTitle(english('pay.cardFields'))).toBeNull();
  expect(await button(bindingWords('pay.bookOnAccount'))).toBeTruthy();
});

test.each([
  ['charge-card', 'pay.bookAndPay'],
  ['authorise-card', 'pay.requestToBook'],
] as const)(
  'The guest’s card (%s) is required, and the button states what happens to it',
  async (method, words) => {
    await openBilled({ typed: typedFor(method) });
    expect(await screen.findByTitle(english('pay.cardFields'))).toBeTruthy();
    expect((await button(bindingWords(words))).textContent).toContain('€97.00');
    expect(screen.queryAllByRole('radio')).toEqual([]);
  },
);

test.each([
  [401, 'pay.notAllowed'],
  [403, 'pay.notMember'],
] as const)(
  'A member whose booking the server refuses (%s) sees the reason, and the typed values stay',
  async (status, key) => {
    const { user } = await openBilled({
      typed: typedFor('bill-organisation'),
      answers: { [checkout]: () => Response.json({ status }, { status }) },
    });
    await user.click(await button(bindingWords('pay.bookOnAccount')));
    await waitFor(() => {
      const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent !== '');
      expect(alert?.textContent).toContain(english('pay.notAllowedTitle'));
      expect(alert?.textContent).toContain(english(key));
    });
    expect(useRootStore.getState().auth.formData).toMatchObject(marieAndJonas);
  },
);

test('If the product’s required fields are unknown, the page reports it and loads them again', async () => {
  const answers: object[] = [Response.error()];
  const { user } = await openCheckout({
    answers: { 'GET /api/tours/*': () => answers.shift() ?? new Promise<Response>(() => {}) },
  });
  await screen.findByRole('heading', { level: 1, name: english('checkout.notRead') });
  await act(() => user.click(screen.getByRole('button', { name: english('checkout.again') })));
  expect(await screen.findByText(english('checkout.reading'))).toBeTruthy();
});

test('A ship named on the product page stands in the checkout, with a warning if the trip ends too late for it', async () => {
  await openCheckout({
    step: 'questions',
    quote: {
      ride: { kind: 'ship', direction: 'both', shipName: 'Aurora', terminal: 'Pier 2', allAboard: '22:00' },
    },
    requirements: { questions: [testQuestion({ kind: 'ship', label: 'Which ship are you on?' })] },
  });
  const ship = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Which ship are you on?' });
  const pier = screen.getByRole<HTMLInputElement>('textbox', {
    name: new RegExp(english('transfer.terminal')),
  });
  expect([ship.value, pier.value]).toEqual(['Aurora', 'Pier 2']);
  expect(screen.getByText(english('traveller.carried'))).toBeTruthy();
  const warning = english('transfer.missesShip', { end: '21:15', allAboard: '22:00', minutes: 60 });
  expect(screen.getByText(warning)).toBeTruthy();
});

test('A traveller whose session ends keeps the step and what was typed, and logs in again or goes on as a guest', async () => {
  const { user } = await openCheckout({
    step: 'personal_info',
    typed: {},
    before: logIn,
  });
  const email = await screen.findByLabelText(english('traveller.email'));
  expect(screen.queryByText(english('checkout.haveAccount'))).toBeNull();
  await user.type(email, 'marie@example.org');
  act(() => {
    useEndedSession.setState({ hasEnded: true });
    useRootStore.getState().noteSessionEnded();
  });
  const dialog = await screen.findByRole('dialog', { name: english('checkout.sessionEnded') });
  const logInAgain = within(dialog).getByRole('link', { name: english('shell.logIn') });
  expect(logInAgain.getAttribute('href')).toBe('/oauth/begin?to=%2Fen%2Fnew%2Fcheckout%2Fpersonal_info');
  await user.click(within(dialog).getByRole('button', { name: english('checkout.asGuest') }));
  await waitFor(() => expect(screen.queryByText(english('checkout.sessionEnded'))).toBeNull());
  expect((email as HTMLInputElement).value).toBe('marie@example.org');
  expect(screen.getByText(english('checkout.haveAccount'))).toBeTruthy();
});
