import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../store/root-store.ts';
import OrganisationLogo from './organisation-logo.tsx';

const hotel = { id: '0d1ce000-0000-4000-8000-000000000001', name: 'Hotel Cais' };
const line = { id: '0d1ce000-0000-4000-8000-000000000002', name: 'Cais Cruises' };
const userinfo = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada' };
const logoUrl = '/images/logo-0123456789abcdef';
const show = 'GET /api/organizations/*';

beforeEach(() => act(() => useRootStore.setState(useRootStore.getInitialState())));

function open(...organizations: readonly (typeof hotel)[]) {
  act(() =>
    useRootStore
      .getState()
      .noteSession({ userinfo: { ...userinfo, organizations }, token: 'token' }, Date.now()),
  );
  return renderOnPage(<OrganisationLogo>the site</OrganisationLogo>, { address: '/en' });
}
const picture = () => document.querySelector('img');

test('A member sees the logo and the name of the organisation in place of the site’s', async () => {
  answerCalls({ [show]: () => ({ ...hotel, logoUrl, timeZone: 'UTC', billing: null }) });
  open(hotel);
  await screen.findByRole('link', { name: 'Hotel Cais' });
  expect(picture()?.getAttribute('src')).toBe(`${logoUrl}-160x160`);
  expect(screen.queryByText('the site')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('Without a logo, or if it cannot be loaded, the site’s own stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sent = answerCalls({ [show]: () => Response.json({ status: 503 }, { status: 503 }) });
  open(hotel);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByText('the site')).toBeTruthy();
});

test('A member of several organisations chooses the one to book for', async () => {
  const sent = answerCalls({
    [show]: () => ({ ...hotel, logoUrl: null, timeZone: 'UTC', billing: null }),
    'PUT /api/organizations/*/choice': () => ({ chosen: true }),
    'POST /api/session/token': () => ({
      access_token: 'token',
      id_token: 'id',
      expires_in: 300,
      userinfo: { ...userinfo, organizations: [line, hotel] },
    }),
  });
  const { user } = open(hotel, line);
  await user.selectOptions(screen.getByRole('combobox'), line.id);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', line.id));
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.path).toBe(`/api/organizations/${line.id}/choice`);
});
