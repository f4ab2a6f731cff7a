import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { AcceptInvitation } from './accept-invitation.tsx';

const ada = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };

async function logIn() {
  await act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
    const userinfo = { ...ada, email_verified: true, organizations: [] };
    useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  });
}

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
});

const session = () => ({
  access_token: 'token',
  id_token: 'id',
  expires_in: 300,
  userinfo: { ...ada, email_verified: true, organizations: [], authorizable_scopes: [] },
});

test('An invitation is accepted by a press, and the page leads on to the overview', async () => {
  window.location.hash = `#secret=${'s'.repeat(43)}`;
  const sent = answerCalls({
    'POST /api/session/token': session,
    'POST /api/organizations/invitations': () => ({ organisation: 'Hotel Cais' }),
  });
  await logIn();
  renderOnPage(<AcceptInvitation logInHref="/oauth/begin" />, { address: '/en/invitation' });
  const accept = await screen.findByRole('button', { name: english('invitation.accept') });
  expect(sent).toEqual([]);
  fireEvent.click(accept);
  expect(await screen.findByText(english('invitation.joined', { organisation: 'Hotel Cais' }))).toBeTruthy();
  expect(sent.find(({ path }) => path.endsWith('/invitations'))?.body).toEqual({ secret: 's'.repeat(43) });
});

test.each([
  [400, 'invitation.gone'],
  [410, 'invitation.gone'],
  [503, 'invitation.failed'],
] as const)('An invitation that is answered with %d says what to do', async (status, key) => {
  window.location.hash = `#secret=${'s'.repeat(43)}`;
  answerCalls({
    'POST /api/session/token': session,
    'POST /api/organizations/invitations': () => new Response('{}', { status }),
  });
  await logIn();
  renderOnPage(<AcceptInvitation logInHref="/oauth/begin" />, { address: '/en/invitation' });
  fireEvent.click(await screen.findByRole('button', { name: english('invitation.accept') }));
  expect(await screen.findByText(english(key))).toBeTruthy();
});

test('A visitor who is logged out logs in first', async () => {
  answerCalls({});
  await act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
  });
  window.location.hash = `#secret=${'s'.repeat(43)}`;
  renderOnPage(<AcceptInvitation logInHref="/oauth/begin" />, { address: '/en/invitation' });
  const link = await screen.findByRole('link', { name: english('organisation.logIn') });
  expect(link.getAttribute('href')).toContain('/oauth/begin');
});
