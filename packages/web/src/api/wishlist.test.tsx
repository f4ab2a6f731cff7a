import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type TestCall } from '../../test-support/answer-calls.ts';
import { shownWishlist, useExtrasStore } from '../store/extras-store.ts';
import { useRootStore } from '../store/root-store.ts';
import { changeWishlist, loadWishlist } from './wishlist.ts';

const [sail, show, walk] = [1, 2, 3].map((n) => `0d1ce000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const userinfo = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada' };

beforeEach(() => {
  useRootStore.getState().noteLoggedOut();
  useExtrasStore.setState(useExtrasStore.getInitialState());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const logIn = () => useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
const shown = () => shownWishlist(useExtrasStore.getState());

/** A server whose account has saved these trips. */
function serverWith(...saved: string[]) {
  let ids = saved;
  const entries = () => ids.map((tourUuid) => ({ tourUuid }));
  return answerCalls({
    'GET /api/user/wishlist': () => Response.json(entries()),
    'POST /api/user/wishlist': ({ body }: TestCall) => {
      const { tourUuid, isWished } = (body as { data: { tourUuid: string; isWished: boolean } }).data;
      const others = ids.filter((id) => id !== tourUuid);
      ids = isWished ? [tourUuid, ...others] : others;
      return { data: entries() };
    },
  });
}

const failing = () => Response.json({ message: 'Service Unavailable', status: 503 }, { status: 503 });

const sentIds = (calls: ReturnType<typeof answerCalls>) =>
  calls
    .filter(({ name }) => name.startsWith('POST'))
    .map(({ body }) => (body as { data: { tourUuid: string } }).data.tourUuid);

test('At log-in only the trips that the account lacks are sent, once, and then belong to the account', async () => {
  const calls = serverWith(sail);
  useExtrasStore.setState({ saved: [walk, sail, show] });
  logIn();
  await loadWishlist();
  await loadWishlist();
  expect(sentIds(calls)).toEqual([show, walk]);
  expect(shown()).toEqual([walk, show, sail]);
  expect(useExtrasStore.getState().saved).toEqual([]);
});

test('A visitor without a token loads no wishlist', async () => {
  const calls = serverWith(sail);
  useExtrasStore.setState({ saved: [show] });
  await loadWishlist();
  expect(calls).toEqual([]);
  expect(shown()).toEqual([show]);
});

test('If the load fails, the list shown is empty, and the browser keeps what it saved; the next renewal loads again', async () => {
  answerCalls({ 'GET /api/user/wishlist': failing });
  useExtrasStore.setState({ saved: [show] });
  logIn();
  await loadWishlist();
  expect(shown()).toEqual([]);
  expect(useExtrasStore.getState()).toMatchObject({
    saved: [show],
    accountWishlist: { error: 'Service Unavailable', updateError: null },
  });
  serverWith(sail);
  await loadWishlist();
  expect(shown()).toEqual([show, sail]);
});

test('A trip that could not be moved into the account stays in the browser', async () => {
  answerCalls({ 'GET /api/user/wishlist': () => Response.json([]), 'POST /api/user/wishlist': failing });
  useExtrasStore.setState({ saved: [walk, show] });
  logIn();
  await loadWishlist();
  expect(useExtrasStore.getState().saved).toEqual([walk, show]);
  expect(useExtrasStore.getState().accountWishlist?.updateError).toBe('Service Unavailable');
});

test('A heart changes the list at once; a failure takes that back and is kept as updateError', async () => {
  serverWith(sail);
  logIn();
  await loadWishlist();
  await changeWishlist(show, true);
  expect(shown()).toEqual([show, sail]);
  answerCalls({ 'POST /api/user/wishlist': failing });
  const changing = changeWishlist(sail, false);
  expect(shown()).toEqual([show]);
  await changing;
  expect(shown()).toEqual([show, sail]);
  expect(useExtrasStore.getState().accountWishlist?.updateError).toBe('Service Unavailable');
});

test('After logging out, the list of the browser is shown again, and the next account loads its own', async () => {
  serverWith(sail);
  logIn();
  await loadWishlist();
  act(() => useRootStore.getState().noteLoggedOut());
  expect(shown()).toEqual([]);
  useExtrasStore.getState().save(walk);
  expect(shown()).toEqual([walk]);
  serverWith(show);
  useRootStore
    .getState()
    .noteSession(
      { userinfo: { ...userinfo, sub: '0acc0000-0000-4000-8000-000000000002' }, token: 'other' },
      Date.now(),
    );
  await loadWishlist();
  expect(shown()).toEqual([walk, show]);
});

test('After a failed load and a log-out, hearts change the list of the browser', async () => {
  answerCalls({ 'GET /api/user/wishlist': failing });
  useExtrasStore.setState({ saved: [show] });
  logIn();
  await loadWishlist();
  act(() => useRootStore.getState().noteLoggedOut());
  expect(useExtrasStore.getState().accountWishlist).toBeNull();
  expect(shown()).toEqual([show]);
});
