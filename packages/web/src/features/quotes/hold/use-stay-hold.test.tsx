import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testQuote } from '../../../../test-support/quote.ts';
import { recordDocumentLoads } from '../../../../test-support/record-document-loads.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { FailedCall } from '../../../api/calls.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { stayProblemOf, useStayHold } from './use-stay-hold.ts';

const quotes = vi.hoisted(() => ({ makeOfType: vi.fn() }));
vi.mock('../../../api/browser-client.ts', () => ({ api: { quotes } }));
vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const hotelId = '0b6f3d0e-59a1-4a6e-9a55-000000000001';

function Button() {
  const hold = useStayHold(hotelId);
  const { problem, heldTrip, isHeld, isHolding } = hold;
  const states = [isHeld && 'held', problem?.kind, heldTrip, isHolding && 'holding', 'idle'];
  return (
    <>
      <button type="button" onClick={() => hold.hold({ hotelId, offers: ['one', 'two'], acceptTotal: null })}>
        hold
      </button>
      <p>{states.find((state) => state)}</p>
    </>
  );
}

beforeEach(() => {
  quotes.makeOfType.mockReset();
  useCommerceStore.getState().reset();
});

test('The offers of all rooms are sent in one call, and the checkout follows', async () => {
  const loads = recordDocumentLoads();
  const quote = testQuote({ tourId: hotelId, productType: 'hotels' });
  quotes.makeOfType.mockResolvedValue({ status: 200, body: quote });
  const { user } = renderOnPage(<Button />);
  await user.dblClick(screen.getByRole('button'));
  await waitFor(() => expect(loads).toHaveLength(1));
  expect(screen.getByText('held')).toBeTruthy();
  expect(quotes.makeOfType).toHaveBeenCalledTimes(1);
  expect(quotes.makeOfType.mock.calls[0]?.[0]).toMatchObject({
    productType: 'hotels',
    product: hotelId,
    offers: ['one', 'two'],
    acceptTotal: null,
    currency: 'EUR',
  });
  expect(useCommerceStore.getState().cart?.quoteId).toBe(quote.quoteId);
});

test('Rooms that another traveller has taken are reported, and nothing is in the cart', async () => {
  quotes.makeOfType.mockResolvedValue({ status: 204 });
  const { user } = renderOnPage(<Button />);
  await user.click(screen.getByRole('button'));
  await screen.findByText('gone');
  expect(useCommerceStore.getState().cart).toBeNull();
});

const failed = (status: number, more: object = {}) =>
  stayProblemOf({
    status,
    reason: undefined,
    total: undefined,
    changes: [],
    retryAfterSeconds: undefined,
    ...more,
  });

test('Each refusal has a kind of its own', () => {
  expect(failed(410)).toEqual({ kind: 'expired' });
  expect(failed(409, { reason: 'price_changed', total: { amount: 640, currency: 'EUR' } })).toEqual({
    kind: 'price',
    now: 640,
  });
  expect(failed(409, { reason: 'terms_changed', changes: ['board', 'unknown'] })).toEqual({
    kind: 'terms',
    changes: ['board'],
  });
  expect(failed(409)).toEqual({ kind: 'refused' });
  expect(failed(409, { reason: 'sold_out', total: { amount: 640, currency: 'EUR' } })).toEqual({
    kind: 'refused',
  });
  expect(failed(422, { reason: 'min_stay' })).toEqual({ kind: 'refused' });
  expect(failed(429, { retryAfterSeconds: 90 })).toEqual({ kind: 'tooMany', minutes: 2 });
  expect(failed(503)).toEqual({ kind: 'offline' });
  expect(failed(0)).toEqual({ kind: 'offline' });
});

test('A call that fails before an answer says that the server was not reached', async () => {
  quotes.makeOfType.mockRejectedValue(new FailedCall({ message: 'no', status: 0 }, undefined));
  const { user } = renderOnPage(<Button />);
  await user.click(screen.getByRole('button'));
  await screen.findByText('offline');
});
