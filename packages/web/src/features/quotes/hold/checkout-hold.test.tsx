import type { Quote } from '@ashore/core/contract/quotes.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { browserClock } from '../../../../test-support/browser-clock.ts';
import { english } from '../../../../test-support/english.ts';
import { shownFacts } from '../../../../test-support/facts.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { recordDocumentLoads } from '../../../../test-support/record-document-loads.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useQuoteStore } from '../../../store/quote-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { CheckoutHold } from './checkout-hold.tsx';
import { tripPath } from './held-cart.ts';

vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const show = 'GET /api/quote/*';
const extend = 'POST /api/quote/*/extension';
const quote = testQuote();
const twoSpots = { count: 2 };
const minutes = { minutes: 15 };

/** The hold that the server returns after an extension two minutes before its end. */
const extended: Quote = testQuote({
  utcNow: '2026-11-21T12:13:00.000Z',
  expiryTime: '2026-11-21T12:30:00.000Z',
  isExtendable: false,
});

const timer = () => screen.getAllByRole('timer')[0]?.textContent ?? '';
const button = (name: string) => screen.getByRole('button', { name });
const offer = () => screen.queryByRole('dialog', { name: english('hold.longerTitle') });

/** The part of the page that has the focus; null if only the document has it. */
const focusedPart = () => document.activeElement?.closest('[tabindex]');

/** The checkout while the cart holds two spots. Its step shows the timer, the tools and the bar of its frame. */
async function openCheckout(answers: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({ [show]: () => quote, ...answers });
  const view = renderOnPage(
    <CheckoutHold sold={<p>booked</p>}>
      {(frame) => (
        <>
          <h1>The step</h1>
          {frame.timer}
          {frame.holdActions}
          {frame.renderPhoneBar(null)}
        </>
      )}
    </CheckoutHold>,
  );
  await waitFor(() => expect(calls.some(({ name }) => name === show)).toBe(true));
  return { calls, ...view };
}

beforeEach(async () => {
  await readSavedStores();
  act(() => {
    useCommerceStore.getState().reset();
    useQuoteStore.getState().reset();
    useCommerceStore.getState().receive(quote, Date.parse(quote.utcNow));
  });
});

test('A browser whose clock is a day ahead counts down the fifteen minutes that the server gave', async () => {
  browserClock('2026-11-22T12:00:00.000Z');
  act(() => useCommerceStore.getState().receive(quote, Date.now()));
  await openCheckout();
  expect(timer()).toContain('15:00');
});

test('A hold can be extended once: the timer confirms it, the button disappears, and the confirmation has the focus', async () => {
  const clock = browserClock(quote.utcNow);
  const { user } = await openCheckout({ [extend]: () => extended });
  await clock.forward({ minutes: 12 });
  await user.click(button(english('hold.longer', minutes)));
  await waitFor(() => expect(timer()).toContain('17:00'));
  expect(screen.queryByRole('button', { name: english('hold.longer', minutes) })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Hold extended/));
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
});

test('After the release the page confirms it, has the focus, and links to the trip with the same choice', async () => {
  browserClock(quote.utcNow);
  const { user } = await openCheckout({ 'DELETE /api/quote/*': () => undefined });
  await user.click(button(english('hold.release', twoSpots)));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: english('hold.release', twoSpots) }));
  const title = await screen.findByRole('heading', { level: 1, name: english('checkout.releasedTitle') });
  expect(focusedPart()?.contains(title)).toBe(true);
  const back = screen.getByRole('link', { name: english('checkout.toTrip') });
  expect(back.getAttribute('href')).toContain(tripPath(quote));
});

test('Two minutes before the end the traveller is offered an extension, and a declined offer is not repeated', async () => {
  const clock = browserClock(quote.utcNow);
  await openCheckout();
  await clock.forward({ minutes: 12, seconds: 59 });
  expect(offer()).toBeNull();
  await clock.forward({ seconds: 1 });
  await waitFor(() =>
    expect(document.activeElement).toBe(
      within(offer() as HTMLElement).getByRole('button', { name: english('hold.longer', minutes) }),
    ),
  );
  // A browser reports Escape to a modal dialog by this event.
  fireEvent(offer() as HTMLElement, new Event('cancel', { cancelable: true }));
  expect(offer()).toBeNull();
  await clock.forward({ minutes: 1 });
  expect(offer()).toBeNull();
  expect(timer()).toContain('1:00');
});

test('An extension accepted by keyboard closes the offer and moves the focus to the new end of the hold', async () => {
  const clock = browserClock(quote.utcNow);
  const { user } = await openCheckout({ [extend]: () => extended });
  await clock.forward({ minutes: 13 });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(offer()).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Hold extended/));
});

test('An extension that fails without a connection is reported in the offer, and can be requested again', async () => {
  const clock = browserClock(quote.utcNow);
  let isReached = false;
  const { user } = await openCheckout({ [extend]: () => (isReached ? extended : Response.error()) });
  await clock.forward({ minutes: 13 });
  await user.keyboard('{Enter}');
  const alert = await within(offer() as HTMLElement).findByRole('alert');
  expect(alert.textContent).toMatch(/couldn’t extend/);
  isReached = true;
  await user.click(within(offer() as HTMLElement).getByRole('button', { name: /15/ }));
  await waitFor(() => expect(timer()).toContain('17:00'));
});

test('The time left is announced at ten, five, two minutes and one', async () => {
  const clock = browserClock(quote.utcNow);
  await openCheckout();
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  for (const [forward, minutes] of [
    [5, 10],
    [5, 5],
    [3, 2],
    [1, 1],
  ] as const) {
    await clock.forward({ minutes: forward });
    expect(
      announced().filter((text) =>
        text?.startsWith(`${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`),
      ),
    ).toHaveLength(1);
  }
});

test('If the server cannot be reached, the page keeps the known cart, reports the problem and offers to load again', async () => {
  browserClock(quote.utcNow);
  let isReached = false;
  const { user, calls } = await openCheckout({
    [show]: () => (isReached ? quote : Response.error()),
    [extend]: () => Response.error(),
  });
  expect(await screen.findByText(english('checkout.unreached'))).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The step');
  await user.click(button(english('hold.longer', minutes)));
  await waitFor(() =>
    expect(
      screen.getAllByRole('status').some((status) => status.textContent?.includes('couldn’t extend')),
    ).toBe(true),
  );
  isReached = true;
  await user.click(button(english('checkout.again')));
  await waitFor(() => expect(screen.queryByText(english('checkout.unreached'))).toBeNull());
  expect(calls.filter(({ name }) => name === show)).toHaveLength(2);
});

test('A browser without a saved hold that cannot reach the server does not report an empty cart', async () => {
  act(() => {
    useCommerceStore.getState().reset();
    useCommerceStore.getState().saveCartId(quote.cartId);
  });
  await openCheckout({ [show]: () => Response.error() });
  expect(await screen.findByRole('heading', { level: 1, name: english('checkout.unknown') })).toBeTruthy();
});

test('An empty cart is reported and links to the trips', async () => {
  act(() => useCommerceStore.getState().reset());
  const calls = answerCalls({});
  renderOnPage(<CheckoutHold sold={null}>{() => <h1>The step</h1>}</CheckoutHold>);
  expect(await screen.findByRole('heading', { level: 1, name: english('checkout.empty') })).toBeTruthy();
  const find = screen.getByRole('link', { name: english('checkout.find') });
  expect(find.getAttribute('href')).toMatch(/\/toursAndActivities$/);
  expect(calls).toHaveLength(0);
});

test('A hold that the server does not know is shown as an empty cart', async () => {
  await openCheckout({ [show]: () => Response.json({ status: 404, message: 'no' }, { status: 404 }) });
  expect(await screen.findByRole('heading', { level: 1, name: english('checkout.empty') })).toBeTruthy();
});

test('A hold that has ended on the server leads to its trip page, which reports the end, and leaves no way back in the history', async () => {
  const clock = browserClock(quote.utcNow);
  const loads = recordDocumentLoads();
  let answer = quote;
  await openCheckout({ [show]: () => answer });
  answer = testQuote({ state: 'expired', utcNow: '2026-11-21T12:15:01.000Z' });
  await clock.forward({ minutes: 15, seconds: 1 });
  await waitFor(() => expect(loads).toEqual([{ how: 'replace', address: `/en${tripPath(quote)}` }]));
  expect(useQuoteStore.getState().expiryTime).toBe(quote.expiryTime);
});

test('A hold that has ended only by the browser’s clock continues by the server’s clock', async () => {
  const clock = browserClock(quote.utcNow);
  const loads = recordDocumentLoads();
  let answer = quote;
  const { calls } = await openCheckout({ [show]: () => answer });
  answer = testQuote({ utcNow: '2026-11-21T12:01:00.000Z' });
  await clock.forward({ minutes: 15, seconds: 1 });
  await waitFor(() => expect(timer()).toContain('14:00'));
  expect(calls.filter(({ name }) => name === show)).toHaveLength(2);
  expect(loads).toEqual([]);
});

test('Without a connection the checkout page reports the end of the hold, and a failed new hold is reported too', async () => {
  const clock = browserClock(quote.utcNow);
  const loads = recordDocumentLoads();
  let isReached = true;
  const { user } = await openCheckout({
    [show]: () => (isReached ? quote : Response.error()),
    'POST /api/tours/quote': () => Response.error(),
  });
  isReached = false;
  await clock.forward({ minutes: 15, seconds: 1 });
  const title = await screen.findByRole('heading', { level: 1, name: english('hold.endedTitle') });
  expect(focusedPart()?.contains(title)).toBe(true);
  expect(await screen.findByText(english('checkout.unreached'))).toBeTruthy();
  await user.click(button(english('hold.again', twoSpots)));
  expect((await screen.findByRole('alert')).textContent).toContain(english('hold.againFailed'));
  expect(loads).toEqual([]);
});

test('A traveller who is at the bank when the hold ends stays on the payment page', async () => {
  const clock = browserClock(quote.utcNow);
  const loads = recordDocumentLoads();
  let answer = quote;
  const { calls } = await openCheckout({ [show]: () => answer });
  act(() => useCommerceStore.getState().process(null));
  answer = testQuote({ state: 'expired', utcNow: '2026-11-21T12:15:01.000Z' });
  await clock.forward({ minutes: 15, seconds: 1 });
  await waitFor(() => expect(calls.filter(({ name }) => name === show)).toHaveLength(2));
  await waitFor(() => expect(useCommerceStore.getState().cart?.state).toBe('expired'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The step');
  expect(loads).toEqual([]);
});

test('A checkout whose hold another tab has replaced names the trip before and the trip now', async () => {
  browserClock(quote.utcNow);
  const other = testQuote({ quoteId: '0f3f9d0e-3c36-4f0c-8f2e-4b7f2f6a9c12', tourName: 'Row a gondola' });
  let held = quote;
  await openCheckout({ [show]: () => held });
  const note = () => screen.queryByText(/^You no longer hold/);
  expect(note()).toBeNull();
  held = other;
  act(() => useCommerceStore.getState().receive(other, Date.parse(quote.utcNow)));
  expect(note()?.textContent).toBe(
    english('checkout.replaced', {
      before: quote.tourName,
      trip: 'Row a gondola',
      when: 'Sat, 15 May 2027, 19:15',
    }),
  );
});

test('While the traveller pays, the countdown names the payment as the reason for its longer time', async () => {
  browserClock(quote.utcNow);
  await openCheckout();
  expect(timer()).toBe(english('hold.timer', { time: '15:00' }));
  act(() =>
    useCommerceStore.getState().receive({ ...quote, expiryTime: '2026-11-21T12:59:58.000Z' }, Date.now()),
  );
  expect(timer()).toBe(english('hold.paying', { time: '59:58' }));
  act(() => useCommerceStore.getState().receive(quote, Date.now()));
  act(() => useCommerceStore.getState().process(null));
  expect(timer()).toBe(english('hold.paying', { time: '15:00' }));
  act(() => useCommerceStore.getState().resetStatus());
});

test('The ticket of the checkout states arrival, end, meeting point and directions with the labels of the booking', async () => {
  await openCheckout();
  const facts = shownFacts(screen.getByRole('complementary', { name: english('checkout.summary') }));
  expect(facts).toMatchObject({
    'Be there by': '19:00 (Lisbon time), 15 minutes before the start',
    End: '21:15 (Lisbon time), after 2 h',
    'Meeting point': 'Doca do Bom Sucesso, pier BAvenida Brasília',
  });
  // The terms stand with their deadline beside the icon, and complete before the payment.
  expect(facts).not.toHaveProperty('If you cancel');
});
