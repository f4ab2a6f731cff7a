import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../store/root-store.ts';
import { readSavedStores } from '../../store/saved-store.ts';
import { Devices } from './devices.tsx';

const userinfo = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };
const times = { since: '2026-11-20T10:00:00.000Z', lastSeen: '2026-11-28T10:00:00.000Z' };
const laptop = {
  id: '0de00000-0000-4000-8000-000000000001',
  browser: 'Chrome',
  system: 'Windows',
  isCurrent: true,
};
const phone = {
  id: '0de00000-0000-4000-8000-000000000002',
  browser: 'Safari',
  system: 'iPhone',
  isCurrent: false,
};
const unknown = { id: '0de00000-0000-4000-8000-000000000003', browser: null, system: null, isCurrent: false };
const sessions = [laptop, phone, unknown].map((device) => ({ ...device, ...times }));
const list = 'GET /api/user/sessions';

beforeEach(() =>
  act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
    useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  }),
);

const open = () => renderOnPage(<Devices />, { address: '/en/dashboard' });
const logOut = (device: string) =>
  screen.getByRole('button', { name: english('dashboard.logOutDevice', { device }) });

test('A traveller sees the devices with their names and days, and can log out all but this one', async () => {
  answerCalls({ [list]: () => ({ sessions }) });
  open();
  await waitFor(() => screen.getByText('Chrome (Windows)'));
  expect(
    screen.getAllByText(/Logged in since 20 November 2026\. Last active 28 November 2026, /),
  ).toHaveLength(3);
  expect(screen.getByText(english('dashboard.thisDevice'))).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Log out of / })).toHaveLength(2);
  expect(logOut(english('dashboard.unknownDevice'))).toBeTruthy();
});

test('A device that was logged out leaves the list', async () => {
  const sent = answerCalls({
    [list]: () => ({ sessions }),
    'DELETE /api/user/sessions/*': () => ({ ended: true }),
  });
  open();
  await waitFor(() => logOut('Safari (iPhone)'));
  fireEvent.click(logOut('Safari (iPhone)'));
  await waitFor(() => expect(screen.queryByText('Safari (iPhone)')).toBeNull());
  expect(sent.at(-1)?.path).toBe(`/api/user/sessions/${phone.id}`);
});

test('After logging out on all devices the traveller is logged out here as well', async () => {
  answerCalls({
    [list]: () => ({ sessions }),
    'DELETE /api/user/sessions': () => ({ ended: 3, end_session_url: null }),
  });
  open();
  await waitFor(() => logOut('Safari (iPhone)'));
  fireEvent.click(screen.getByRole('button', { name: english('dashboard.logOutEverywhere') }));
  await waitFor(() => expect(useRootStore.getState().auth.isAuthenticated).toBe(false));
});

test('If the server is not reached, the traveller reads so and the list stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({
    [list]: () => ({ sessions }),
    'DELETE /api/user/sessions/*': () => Response.json({ status: 503 }, { status: 503 }),
  });
  open();
  await waitFor(() => logOut('Safari (iPhone)'));
  fireEvent.click(logOut('Safari (iPhone)'));
  await waitFor(() => screen.getByText(english('dashboard.devicesFailed')));
  expect(logOut('Safari (iPhone)').getAttribute('aria-busy')).not.toBe('true');
  vi.restoreAllMocks();
});
