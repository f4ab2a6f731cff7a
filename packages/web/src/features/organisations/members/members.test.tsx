import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { Members } from './members.tsx';

const orgId = '0d1ce000-0000-4000-8000-000000000001';
const ada = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };
const adaMember = {
  accountId: ada.sub,
  name: 'Ada',
  email: ada.email,
  role: 'admin',
  joinedAt: '2037-01-01T00:00:00Z',
};
const bob = { ...adaMember, accountId: ada.sub.replace(/1$/, '2'), name: 'Bob', role: 'worker' };
const invitation = {
  id: ada.sub.replace(/1$/, '3'),
  email: 'cy@example.org',
  role: 'viewer',
  expiresAt: '2037-01-08T00:00:00Z',
};
const list = 'GET /api/organizations/*/members';
const settings = {
  'GET /api/organizations/*': () => ({
    id: orgId,
    name: 'Hotel Cais',
    logoUrl: null,
    timeZone: 'Europe/Lisbon',
    billing: null,
  }),
};
const all = () => ({ members: [adaMember, bob], invitations: [invitation] });

async function logIn(scopes = ['bookings:concierge:read-only', 'users:manager:read-write']) {
  await act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
    const userinfo = {
      ...ada,
      email_verified: true,
      organizations: [{ id: orgId, name: 'Hotel Cais', scopes }],
    };
    useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  });
}
const open = () =>
  renderOnPage(<Members logInHref="/oauth/begin" proofNeeded={<p>Log in again</p>} />, {
    address: '/en/dashboard?part=organisation',
  });
const button = (action: string, name: string) =>
  screen.getByRole('button', { name: english('members.actionFor', { action, name }) });

beforeEach(() => localStorage.clear());

test('An admin changes a role, removes a member after a second press, and withdraws an invitation', async () => {
  const sent = answerCalls({
    [list]: all,
    ...settings,
    'PUT /api/organizations/*/members/*': () => ({ changed: true }),
    'DELETE /api/organizations/*/members/*': () => ({ removed: true }),
    'DELETE /api/organizations/*/invitations/*': () => ({ withdrawn: true }),
  });
  await logIn();
  open();
  const role = await screen.findByRole('combobox', { name: english('members.roleOf', { name: 'Bob' }) });
  fireEvent.change(role, { target: { value: 'viewer' } });
  await waitFor(() =>
    expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ role: 'viewer' }),
  );
  fireEvent.click(button(english('members.remove'), 'Bob'));
  expect(sent.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  fireEvent.click(button(english('members.sure'), 'Bob'));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith(`/members/${bob.accountId}`))).toBe(true));
  fireEvent.click(button(english('members.withdraw'), invitation.email));
  fireEvent.click(button(english('members.sure'), invitation.email));
  await waitFor(() =>
    expect(sent.some(({ path }) => path.endsWith(`/invitations/${invitation.id}`))).toBe(true),
  );
});

test('An invitation needs an email address, and the page says where it was sent or why not', async () => {
  let status = 200;
  const sent = answerCalls({
    [list]: all,
    ...settings,
    'POST /api/organizations/*/invitations': () =>
      status === 200 ? { sent: true } : new Response('{}', { status }),
  });
  await logIn();
  open();
  const field = await screen.findByRole('textbox', { name: english('members.email') });
  const form = field.closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  expect(await screen.findByText(english('members.emailWrong'))).toBeTruthy();
  fireEvent.change(field, { target: { value: ' dan@example.org ' } });
  fireEvent.change(within(form).getByRole('combobox'), { target: { value: 'admin' } });
  fireEvent.submit(form);
  expect(await screen.findByText(english('members.sent', { email: 'dan@example.org' }))).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    email: 'dan@example.org',
    role: 'admin',
  });
  for (const [code, key] of [
    [409, 'members.isMember'],
    [429, 'members.tooSoon'],
    [503, 'members.failed'],
  ] as const) {
    status = code;
    fireEvent.change(field, { target: { value: 'dan@example.org' } });
    fireEvent.submit(form);
    expect(await screen.findByText(english(key))).toBeTruthy();
  }
});

test('Without a fresh log-in a change is refused with the way to one, and the members stay', async () => {
  const refused = () => Response.json({ status: 403, field: 'proof' }, { status: 403 });
  answerCalls({ [list]: all, ...settings, 'DELETE /api/organizations/*/members/*': refused });
  await logIn();
  open();
  await screen.findByText('Bob');
  expect(screen.queryByText('Log in again')).toBeNull();
  fireEvent.click(button(english('members.remove'), 'Bob'));
  fireEvent.click(button(english('members.sure'), 'Bob'));
  expect(await screen.findByText('Log in again')).toBeTruthy();
  expect(screen.queryByText(english('members.failed'))).toBeNull();
  expect(screen.getByText('Bob')).toBeTruthy();
});

test('An invitation that needs a fresh log-in keeps its address, also when the log-in leaves the page', async () => {
  const refused = () => Response.json({ status: 403, field: 'proof' }, { status: 403 });
  const invited = 'POST /api/organizations/*/invitations';
  answerCalls({ [list]: all, ...settings, [invited]: refused });
  await logIn();
  const { unmount } = open();
  const addressField = () => screen.findByRole('textbox', { name: english('members.email') });
  fireEvent.change(await addressField(), { target: { value: 'dan@example.org' } });
  fireEvent.submit((await addressField()).closest('form') as HTMLFormElement);
  await screen.findByText('Log in again');
  expect(await addressField()).toHaveProperty('value', 'dan@example.org');
  unmount();
  answerCalls({ [list]: all, ...settings, [invited]: () => ({ sent: true }) });
  open();
  expect(await addressField()).toHaveProperty('value', 'dan@example.org');
  fireEvent.submit((await addressField()).closest('form') as HTMLFormElement);
  await screen.findByText(english('members.sent', { email: 'dan@example.org' }));
  expect(await addressField()).toHaveProperty('value', '');
  expect(sessionStorage.length).toBe(0);
});

test('A member without the scope for users sees no members, and can leave', async () => {
  const sent = answerCalls({
    'DELETE /api/organizations/*/membership': () => new Response('{}', { status: 409 }),
  });
  await logIn(['bookings:concierge:read-only']);
  open();
  fireEvent.click(await screen.findByRole('button', { name: english('members.leave') }));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: english('members.leaveNow') }));
  expect(await screen.findByText(english('members.lastAdmin'))).toBeTruthy();
  expect(screen.queryByRole('heading', { name: english('members.title') })).toBeNull();
});

test('The only admin is not offered to leave, and reads to name a successor first', async () => {
  const successor = { ...bob, role: 'admin' };
  answerCalls({ [list]: all, ...settings });
  await logIn();
  const { unmount } = open();
  expect(await screen.findByText(english('members.onlyAdmin'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: english('members.leave') })).toBeNull();
  unmount();
  answerCalls({ [list]: () => ({ ...all(), members: [adaMember, successor] }), ...settings });
  open();
  expect(await screen.findByRole('button', { name: english('members.leave') })).toBeTruthy();
  expect(screen.queryByText(english('members.onlyAdmin'))).toBeNull();
});
