import { beforeEach, expect, test, vi } from 'vitest';
import { testQuote } from '../../test-support/quote.ts';
import { FailedCall } from '../api/calls.ts';
import { useCommerceStore } from './commerce-store.ts';
import { readHold } from './quote-store.ts';

const show = vi.hoisted(() => vi.fn());
vi.mock('../api/browser-client.ts', () => ({ api: { quotes: { show } } }));
vi.mock('../page/log.ts', () => ({ log: () => {} }));

const commerce = useCommerceStore.getState;
const held = (expiryTime: string) => testQuote({ expiryTime });
const quote = testQuote();
const refusal = (status: number) => new FailedCall({ message: 'no', status }, undefined);
// The server extends a hold while the bank confirms a payment, and shortens it again after a refusal.
const paying = held('2026-11-22T19:00:00.000Z');
const refused = held('2026-11-22T18:15:00.000Z');

beforeEach(() => {
  show.mockReset();
  commerce().reset();
  commerce().receive(held('2026-11-22T18:10:00.000Z'), 1);
});

test('The page shows the end of the hold that the server reports', async () => {
  show.mockResolvedValue(paying);
  await readHold({ isPaying: true });
  expect(commerce().cart?.expiryTime).toBe(paying.expiryTime);
});

test('An answer from before a refusal that arrives after it does not restore the longer hold', async () => {
  const early = Promise.withResolvers<typeof paying>();
  show.mockReturnValueOnce(early.promise).mockResolvedValueOnce(refused);
  const first = readHold({ isPaying: true });
  await readHold({ isPaying: true });
  early.resolve(paying);
  await first;
  expect(commerce().cart?.expiryTime).toBe(refused.expiryTime);
});

test('An answer counts even if a later request gets none', async () => {
  const early = Promise.withResolvers<typeof paying>();
  show.mockReturnValueOnce(early.promise).mockRejectedValueOnce(new Error('no connection'));
  const first = readHold({ isPaying: true });
  await readHold({ isPaying: true });
  early.resolve(paying);
  await first;
  expect(commerce().cart?.expiryTime).toBe(paying.expiryTime);
});

test('A sold cart is not stored here, because the payment’s own answer reports the booking', async () => {
  const before = commerce().cart;
  show.mockResolvedValue({ ...paying, state: 'sold' });
  commerce().fail({ message: 'offline', status: 0 });
  await readHold({ isPaying: true });
  expect(commerce().cart).toBe(before);
});

test('The server is asked for the cart’s hold, and its answer replaces the local state', async () => {
  commerce().reset();
  expect(await readHold()).toBe('not_found');
  commerce().saveCartId(quote.cartId);
  show.mockResolvedValue(quote);
  expect(await readHold()).toBe('found');
  expect(commerce().cart).toEqual(quote);
});

test('A cart that the server does not know is removed', async () => {
  commerce().receive(quote, 1);
  show.mockRejectedValue(refusal(404));
  expect(await readHold()).toBe('not_found');
  expect(commerce()).toMatchObject({ cart: null, cartId: null });
});

test('If the server cannot be reached, the known state stays', async () => {
  commerce().receive(quote, 1);
  show.mockRejectedValue(refusal(0));
  expect(await readHold()).toBe('failed');
  expect(commerce()).toMatchObject({ cart: quote, heardAt: 1 });
});

test('An answer about a cart that was replaced in the meantime is ignored', async () => {
  commerce().receive(quote, 1);
  const other = testQuote({ cartId: '00000000-0000-4000-8000-000000000000' });
  show.mockImplementation(async () => {
    commerce().receive(other, 2);
    return quote;
  });
  await readHold();
  expect(commerce().cart).toEqual(other);
});

test('While a payment runs, a cart that the server does not know stays', async () => {
  const before = commerce().cart;
  show.mockRejectedValue(refusal(404));
  expect(await readHold({ isPaying: true })).toBe('failed');
  expect(commerce().cart).toBe(before);
});

test('Without a payment, too, an answer older than the stored one is ignored', async () => {
  const early = Promise.withResolvers<typeof paying>();
  show.mockReturnValueOnce(early.promise).mockResolvedValueOnce(refused);
  const first = readHold();
  await readHold();
  early.resolve(paying);
  await first;
  expect(commerce().cart?.expiryTime).toBe(refused.expiryTime);
});
