import { beforeEach, expect, test, vi } from 'vitest';
import { FailedCall } from '../../api/failed-call.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { testQuote } from '../../store/quote-for-tests.ts';
import { useQuoteStore } from '../../store/quote-store.ts';
import { askHold } from './ask-hold.ts';
import { cartIdToQuoteWith } from './cart-id-to-quote-with.ts';
import { extendHold } from './extend-hold.ts';
import { holdSpots, type WantedSpots } from './hold-spots.ts';
import { releaseHold } from './release-hold.ts';

const quotes = vi.hoisted(() => ({ makeOfType: vi.fn(), show: vi.fn(), extend: vi.fn(), release: vi.fn() }));
vi.mock('../../api/browser-client.ts', () => ({ api: { quotes } }));
vi.mock('../../page/log.ts', () => ({ log: () => {} }));

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

test('The same cart asks again with its own id, so that what it holds anew replaces what it held', () => {
  const first = cartIdToQuoteWith();
  expect(cartIdToQuoteWith()).toBe(first);
  commerce().hear(testQuote({ cartId: first }), 1);
  expect(cartIdToQuoteWith()).toBe(first);
});

test('What was bought is left alone: the next cart is another', () => {
  commerce().hear(testQuote({ state: 'sold' }), 1);
  expect(cartIdToQuoteWith()).not.toBe(quote.cartId);
});

test('A quote is asked for in the name of the cart and of the browser, and its success clears the old expiry', async () => {
  useQuoteStore.getState().end(quote.expiryTime);
  quotes.makeOfType.mockResolvedValue({ status: 200, body: quote });
  expect(await holdSpots(wanted)).toEqual({ kind: 'held', quote });
  expect(quotes.makeOfType.mock.calls[0]?.[0]).toEqual({
    ...wanted,
    cartId: commerce().cartId,
    browserId: useExtrasStore.getState().browserId,
  });
  expect(useQuoteStore.getState()).toMatchObject({ status: 'loaded', expiryTime: null });
});

test('Nothing to book resets the quote, and says so', async () => {
  quotes.makeOfType.mockResolvedValue({ status: 204 });
  expect(await holdSpots(wanted)).toEqual({ kind: 'nothing' });
  expect(useQuoteStore.getState().status).toBe('initial');
});

test('A quote that fails says with what', async () => {
  quotes.makeOfType.mockRejectedValue(refusal(429));
  expect(await holdSpots(wanted)).toMatchObject({ kind: 'failed', status: 429 });
  expect(useQuoteStore.getState()).toMatchObject({ status: 'error', error: { status: 429 } });
});

test('A quote that is cancelled is no failure', async () => {
  const cancelling = new AbortController();
  quotes.makeOfType.mockImplementation(async () => {
    cancelling.abort();
    throw new DOMException('gone', 'AbortError');
  });
  expect(await holdSpots(wanted, cancelling.signal)).toEqual({ kind: 'cancelled' });
  expect(useQuoteStore.getState().status).toBe('initial');
});

test('The server is asked what the cart holds, and believed', async () => {
  expect(await askHold()).toBe('nothing');
  commerce().keepCartId(quote.cartId);
  quotes.show.mockResolvedValue(quote);
  expect(await askHold()).toBe('known');
  expect(commerce().cart).toEqual(quote);
});

test('A cart that the server does not know is none', async () => {
  commerce().hear(quote, 1);
  quotes.show.mockRejectedValue(refusal(404));
  expect(await askHold()).toBe('nothing');
  expect(commerce()).toMatchObject({ cart: null, cartId: null });
});

test('When it cannot be asked, what is known stays', async () => {
  commerce().hear(quote, 1);
  quotes.show.mockRejectedValue(refusal(0));
  expect(await askHold()).toBe('failed');
  expect(commerce()).toMatchObject({ cart: quote, heardAt: 1 });
});

test('An answer about a cart that was given up meanwhile is not taken', async () => {
  commerce().hear(quote, 1);
  const other = testQuote({ cartId: '00000000-0000-4000-8000-000000000000' });
  quotes.show.mockImplementation(async () => {
    commerce().hear(other, 2);
    return quote;
  });
  await askHold();
  expect(commerce().cart).toEqual(other);
});

test('Kept longer, the cart carries the new end; what did not get through has changed nothing', async () => {
  commerce().hear(quote, 1);
  quotes.extend.mockRejectedValueOnce(refusal(503));
  expect(await extendHold()).toBe(false);
  expect(commerce().cart).toEqual(quote);
  const longer = testQuote({ isExtendable: false, expiryTime: '2026-11-21T12:30:00.000Z' });
  quotes.extend.mockResolvedValue(longer);
  expect(await extendHold()).toBe(true);
  expect(commerce().cart).toEqual(longer);
});

test.each([409, 410])(
  'Where another tab was quicker or the time is over, the server says what is so now: %d',
  async (status) => {
    commerce().hear(quote, 1);
    const now = testQuote({ isExtendable: false });
    quotes.extend.mockRejectedValue(refusal(status));
    quotes.show.mockResolvedValue(now);
    expect(await extendHold()).toBe(true);
    expect(commerce().cart).toEqual(now);
  },
);

test('Let go, the cart still says which trip it was; what did not get through is still held', async () => {
  commerce().hear(quote, 1);
  quotes.release.mockRejectedValueOnce(refusal(0));
  expect(await releaseHold()).toBe(false);
  expect(commerce().cart?.state).toBe('held');
  quotes.release.mockResolvedValue({ released: true });
  expect(await releaseHold()).toBe(true);
  expect(commerce().cart).toEqual({ ...quote, state: 'released' });
});
