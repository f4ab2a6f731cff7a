import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const proofHref = '/oauth/begin?to=%2Fen%2Fdashboard%3Fpart%3Dprofile&screen=proof';

beforeEach(() =>
  act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
    useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  }),
);

const open = () => renderOnPage(<Devices proofHref={proofHref} />, { address: '/en/dashboard' });
async function pressLogOutEverywhere() {
  fireEvent.click(screen.getByRole('button', { name: english('dashboard.logOutEverywhere') }));
  await screen.findByText(english('dashboard.everywhereText'));
}
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
  await pressLogOutEverywhere();
  const dialog = screen.getByRole('dialog', { name: english('dashboard.everywhereTitle') });
  fireEvent.click(within(dialog).getByRole('button', { name: english('dashboard.logOutEverywhere') }));
  await waitFor(() => expect(useRootStore.getState().auth.isAuthenticated).toBe(false));
});

test('Logging out on all devices is asked first, and nothing happens to a traveller who stays logged in', async () => {
  const sent = answerCalls({ [list]: () => ({ sessions }) });
  open();
  await waitFor(() => logOut('Safari (iPhone)'));
  await pressLogOutEverywhere();
  fireEvent.click(screen.getByRole('button', { name: english('dashboard.stayLoggedIn') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.map(({ name }) => name)).toEqual([list]);
});

test.each([
  ['one device', () => fireEvent.click(logOut('Safari (iPhone)'))],
  [
    'all devices',
    async () => {
      await pressLogOutEverywhere();
      const dialog = screen.getByRole('dialog');
      fireEvent.click(within(dialog).getByRole('button', { name: english('dashboard.logOutEverywhere') }));
    },
  ],
])(
  'Without a fresh proof, logging out %s asks for one more log-in, and nothing is logged out',
  async (_, press) => {
    const refused = () => Response.json({ status: 403, field: 'proof' }, { status: 403 });
    answerCalls({
      [list]: () => ({ sessions }),
      'DELETE /api/user/sessions': refused,
      'DELETE /api/user/sessions/*': refused,
    });
    open();
    await waitFor(() => logOut('Safari (iPhone)'));
    await press();
    const link = await waitFor(() => screen.getByRole('link', { name: english('profile.prove') }));
    expect(link.getAttribute('href')).toBe(proofHref);
    expect(logOut('Safari (iPhone)')).toBeTruthy();
    expect(useRootStore.getState().auth.isAuthenticated).toBe(true);
  },
);

test('If the server is not reached, the traveller reads so and the list stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({
    [list]: () => ({ sessions }),
    'DELETE /api/user/sessions/*': () => Response.json({ status: 503 }, { status: 503 }),
  });
  open();
  await waitFor(() => logOut('Safari (iPhone)'));
  fireEvent.click(logOut('Safari (iPhone)'));
  await waitFor(() => screen.getByText(english('dashboard.unreachable')));
  expect(logOut('Safari (iPhone)').getAttribute('aria-busy')).not.toBe('true');
});

test('Devices that could not be loaded are loaded again by a button', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({ [list]: () => Response.json({ status: 503 }, { status: 503 }) });
  open();
  await screen.findByText(english('dashboard.unreachable'));
  answerCalls({ [list]: () => ({ sessions }) });
  fireEvent.click(screen.getByRole('button', { name: english('dashboard.again') }));
  await screen.findByText('Chrome (Windows)');
  expect(screen.queryByText(english('dashboard.unreachable'))).toBeNull();
});
