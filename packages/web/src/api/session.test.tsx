import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { useEndedSession } from '../store/ended-session.ts';
import { forgetOtherAccounts } from '../store/offline-bookings.ts';
import { memberSub, memberToken, useRootStore } from '../store/root-store.ts';
import { readSavedStores } from '../store/saved-store.ts';
import { endSession, keepSession, renewSession } from './session.ts';

vi.mock('../store/offline-bookings.ts', () => ({ forgetOtherAccounts: vi.fn(async () => {}) }));

const ada = {
  sub: '0acc0000-0000-4000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.org',
  email_verified: false,
  organizations: [],
  authorizable_scopes: [],
};
const renewed = (token = 'token 1') => ({
  access_token: token,
  id_token: 'id',
  expires_in: 300,
  userinfo: ada,
});
const ended = { ended: true, end_session_url: null };
const failed = (status: number) => Response.json({ status }, { status });
const renew = 'POST /api/session/token';

const token = () => memberToken(useRootStore.getState());

beforeEach(async () => {
  useRootStore.setState(useRootStore.getInitialState());
  await readSavedStores();
});

test('A session gives the page the name of the traveller and a token, which the browser does not save', async () => {
  answerCalls({ [renew]: () => renewed() });
  await renewSession();
  expect(useRootStore.getState().auth).toMatchObject({ isAuthenticated: true, userinfo: { name: 'Ada' } });
  expect(token()).toBe('token 1');
  expect(memberSub()).toBe(ada.sub);
  expect(localStorage.getItem('root')).toContain('Ada');
  expect(localStorage.getItem('root')).not.toContain('token 1');
});

test('An account that logs in removes what another one has stored on this device, once', async () => {
  vi.mocked(forgetOtherAccounts).mockClear();
  answerCalls({ [renew]: () => renewed() });
  await renewSession();
  await waitFor(() => expect(vi.mocked(forgetOtherAccounts).mock.calls).toEqual([[ada.sub]]));
  await renewSession();
  expect(forgetOtherAccounts).toHaveBeenCalledOnce();
});

test('Without a session on the server the traveller is logged out here as well', async () => {
  answerCalls({ [renew]: () => renewed() });
  await renewSession();
  answerCalls({ [renew]: () => failed(401) });
  await renewSession();
  expect(useRootStore.getState().auth).toMatchObject({ isAuthenticated: false, userinfo: null });
  expect(token()).toBeNull();
});

test('A server that cannot answer leaves the traveller logged in', async () => {
  answerCalls({ [renew]: () => renewed() });
  await renewSession();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({ [renew]: () => failed(503) });
  await renewSession();
  expect(token()).toBe('token 1');
});

test('The token is renewed every four minutes, until the page stops it', async () => {
  vi.useFakeTimers();
  useRootStore.getState().noteConfiguration({ issuer: 'https://login.example.org' });
  const sent = answerCalls({ [renew]: () => renewed(), 'GET /api/user/wishlist': () => Response.json([]) });
  const stop = keepSession();
  await vi.advanceTimersByTimeAsync(8 * 60_000);
  stop();
  await vi.advanceTimersByTimeAsync(8 * 60_000);
  const names = sent.map(({ name }) => name);
  expect(names).toEqual([renew, 'GET /api/user/wishlist', renew, renew]);
});

test('Logging out ends the session on the server first, and forgets what was typed into a form', async () => {
  answerCalls({ [renew]: () => renewed(), 'POST /api/session/end': () => ended });
  await renewSession();
  useRootStore.getState().keepForm({ email: 'ada@example.org' }, Date.now());
  await endSession(async () => {});
  expect(useRootStore.getState().auth).toMatchObject({ isAuthenticated: false, formData: null });
  expect(token()).toBeNull();
});

test.each([
  ['a token', () => renewed()],
  ['that there is no session', () => failed(401)],
])(
  'A renewal from before the log-out does not log in again when its answer, %s, comes after it',
  async (_, answer) => {
    answerCalls({ [renew]: () => renewed() });
    await renewSession();
    const { promise: late, resolve: answerNow } = Promise.withResolvers<unknown>();
    answerCalls({ [renew]: () => late, 'POST /api/session/end': () => ended });
    const renewal = renewSession();
    await endSession(async () => {});
    answerNow(answer());
    await renewal;
    expect(useRootStore.getState().auth).toMatchObject({ isAuthenticated: false, userinfo: null });
    expect(token()).toBeNull();
    expect(useEndedSession.getState().hasEnded).toBe(false);
  },
);

test('A log-in after a log-out does not wait for a renewal from before it', async () => {
  answerCalls({ [renew]: () => new Promise<never>(() => {}), 'POST /api/session/end': () => ended });
  void renewSession();
  await endSession(async () => {});
  answerCalls({ [renew]: () => renewed('token 2') });
  await renewSession();
  expect(token()).toBe('token 2');
});

test('A session that has ended by itself leaves what was typed, and where the log-in leads', async () => {
  answerCalls({ [renew]: () => renewed() });
  await renewSession();
  useRootStore.getState().keepForm({ email: 'ada@example.org' }, Date.now());
  useRootStore.getState().saveLoginRedirect('/de/new/checkout/payment');
  answerCalls({ [renew]: () => failed(401) });
  await renewSession();
  expect(useRootStore.getState().auth).toMatchObject({
    isAuthenticated: false,
    userinfo: null,
    formData: { email: 'ada@example.org' },
    loginRedirect: '/de/new/checkout/payment',
  });
});

test('What the issuer publishes is read once, and stays after a log-out', async () => {
  const configuration = { issuer: 'https://login.example.org' };
  const read = 'GET /api/.well-known/openid-configuration';
  const sent = answerCalls({
    [renew]: () => renewed(),
    [read]: () => configuration,
    'POST /api/session/end': () => ended,
  });
  keepSession()();
  await waitFor(() => expect(useRootStore.getState().auth.configuration).toEqual(configuration));
  keepSession()();
  await endSession(async () => {});
  expect(useRootStore.getState().auth).toMatchObject({ isAuthenticated: false, configuration });
  expect(sent.filter(({ name }) => name === read)).toHaveLength(1);
});

test('After a log-out an external issuer ends its session on a page of its own', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const atIssuer = 'https://login.example.org/end?id_token_hint=a';
  answerCalls({ 'POST /api/session/end': () => ({ ended: true, end_session_url: atIssuer }) });
  await endSession(async () => {});
  expect(assign).toHaveBeenCalledWith(atIssuer);
});

test('If the server is not reached, the traveller stays logged in and reads so', async () => {
  answerCalls({ [renew]: () => renewed(), 'POST /api/session/end': () => failed(503) });
  await renewSession();
  await expect(endSession(async () => {})).rejects.toMatchObject({ status: 503 });
  expect(token()).toBe('token 1');
});

test('After a log-in prices are shown in the currency of the account, until the traveller chooses another one', async () => {
  const ofAda = { ...renewed(), userinfo: { ...renewed().userinfo, currency: 'CHF' } };
  answerCalls({ [renew]: () => ofAda });
  await renewSession();
  const { settings, choose } = useRootStore.getState();
  expect(settings.currency).toBe('CHF');
  choose({ currency: 'USD' });
  await renewSession();
  expect(useRootStore.getState().settings.currency).toBe('USD');
});
