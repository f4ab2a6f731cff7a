import { beforeEach, expect, test, vi } from 'vitest';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { testQuote } from '../../../store/quote-for-tests.ts';
import { hearHold } from './hear-hold.ts';

const show = vi.hoisted(() => vi.fn());
vi.mock('../../../api/browser-client.ts', () => ({ api: { quotes: { show } } }));
vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const commerce = useCommerceStore.getState;
const held = (expiryTime: string) => testQuote({ expiryTime });
const paying = held('2026-11-22T19:00:00.000Z');
const refused = held('2026-11-22T18:15:00.000Z');

beforeEach(() => {
  show.mockReset();
  commerce().reset();
  commerce().hear(held('2026-11-22T18:10:00.000Z'), 1);
});

test('What the server says of the end is what the page shows', async () => {
  show.mockResolvedValue(paying);
  await hearHold();
  expect(commerce().cart?.expiryTime).toBe(paying.expiryTime);
});

test('An answer from before a refusal that arrives after it does not bring back the time of the payment', async () => {
  const early = Promise.withResolvers<typeof paying>();
  show.mockReturnValueOnce(early.promise).mockResolvedValueOnce(refused);
  const first = hearHold();
  await hearHold();
  early.resolve(paying);
  await first;
  expect(commerce().cart?.expiryTime).toBe(refused.expiryTime);
});

test('An answer is heard also where a later question has none', async () => {
  const early = Promise.withResolvers<typeof paying>();
  show.mockReturnValueOnce(early.promise).mockRejectedValueOnce(new Error('no connection'));
  const first = hearHold();
  await hearHold();
  early.resolve(paying);
  await first;
  expect(commerce().cart?.expiryTime).toBe(paying.expiryTime);
});

test('What is sold by now is told by whoever sold it: an answer that was lost is asked for again', async () => {
  const before = commerce().cart;
  show.mockResolvedValue({ ...paying, state: 'sold' });
  commerce().fail({ message: 'offline', status: 0 });
  await hearHold();
  expect(commerce().cart).toBe(before);
});
