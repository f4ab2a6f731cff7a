import { screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { Dashboard } from './dashboard.tsx';

const ada = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };

beforeEach(() =>
  act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
  }),
);

function logIn(isVerified: boolean) {
  const userinfo = { ...ada, email_verified: isVerified };
  act(() => useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now()));
}

const open = (address = '/en/dashboard') =>
  renderOnPage(
    <Dashboard
      logInHref="/oauth/begin?to=%2Fen"
      partsOf={({ name }) => [
        { name: 'bookings', label: 'Bookings', icon: '', content: <p>Trips of {name}</p> },
        { name: 'profile', label: 'Profile', icon: '', content: <p>About {name}</p> },
      ]}
      unverified={<p>Not confirmed</p>}
    />,
    { address },
  );

test('A visitor who is logged out is asked to log in, and sees no account', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english('dashboard.loggedOut'));
  expect(screen.getByRole('link', { name: english('dashboard.logIn') }).getAttribute('href')).toBe(
    '/oauth/begin?to=%2Fen',
  );
});

test('Until the address is confirmed, no part of the account is shown', () => {
  logIn(false);
  open('/en/dashboard?part=bookings');
  expect(screen.getByText('Not confirmed')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  ['/en/dashboard', 'Bookings', 'Trips of Ada'],
  ['/en/dashboard?part=profile', 'Profile', 'About Ada'],
  ['/en/dashboard?part=unknown', 'Bookings', 'Trips of Ada'],
])('%s shows one part, which its link names as the current one', (address, link, text) => {
  logIn(true);
  open(address);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(link);
});
