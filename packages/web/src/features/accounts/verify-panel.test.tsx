import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../store/root-store.ts';
import { readSavedStores } from '../../store/saved-store.ts';
import { VerifyPanel } from './verify-panel.tsx';

const verify = 'PUT /api/user/email-verification';
const resend = 'PUT /api/user/email-reverification';
const ada = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };
const confirmed = { email: ada.email, isConfirmed: true, choosePasswordAt: null };
const failed = (status: number) => Response.json({ status }, { status });

beforeEach(() =>
  act(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
  }),
);

function openPanel(query = `?subjectId=${ada.sub}&verificationCode=abc`) {
  window.history.replaceState(null, '', `/en/verification${query}`);
  return renderOnPage(<VerifyPanel logInHref="/oauth/begin?to=%2Fen" />, { address: '/en/verification' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const outcome = (text: string) => waitFor(() => screen.getByText(text));

test.each([
  [false, 'verification.done'],
  [true, 'verification.already'],
] as const)(
  'A link confirms the address when its button is pressed; confirmed before: %s',
  async (accountAlreadyVerified, key) => {
    const calls = answerCalls({ [verify]: () => ({ ...confirmed, accountAlreadyVerified }) });
    openPanel();
    expect(calls).toEqual([]);
    press(english('verification.confirm'));
    await outcome(english(key, { email: ada.email }));
    expect([...(calls[0]?.query ?? [])]).toEqual([
      ['subjectId', ada.sub],
      ['verificationCode', 'abc'],
    ]);
    expect(screen.queryByRole('button', { name: english('verification.confirm') })).toBeNull();
    expect(screen.getByRole('link', { name: english('dashboard.logIn') })).toBeTruthy();
  },
);

test('A browser that has never used the account leads to the page on which its password is chosen', async () => {
  const choosePasswordAt = '/oidc/reset?lang=en&code=abc';
  const unconfirmed = { accountAlreadyVerified: false, email: ada.email, isConfirmed: false };
  answerCalls({ [verify]: () => ({ ...unconfirmed, choosePasswordAt }) });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  openPanel();
  press(english('verification.confirm'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(choosePasswordAt));
  answerCalls({ [verify]: () => ({ ...unconfirmed, choosePasswordAt: null }) });
  press(english('verification.confirm'));
  await outcome(english('verification.logInFirst'));
  expect(screen.getByRole('link', { name: english('dashboard.logIn') })).toBeTruthy();
});

test('A link that is not valid any more leads a visitor to the log-in, for a new one', async () => {
  answerCalls({ [verify]: () => failed(410) });
  openPanel();
  press(english('verification.confirm'));
  await outcome(english('verification.gone'));
  expect(screen.getByRole('link', { name: english('verification.logInToResend') })).toBeTruthy();
});

test('After a failed call the traveller can press again', async () => {
  answerCalls({ [verify]: () => failed(503) });
  openPanel();
  press(english('verification.confirm'));
  await outcome(english('verification.failed'));
  answerCalls({ [verify]: () => ({ ...confirmed, accountAlreadyVerified: false }) });
  press(english('verification.confirm'));
  await outcome(english('verification.done', { email: ada.email }));
});

test.each([
  [() => ({ sent: true }), 'verification.resendSuccessful'],
  [() => failed(429), 'verification.tooSoon'],
  [() => failed(503), 'verification.failed'],
] as const)('A traveller who is logged in gets a new link: %#', async (answer, key) => {
  const calls = answerCalls({ [resend]: answer });
  act(() => useRootStore.getState().noteSession({ userinfo: ada, token: 'token' }, Date.now()));
  openPanel('');
  expect(screen.getByText(english('verification.missing'))).toBeTruthy();
  press(english('verification.resend'));
  await outcome(english(key));
  expect(calls[0]?.query.get('subjectId')).toBe(ada.sub);
});
