import type { Departure } from '@ashore/core/contract/availability.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { browserClock } from '../../../../test-support/browser-clock.ts';
import { english } from '../../../../test-support/english.ts';
import { departureForTests } from '../../../../test-support/option.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { recordDocumentLoads } from '../../../../test-support/record-document-loads.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useQuoteStore } from '../../../store/quote-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { HoldSlot } from './hold-slot.tsx';

vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const show = 'GET /api/quote/*';
const day = 'GET /api/tours/*/availability/*';
const hold = 'POST /api/tours/quote';
const quote = testQuote();
const expired = testQuote({ state: 'expired', utcNow: '2026-11-21T12:15:01.000Z' });
const newHold = testQuote({ quoteId: '1f3f9d0e-3c36-4f0c-8f2e-4b7f2f6a9c12' });
const againLabel = english('hold.again', { count: 2 });
const otherStart = english('hold.otherStart');

const endedDialog = () => screen.queryByRole('dialog', { name: english('hold.endedTitle') });
const inDialog = () => within(endedDialog() as HTMLElement);
const startsWith = (departure: Departure) => ({
  components: [{ componentKey: quote.components[0]?.componentKey, departures: [departure], tickets: [] }],
});

/** The page of the held trip after the hold has ended, with a calendar below it and the departure as it is now. */
async function endHold(departure: Departure, answers: Parameters<typeof answerCalls>[0] = {}) {
  const clock = browserClock(quote.utcNow);
  const calls = answerCalls({ [show]: () => expired, [day]: () => startsWith(departure), ...answers });
  const page = (
    <>
      <HoldSlot tourId={quote.tourId} />
      <section id="when">
        <button type="button" data-date={quote.queryDate} tabIndex={0}>
          15
        </button>
      </section>
    </>
  );
  const view = renderOnPage(page);
  await screen.findByRole('timer');
  await clock.forward({ minutes: 15, seconds: 1 });
  await waitFor(() => expect(endedDialog()).not.toBeNull());
  return { calls, page, ...view };
}

beforeEach(async () => {
  await readSavedStores();
  act(() => {
    useCommerceStore.getState().reset();
    useQuoteStore.getState().reset();
    useCommerceStore.getState().receive(quote, Date.parse(quote.utcNow));
  });
});

test('The page of the held trip shows the time left and a link to the checkout', async () => {
  browserClock(quote.utcNow);
  answerCalls({});
  renderOnPage(<HoldSlot tourId={quote.tourId} />);
  expect((await screen.findByRole('timer')).textContent).toContain('15:00');
  const checkoutLink = screen.getByRole('link', { name: english('hold.hereGo') });
  expect(checkoutLink.getAttribute('href')).toMatch(/\/new\/checkout\/personal_info$/);
});

test('The page of another trip does not mention the hold', async () => {
  browserClock(quote.utcNow);
  answerCalls({});
  const { container } = renderOnPage(<HoldSlot tourId="another" />);
  expect(container.textContent).toBe('');
});

test('After the end of the hold the traveller sees how many spots are available, and holds the same spots again', async () => {
  const loads = recordDocumentLoads();
  const { calls, user } = await endHold(departureForTests('19:15', 7), {
    [hold]: () => newHold,
  });
  expect(await inDialog().findByText(english('hold.endedFree', { spots: 7 }))).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(inDialog().getByRole('button', { name: againLabel })),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(loads).toHaveLength(1));
  expect(loads[0]?.address).toBe('/en/new/checkout/personal_info');
  expect(calls.find(({ name }) => name === hold)?.body).toMatchObject({
    cartId: quote.cartId,
    date: quote.queryDate,
    time: quote.startTime,
    tickets: [{ ticketType: 'adult', count: 2 }],
  });
  expect(useCommerceStore.getState().cart?.quoteId).toBe(newHold.quoteId);
});

test('If holding again changes the price, the traveller sees both prices before continuing', async () => {
  const loads = recordDocumentLoads();
  const { user } = await endHold(departureForTests('19:15', 7), {
    [hold]: () => ({ ...newHold, currencyCode: 'JPY', grandTotal: 16_000 }),
  });
  await user.click(inDialog().getByRole('button', { name: againLabel }));
  const alert = await inDialog().findByRole('alert');
  expect(alert.textContent).toMatch(/from €97\.00 to ¥16,000/);
  expect(loads).toEqual([]);
  await user.click(inDialog().getByRole('button', { name: /^Continue for (JP)?¥16,000$/ }));
  await waitFor(() => expect(loads).toHaveLength(1));
});

test('A traveller who closes the dialog at another price keeps the new hold', async () => {
  const dearer = { ...newHold, grandTotal: 120 };
  const { user } = await endHold(departureForTests('19:15', 7), { [hold]: () => dearer });
  await user.click(inDialog().getByRole('button', { name: againLabel }));
  await inDialog().findByRole('alert');
  await user.click(inDialog().getByRole('button', { name: otherStart }));
  expect(useCommerceStore.getState().cart).toMatchObject({ grandTotal: 120, state: 'held' });
});

test('If other travellers now hold the departure, holding again is not offered', async () => {
  await endHold(departureForTests('19:15', 0, { state: 'held' }));
  expect(await inDialog().findByText(english('hold.endedGone'))).toBeTruthy();
  expect(
    inDialog()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([otherStart]);
});

test('If the last spots are sold while the traveller reads, a new hold is refused and not offered again', async () => {
  const { user } = await endHold(departureForTests('19:15', 7), { [hold]: () => undefined });
  await user.click(inDialog().getByRole('button', { name: againLabel }));
  expect(await inDialog().findByText(english('hold.endedGone'))).toBeTruthy();
  expect(inDialog().queryByRole('button', { name: againLabel })).toBeNull();
});

test('A traveller who has too many holds sees that no new hold is possible for now', async () => {
  const { user } = await endHold(departureForTests('19:15', 7), {
    [hold]: () => Response.json({ status: 429, message: 'no' }, { status: 429 }),
  });
  await user.click(inDialog().getByRole('button', { name: againLabel }));
  expect((await inDialog().findByRole('alert')).textContent).toBe(english('hold.againTooMany'));
});

test('A traveller who chooses another date is led to the calendar, and the end of the hold is reported only once', async () => {
  const { user, unmount, page } = await endHold(departureForTests('19:15', 7));
  await user.click(inDialog().getByRole('button', { name: otherStart }));
  expect(endedDialog()).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe(quote.queryDate));
  unmount();
  renderOnPage(page);
  await act(async () => {});
  expect(endedDialog()).toBeNull();
});

test('An end of the hold that was detected at the checkout is reported on the trip page', async () => {
  browserClock('2026-11-21T12:15:01.000Z');
  act(() => {
    useCommerceStore.getState().receive(expired, Date.now());
    useQuoteStore.getState().end(quote.expiryTime);
  });
  answerCalls({ [day]: () => startsWith(departureForTests('19:15', 7)) });
  renderOnPage(<HoldSlot tourId={quote.tourId} />);
  await waitFor(() => expect(endedDialog()).not.toBeNull());
});
