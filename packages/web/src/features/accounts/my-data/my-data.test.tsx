import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { variant } from '#variant/variant.ts';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { MyData } from './my-data.tsx';

const listed = vi.hoisted(() => ({ newsletter: null as { listId: string } | null }));
vi.mock('#variant/variant.ts', async (original) => {
  const { variant: real } = await original<{ variant: typeof variant }>();
  return { variant: Object.defineProperty({ ...real }, 'newsletter', { get: () => listed.newsletter }) };
});

const userinfo = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };
const nothingAhead = { ahead: [], over: 2, reviews: 1, onlyAdminOf: [] };
const proofHref = '/oauth/begin?to=%2Fen%2Fmy-data&screen=proof';
const refused = (status: number, body: object) => () => Response.json({ status, ...body }, { status });

beforeEach(() =>
  act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
    useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  }),
);

function open(answers: Parameters<typeof answerCalls>[0], preview: object = nothingAhead) {
  const sent = answerCalls({ 'GET /api/user/erasure': () => preview, ...answers });
  renderOnPage(<MyData logInHref="/oauth/begin?to=%2Fen%2Fmy-data" proofHref={proofHref} />, {
    address: '/en/my-data',
  });
  return sent;
}
const eraseButton = () => screen.getByRole('button', { name: english('myData.eraseButton') });
const confirm = () => fireEvent.click(screen.getByRole('checkbox'));

test('The account is erased once the traveller has confirmed to have read what goes and what stays', async () => {
  const sent = open({ 'POST /api/user/erasure': () => ({ end_session_url: null }) });
  fireEvent.click(eraseButton());
  expect(screen.getByText(english('myData.confirmFirst'))).toBeTruthy();
  confirm();
  fireEvent.click(eraseButton());
  await waitFor(() => expect(useRootStore.getState().auth.isAuthenticated).toBe(false));
  expect(screen.getByText(english('myData.erased'))).toBeTruthy();
  const erasures = sent.filter(({ name }) => name === 'POST /api/user/erasure');
  expect(erasures).toMatchObject([{ body: { isConfirmed: true } }]);
});

test('The newsletter is among what goes only on a site that has one', () => {
  const goes = (key: 'myData.goesLetters' | 'myData.goesMessages') =>
    screen.queryAllByText(english(key)).length;
  open({});
  expect([goes('myData.goesLetters'), goes('myData.goesMessages')]).toEqual([0, 1]);
  cleanup();
  listed.newsletter = { listId: 'ashore' };
  open({});
  expect([goes('myData.goesLetters'), goes('myData.goesMessages')]).toEqual([1, 0]);
});

test('The traveller reads which trips go on, by their order numbers', async () => {
  open({}, { ...nothingAhead, ahead: ['A1B2C3D4', 'E5F6G7H8'] });
  await waitFor(() => screen.getByText('E5F6G7H8'));
  expect(screen.getByText('A1B2C3D4')).toBeTruthy();
});

test('The only admin of an organisation cannot erase the account before naming another', async () => {
  const sent = open({}, { ...nothingAhead, onlyAdminOf: ['Hotel Avenida'] });
  await waitFor(() => screen.getByText('Hotel Avenida'));
  const toMembers = screen.getByRole('link', { name: english('myData.toMembers') });
  expect(toMembers.getAttribute('href')).toBe('/dashboard?part=organisation');
  confirm();
  fireEvent.click(eraseButton());
  expect(screen.getByText(english('myData.adminFirst'))).toBeTruthy();
  expect(sent.map(({ name }) => name)).toEqual(['GET /api/user/erasure']);
});

test.each([
  ['export', 'GET /api/user/export', () => fireEvent.click(screen.getByText(english('myData.download')))],
  [
    'erasure',
    'POST /api/user/erasure',
    () => {
      confirm();
      fireEvent.click(eraseButton());
    },
  ],
])(
  'Without a fresh proof, the %s asks for one more log-in, and the account stays logged in',
  async (_, call, press) => {
    open({ [call]: refused(403, { field: 'proof' }) });
    press();
    const link = await waitFor(() => screen.getByRole('link', { name: english('profile.prove') }));
    expect(link.getAttribute('href')).toBe(proofHref);
    expect(useRootStore.getState().auth.isAuthenticated).toBe(true);
  },
);

test('The member of the demonstration reads why it cannot be erased', async () => {
  open({ 'POST /api/user/erasure': refused(403, { field: 'demo' }) });
  confirm();
  fireEvent.click(eraseButton());
  await waitFor(() => screen.getByText(english('profile.demo')));
});

test.each([
  [409, 'myData.conflict'],
  [429, 'myData.tooMany'],
  [503, 'myData.failed'],
] as const)('A refusal with %s is explained', async (status, key) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  open({ 'POST /api/user/erasure': refused(status, {}) });
  confirm();
  fireEvent.click(eraseButton());
  await waitFor(() => screen.getByText(english(key)));
});

test('The export is saved as a file', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  open({
    'GET /api/user/export': () => ({ format: 'ashore-account-1', exportedAt: '2026-11-28T10:00:00.000Z' }),
  });
  fireEvent.click(screen.getByText(english('myData.download')));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/-2026-11-28\.json$/)]));
});

test('A visitor who is logged out is asked to log in', () => {
  act(() => useRootStore.getState().noteLoggedOut());
  open({});
  expect(screen.getByRole('link', { name: english('myData.logIn') })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
