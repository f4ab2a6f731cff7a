import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { leaveSession } from '../../../api/session.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { OrganisationSettings } from './organisation-settings.tsx';

const shrinkLogo = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>());
vi.mock('./shrink-logo.ts', () => ({ shrinkLogo }));

const orgId = '0d1ce000-0000-4000-8000-000000000001';
const sub = '0acc0000-0000-4000-8000-000000000001';
const settings = {
  id: orgId,
  name: 'Hotel Cais',
  logoUrl: null,
  timeZone: 'Europe/Lisbon',
  billing: {
    emailAddress: null as string | null,
    pendingEmailAddress: null as string | null,
    street: 'Cais da Rocha 14',
    postalCode: null,
    city: null,
    countryCode: 'PT',
  },
};
const saved = (pendingEmailAddress: string | null = null) => ({ saved: true, pendingEmailAddress });
const userinfo = { sub, name: 'Ada', email: 'ada@example.org', email_verified: true };
const show = 'GET /api/organizations/*';
const save = 'PUT /api/organizations/*';
const saveLogo = 'PUT /api/organizations/*/logo';
const renew = 'POST /api/session/token';
const renewed = () => ({
  access_token: 'token',
  id_token: 'id',
  expires_in: 300,
  userinfo: {
    ...userinfo,
    currency: null,
    organizations: [{ id: orgId, name: 'Hotel do Cais', role: 'admin', scopes: [] }],
    authorizable_scopes: [],
  },
});

const otherSub = sub.replace(/1$/, '2');
const loggedInAs = (who: string) => ({ userinfo: { ...userinfo, sub: who }, token: 'token' });

beforeEach(() =>
  act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
    useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  }),
);

const open = () =>
  renderOnPage(<OrganisationSettings orgId={orgId} subjectId={sub} proofNeeded={<p>Log in once more</p>} />, {
    address: '/en/dashboard',
  });
const unproven = () => Response.json({ status: 403, field: 'proof' }, { status: 403 });
const field = (key: 'name' | 'city' | 'emailAddress' | 'countryCode') =>
  screen.findByLabelText(new RegExp(`^${english(`settings.${key}`)}`));
const press = () => screen.getByRole('button', { name: english('settings.save') });
const png = new File(['picture'], 'logo.png', { type: 'image/png' });

test('An admin saves name and billing address; what is left empty is none', async () => {
  const sent = answerCalls({ [show]: () => settings, [save]: () => saved(), [renew]: renewed });
  const { user } = open();
  const name = await field('name');
  await user.clear(name);
  await user.type(name, 'Hotel do Cais');
  await user.type(await field('city'), 'Lisboa');
  await user.click(press());
  await screen.findByText(english('settings.saved'));
  expect(sent.find((call) => call.name === save)?.body).toEqual({
    name: 'Hotel do Cais',
    emailAddress: null,
    street: 'Cais da Rocha 14',
    postalCode: null,
    city: 'Lisboa',
    countryCode: 'PT',
  });
  await waitFor(() =>
    expect(useRootStore.getState().auth.userinfo?.organizations?.[0]?.name).toBe('Hotel do Cais'),
  );
});

test('A missing name and a wrong address are named, with links to their fields, and nothing is sent', async () => {
  const sent = answerCalls({ [show]: () => settings });
  const { user } = open();
  await user.clear(await field('name'));
  await user.type(await field('emailAddress'), 'billing');
  await user.click(press());
  const summary = screen.getByRole('group', { name: english('form.summary') });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([english('settings.nameMissing'), english('members.emailWrong')]);
  expect(sent).toHaveLength(1);
});

test('What was typed stays if the server is not reached', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({ [show]: () => settings, [save]: () => Response.json({ status: 503 }, { status: 503 }) });
  const { user } = open();
  await user.type(await field('city'), 'Lisboa');
  await user.click(press());
  await screen.findByText(english('settings.notSaved'));
  expect(await field('city')).toHaveProperty('value', 'Lisboa');
});

test('Without a fresh log-in the settings are refused with the way to one, and what was typed stays', async () => {
  let isProven = false;
  const sent = answerCalls({
    [show]: () => settings,
    [save]: () => (isProven ? saved() : unproven()),
    [renew]: renewed,
  });
  const { user } = open();
  await user.type(await field('city'), 'Lisboa');
  await user.click(press());
  await screen.findByText('Log in once more');
  expect(screen.queryByText(english('settings.notSaved'))).toBeNull();
  isProven = true;
  await user.click(press());
  await screen.findByText(english('settings.saved'));
  expect(screen.queryByText('Log in once more')).toBeNull();
  expect(sent.filter((call) => call.name === save).at(-1)?.body).toMatchObject({ city: 'Lisboa' });
});

test('A log-in that leaves the page loses nothing that was typed, and once it is saved nothing is kept', async () => {
  const sent = answerCalls({ [show]: () => settings, [save]: unproven, [renew]: renewed });
  const { user, unmount } = open();
  await user.type(await field('city'), 'Lisboa');
  await user.click(press());
  await screen.findByText('Log in once more');
  unmount();
  answerCalls({ [show]: () => settings, [save]: () => saved(), [renew]: renewed });
  const again = open();
  expect(await field('city')).toHaveProperty('value', 'Lisboa');
  await again.user.click(press());
  await screen.findByText(english('settings.saved'));
  expect(sessionStorage.length).toBe(0);
  expect(sent).not.toHaveLength(0);
});

test.each([
  [
    'of another account',
    () => useRootStore.getState().noteSession(loggedInAs(otherSub), Date.now()),
    settings,
  ],
  ['from before other settings were saved', () => {}, { ...settings, name: 'Hotel Avenida' }],
  ['from before a log-out', () => leaveSession({ end_session_url: null }), settings],
])('What was typed %s is not restored', async (_, happens, laterSettings) => {
  answerCalls({ [show]: () => settings });
  const { user, unmount } = open();
  await user.type(await field('city'), 'Lisboa');
  unmount();
  act(happens);
  act(
    () =>
      useRootStore.getState().auth.isAuthenticated ||
      useRootStore.getState().noteSession(loggedInAs(sub), Date.now()),
  );
  answerCalls({ [show]: () => laterSettings });
  open();
  expect(await field('city')).toHaveProperty('value', '');
});

const withEmails = (emailAddress: string | null, pendingEmailAddress: string | null) => ({
  ...settings,
  billing: { ...settings.billing, emailAddress, pendingEmailAddress },
});
const [oldAddress, newAddress] = ['office@hotel-cais.example', 'billing@hotel-cais.example'];
const withdraw = 'DELETE /api/organizations/*/billing-email';
const withdrawButton = () => screen.getByRole('button', { name: english('settings.emailWithdraw') });
const pendingText = english('settings.emailPending', { email: newAddress, address: oldAddress });

test('A new email address waits for its confirmation, and the field shows the one in use', async () => {
  answerCalls({
    [show]: () => withEmails(oldAddress, null),
    [save]: () => saved(newAddress),
    [renew]: renewed,
  });
  const { user } = open();
  const email = await field('emailAddress');
  await user.clear(email);
  await user.type(email, newAddress);
  await user.click(press());
  await screen.findByText(pendingText);
  expect(email).toHaveProperty('value', oldAddress);
  expect(sessionStorage.length).toBe(0);
});

test('The first email address of an organisation waits as well', async () => {
  answerCalls({ [show]: () => withEmails(null, newAddress) });
  open();
  await screen.findByText(english('settings.emailPendingFirst', { email: newAddress }));
});

test('Saved again with the address in use, a new one goes on waiting', async () => {
  const sent = answerCalls({
    [show]: () => withEmails(oldAddress, newAddress),
    [save]: () => saved(newAddress),
    [renew]: renewed,
  });
  const { user } = open();
  await user.type(await field('city'), 'Lisboa');
  await user.click(press());
  await screen.findByText(english('settings.saved'));
  expect(sent.find((call) => call.name === save)?.body).toMatchObject({ emailAddress: oldAddress });
  expect(await field('emailAddress')).toHaveProperty('value', oldAddress);
  expect(screen.getByText(pendingText)).toBeTruthy();
});

test('An email address that is removed is removed at once', async () => {
  answerCalls({ [show]: () => withEmails(oldAddress, newAddress), [save]: () => saved(), [renew]: renewed });
  const { user } = open();
  await user.clear(await field('emailAddress'));
  await user.click(press());
  await screen.findByText(english('settings.saved'));
  expect(await field('emailAddress')).toHaveProperty('value', '');
  expect(screen.queryByText(pendingText)).toBeNull();
});

test('An admin withdraws the change of the email address', async () => {
  const sent = answerCalls({
    [show]: () => withEmails(oldAddress, newAddress),
    [withdraw]: () => ({ withdrawn: true }),
  });
  const { user } = open();
  await screen.findByText(pendingText);
  await user.click(withdrawButton());
  const done = await screen.findByText(english('settings.emailWithdrawn'));
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(screen.queryByText(pendingText)).toBeNull();
  expect(sent.at(-1)?.query.get('subjectId')).toBe(sub);
});

test.each([
  [404, english('settings.emailWithdrawn')],
  [503, english('settings.notSaved')],
])('Where withdrawing is answered with %d, the page says “%s”', async (status, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({
    [show]: () => withEmails(oldAddress, newAddress),
    [withdraw]: () => Response.json({ status }, { status }),
  });
  const { user } = open();
  await screen.findByText(pendingText);
  await user.click(withdrawButton());
  await screen.findByText(text);
});

test('Withdrawing without a fresh log-in leads to one', async () => {
  answerCalls({ [show]: () => withEmails(oldAddress, newAddress), [withdraw]: unproven });
  const { user } = open();
  await screen.findByText(pendingText);
  await user.click(withdrawButton());
  await screen.findByText('Log in once more');
});

test('An address that got a link a moment ago is refused with what to do, and stays in the field', async () => {
  answerCalls({
    [show]: () => withEmails(oldAddress, null),
    [save]: () => Response.json({ status: 429 }, { status: 429 }),
  });
  const { user } = open();
  const email = await field('emailAddress');
  await user.clear(email);
  await user.type(email, newAddress);
  await user.click(press());
  await screen.findByText(english('settings.tooSoon'));
  expect(email).toHaveProperty('value', newAddress);
});

test('A logo that needs a fresh log-in is not chosen again: it is saved with one press', async () => {
  const logoUrl = '/images/logo-0123456789abcdef';
  let isProven = false;
  const sent = answerCalls({
    [show]: () => settings,
    [saveLogo]: () => (isProven ? { logoUrl } : unproven()),
  });
  shrinkLogo.mockResolvedValue('aGVsbG8=');
  const { user } = open();
  await user.upload(await screen.findByLabelText(english('settings.logoFile')), png);
  await screen.findByText('Log in once more');
  isProven = true;
  await user.click(screen.getByRole('button', { name: english('settings.logoSave') }));
  await screen.findByRole('img', { name: english('settings.logoNow') });
  expect(screen.queryByText('Log in once more')).toBeNull();
  expect(sent.at(-1)?.body).toEqual({ picture: 'aGVsbG8=' });
});

test('A chosen logo is stored and shown at once, and can be removed', async () => {
  const logoUrl = '/images/logo-0123456789abcdef';
  const sent = answerCalls({
    [show]: () => settings,
    [saveLogo]: ({ body }) => ({ logoUrl: (body as { picture: string | null }).picture && logoUrl }),
  });
  shrinkLogo.mockResolvedValue('aGVsbG8=');
  const { user } = open();
  await user.upload(await screen.findByLabelText(english('settings.logoFile')), png);
  const logo = await screen.findByRole('img', { name: english('settings.logoNow') });
  expect(logo.getAttribute('src')).toBe(`${logoUrl}-160x160`);
  expect(sent.at(-1)?.body).toEqual({ picture: 'aGVsbG8=' });
  await user.click(screen.getByRole('button', { name: english('settings.logoRemove') }));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(sent.at(-1)?.body).toEqual({ picture: null });
});

test('A file that is no picture is not sent', async () => {
  const sent = answerCalls({ [show]: () => settings });
  shrinkLogo.mockResolvedValue(undefined);
  const { user } = open();
  await user.upload(await screen.findByLabelText(english('settings.logoFile')), png);
  await screen.findByText(english('settings.logoUnreadable'));
  expect(sent).toHaveLength(1);
});
