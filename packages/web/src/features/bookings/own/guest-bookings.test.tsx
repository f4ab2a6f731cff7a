import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import { GuestBookings } from './guest-bookings.tsx';

const userinfo = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };
const sail = {
  orderNumber: 'ABCD1234',
  tourName: 'Sunset sail',
  queryDate: '2037-11-23',
  startTime: '17:10',
  bookedAt: '2037-11-01T10:00:00.000Z',
};
const hike = { ...sail, orderNumber: 'ABCD5678', tourName: 'Morning hike' };
const path = '/api/shopper/guest-bookings';

beforeEach(() =>
  act(() => {
    useRootStore.setState(useRootStore.getInitialState());
    useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  }),
);

/** A server with these bookings, which it gives to the account that claims them. */
function serverWith(...bookings: readonly (typeof sail)[]) {
  let left = bookings;
  return answerCalls({
    [`GET ${path}`]: () => ({ bookings: left, total: left.length }),
    [`POST ${path}`]: ({ body }) => {
      const { orderNumber } = body as { orderNumber?: string };
      const before = left.length;
      left = left.filter((one) => orderNumber !== undefined && one.orderNumber !== orderNumber);
      return { claimed: before - left.length };
    },
  });
}

function open() {
  const onClaimed = vi.fn();
  return {
    ...renderOnPage(<GuestBookings onClaimed={onClaimed} />, { address: '/en/dashboard' }),
    onClaimed,
  };
}
const title = () => screen.queryByRole('heading', { name: english('dashboard.guestTitle') });
const addOne = (trip: string) =>
  screen.findByRole('button', { name: english('dashboard.guestAddOne', { trip }) });

test('One of several bookings is added, the others stay on offer, and the result has the focus', async () => {
  const sent = serverWith(sail, hike);
  const { user, onClaimed } = open();
  await user.click(await addOne('Sunset sail'));
  const result = await screen.findByText(english('dashboard.guestAdded', { count: 1 }));
  await waitFor(() => expect(document.activeElement).toBe(result));
  expect(screen.queryByText('Sunset sail')).toBeNull();
  expect(screen.getByText('Morning hike')).toBeTruthy();
  expect(onClaimed).toHaveBeenCalledOnce();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ orderNumber: 'ABCD1234' });
});

test('All are added at once, and nothing is left to offer', async () => {
  const sent = serverWith(sail, hike);
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: english('dashboard.guestAddAll', { count: 2 }) }),
  );
  await screen.findByText(english('dashboard.guestAdded', { count: 2 }));
  expect(title()).toBeNull();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({});
});

test('Without such bookings nothing is shown', async () => {
  const sent = serverWith();
  open();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(title()).toBeNull();
});

test('If the server is not reached the bookings stay on offer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({
    [`GET ${path}`]: () => ({ bookings: [sail], total: 1 }),
    [`POST ${path}`]: () => Response.json({ status: 503 }, { status: 503 }),
  });
  const { user, onClaimed } = open();
  await user.click(await addOne('Sunset sail'));
  await screen.findByText(english('dashboard.guestFailed'));
  expect(await addOne('Sunset sail')).toBeTruthy();
  expect(onClaimed).not.toHaveBeenCalled();
});
