import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { forgetAllOffline, offlineBookings } from '../../store/offline-bookings.ts';
import { useRootStore } from '../../store/root-store.ts';
import { browserStorage, readSavedStores } from '../../store/saved-store.ts';
import { Profile } from './profile.tsx';

vi.mock('../../store/offline-bookings.ts', () => ({
  offlineBookings: vi.fn(async () => []),
  forgetAllOffline: vi.fn(async () => {}),
}));

const storedBooking = { accessKey: 'k'.repeat(43) } as ShownBooking;

const ada = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };

const openProfile = () => renderOnPage(<Profile />, { address: '/en/dashboard' });

const noDevices = {
  'GET /api/user/sessions': () => ({ sessions: [] }),
  'GET /api/user/newsletter': () => ({ status: null }),
  'GET /api/user/profile': () => ({
    firstName: 'Ada',
    lastName: '',
    phoneNumber: null,
    language: 'en',
    currency: null,
  }),
};

beforeEach(() =>
  act(async () => {
    vi.mocked(forgetAllOffline).mockClear();
    answerCalls(noDevices);
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
  }),
);

function logIn(isVerified: boolean) {
  const userinfo = { ...ada, email_verified: isVerified };
  act(() => useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now()));
}

test.each([
  [false, 1],
  [true, 0],
])('A traveller reads name and address, and whether the address is confirmed: %s', (isVerified, notes) => {
  logIn(isVerified);
  openProfile();
  expect(screen.getByText('Ada')).toBeTruthy();
  expect(screen.getByText(ada.email)).toBeTruthy();
  const sent = english('dashboard.confirmSent', { email: ada.email });
  expect(screen.queryAllByText(sent)).toHaveLength(notes);
  const ways = ['verification.resend', 'dashboard.changeAddress'] as const;
  const names = ways.map((key) => english(key));
  expect(
    [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].filter(({ textContent }) =>
      names.includes(textContent),
    ),
  ).toHaveLength(notes * 2);
});

test('A traveller logs out', async () => {
  answerCalls({
    ...noDevices,
    'POST /api/session/end': () => ({ ended: true, end_session_url: null }),
  });
  logIn(true);
  openProfile();
  fireEvent.click(screen.getByRole('button', { name: english('dashboard.logOut') }));
  await waitFor(() => expect(useRootStore.getState().auth.isAuthenticated).toBe(false));
});

test('Before a log-out the page says that it removes the tickets saved on the device, and it does', async () => {
  const { accessKey } = storedBooking;
  vi.mocked(offlineBookings).mockResolvedValue([storedBooking]);
  vi.mocked(forgetAllOffline).mockRejectedValueOnce(new Error('The storage is locked.'));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  browserStorage.setItem('booking-key', accessKey);
  answerCalls({
    ...noDevices,
    'POST /api/session/end': () => ({ ended: true, end_session_url: null }),
  });
  logIn(true);
  openProfile();
  await screen.findByText(english('dashboard.logOutRemoves'));
  expect(forgetAllOffline).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: english('dashboard.logOut') }));
  // Even if the browser does not remove them, the log-out ends.
  await waitFor(() => expect(useRootStore.getState().auth.isAuthenticated).toBe(false));
  expect(forgetAllOffline).toHaveBeenCalledOnce();
  expect(browserStorage.getItem('booking-key')).toBeNull();
  expect(warned).toHaveBeenCalled();
});

test('Without saved tickets, and if logging out fails, none is removed and the page promises nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(offlineBookings).mockResolvedValue([]);
  answerCalls({
    ...noDevices,
    'POST /api/session/end': () => Response.json({ status: 503 }, { status: 503 }),
  });
  logIn(true);
  openProfile();
  fireEvent.click(screen.getByRole('button', { name: english('dashboard.logOut') }));
  await screen.findByText(english('dashboard.logOutFailed'));
  expect(screen.queryByText(english('dashboard.logOutRemoves'))).toBeNull();
  expect(forgetAllOffline).not.toHaveBeenCalled();
});

test('If logging out does not reach the server, the page says so and the traveller can try again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({
    ...noDevices,
    'POST /api/session/end': () => Response.json({ status: 503 }, { status: 503 }),
  });
  logIn(true);
  openProfile();
  const button = screen.getByRole('button', { name: english('dashboard.logOut') });
  fireEvent.click(button);
  await waitFor(() => screen.getByText(english('dashboard.logOutFailed')));
  expect(button.getAttribute('aria-busy')).not.toBe('true');
});
