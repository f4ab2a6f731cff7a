import { beforeEach, expect, test, vi } from 'vitest';
import { testQuote } from '../../../../test-support/quote.ts';
import { FailedCall } from '../../../api/calls.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useQuoteStore } from '../../../store/quote-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useShipStore } from '../../../store/ship-store.ts';
import { cartIdToQuoteWith, extendHold, holdSpots, releaseHold, type WantedSpots } from './hold-calls.ts';

const quotes = vi.hoisted(() => ({ makeOfType: vi.fn(), show: vi.fn(), extend: vi.fn(), release: vi.fn() }));
vi.mock('../../../api/browser-client.ts', () => ({ api: { quotes } }));
vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const quote = testQuote();
const commerce = useCommerceStore.getState;
const refusal = (status: number) => new FailedCall({ message: 'no', status }, undefined);
const wanted: WantedSpots = {
  product: quote.tourId,
  productType: 'tours',
  componentKey: quote.components[0]?.componentKey ?? '',
  date: quote.queryDate,
  tickets: [{ ticketType: 'adult', count: 2 }],
};

beforeEach(() => {
  for (const call of Object.values(quotes)) call.mockReset();
  commerce().reset();
  useQuoteStore.getState().reset();
});

test('A cart sends its own ID again, so that a new hold replaces the previous one', () => {
  const first = cartIdToQuoteWith();
  expect(cartIdToQuoteWith()).toBe(first);
  commerce().receive(testQuote({ cartId: first }), 1);
  expect(cartIdToQuoteWith()).toBe(first);
});

test('A booked cart is left unchanged, and the next hold gets a new cart', () => {
  commerce().receive(testQuote({ state: 'sold' }), 1);
  expect(cartIdToQuoteWith()).not.toBe(quote.cartId);
});

test('A quote request names the cart and the browser, and a successful one clears the old expiry', async () => {
  useQuoteStore.getState().end(quote.expiryTime);
  quotes.makeOfType.mockResolvedValue({ status: 200, body: quote });
  expect(await holdSpots(wanted)).toEqual({ kind: 'held', quote });
  expect(quotes.makeOfType.mock.calls[0]?.[0]).toEqual({
    ...wanted,
    cartId: commerce().cartId,
    browserId: useExtrasStore.getState().browserId,
    referralSource: null,
    sailing: null,
  });
  expect(useQuoteStore.getState()).toMatchObject({ status: 'loaded', expiryTime: null });
});

test('A quote request names the sailing from which its trip was opened, and no other does', async () => {
  const sailing = { routeId: '5f0c5b0e-0000-4000-8000-000000000001', position: 2 };
  const ship = { tourId: wanted.product, from: wanted.date, to: wanted.date, sailing, shipName: 'Serena' };
  useShipStore.setState({ ship: { ...ship, terminal: 'Pier 4', allAboard: null, starts: [] } });
  quotes.makeOfType.mockResolvedValue({ status: 200, body: quote });
  await holdSpots(wanted);
  await holdSpots({ ...wanted, date: '2037-01-01' });
  expect(quotes.makeOfType.mock.calls.map(([request]) => request.sailing)).toEqual([sailing, null]);
  useShipStore.setState({ ship: null });
});

test('A quote request names the affiliate of the visit, although the visitor consented to nothing', async () => {
  useRootStore.getState().choose({ affiliate: 'harbour-guide' });
  quotes.makeOfType.mockResolvedValue({ status: 200, body: quote });
  await holdSpots(wanted);
  expect(quotes.makeOfType.mock.calls[0]?.[0]).toMatchObject({ referralSource: 'harbour-guide' });
  expect(useExtrasStore.getState()).toMatchObject({ consent: null, affiliate: null });
  useRootStore.getState().choose({ affiliate: null });
});

test('If there is nothing to book, the quote is reset and the result reports it', async () => {
  quotes.makeOfType.mockResolvedValue({ status: 204 });
  expect(await holdSpots(wanted)).toEqual({ kind: 'nothing' });
  expect(useQuoteStore.getState().status).toBe('initial');
});

test('A failed quote reports its status', async () => {
  quotes.makeOfType.mockRejectedValue(refusal(429));
  expect(await holdSpots(wanted)).toMatchObject({ kind: 'failed', status: 429 });
  expect(useQuoteStore.getState()).toMatchObject({ status: 'error', error: { status: 429 } });
});

test('A cancelled quote is not a failure', async () => {
  const cancelling = new AbortController();
  quotes.makeOfType.mockImplementation(async () => {
    cancelling.abort();
    throw new DOMException('gone', 'AbortError');
  });
  expect(await holdSpots(wanted, cancelling.signal)).toEqual({ kind: 'cancelled' });
  expect(useQuoteStore.getState().status).toBe('initial');
});

test('An extended hold stores its new end, and a failed request changes nothing', async () => {
  commerce().receive(quote, 1);
  quotes.extend.mockRejectedValueOnce(refusal(503));
  expect(await extendHold()).toBe(false);
  expect(commerce().cart).toEqual(quote);
  const longer = testQuote({ isExtendable: false, expiryTime: '2026-11-21T12:30:00.000Z' });
  quotes.extend.mockResolvedValue(longer);
  expect(await extendHold()).toBe(true);
  expect(commerce().cart).toEqual(longer);
});

test.each([409, 410])(
  'If another tab has extended the hold or it has expired, the server’s current state is loaded: %d',
  async (status) => {
    commerce().receive(quote, 1);
    const now = testQuote({ isExtendable: false });
    quotes.extend.mockRejectedValue(refusal(status));
    quotes.show.mockResolvedValue(now);
    expect(await extendHold()).toBe(true);
    expect(commerce().cart).toEqual(now);
  },
);

test('A released cart still names its trip, and after a failed request the spots are still held', async () => {
  commerce().receive(quote, 1);
  quotes.release.mockRejectedValueOnce(refusal(0));
  expect(await releaseHold()).toBe(false);
  expect(commerce().cart?.state).toBe('held');
  quotes.release.mockResolvedValue({ released: true });
  expect(await releaseHold()).toBe(true);
  expect(commerce().cart).toEqual({ ...quote, state: 'released' });
});
