import { logInProblemTexts } from '@ashore/core/errors/log-in-problems.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../store/root-store.ts';
import LogInWindow from './log-in-window.tsx';
import { logInWindowTexts } from './log-in-window-texts.ts';

const texts = logInWindowTexts.en;
const userinfo = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada' };
const renewed = { access_token: 'token', id_token: 'id', expires_in: 300, userinfo };
const renew = 'POST /api/session/token';
const refused = () => Response.json({ status: 401 }, { status: 401 });
const popup = { closed: false, focus: vi.fn(), close: vi.fn() };
const onEnd = vi.fn();
let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  useRootStore.setState(useRootStore.getInitialState());
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
});
afterEach(() => void vi.clearAllMocks());

function open(to: string) {
  const href = `${window.location.origin}/oauth/begin?to=${encodeURIComponent(to)}`;
  renderOnPage(<LogInWindow popup={popup as unknown as Window} href={href} onEnd={onEnd} />, {
    address: '/en/new/checkout/personal_info',
  });
}

/** What the window says at its end. */
function say(message: string) {
  const channel = new BroadcastChannel('session');
  channel.postMessage(message);
  channel.close();
}

test('After the log-in in the window the page stays where it is, if the log-in leads there', async () => {
  answerCalls({ [renew]: () => renewed });
  open(window.location.pathname + window.location.search);
  expect(screen.getByText(`${texts.waiting} ${texts.stays}`)).toBeTruthy();
  say('signed-in');
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(useRootStore.getState().auth.isAuthenticated).toBe(true);
  expect(assign).not.toHaveBeenCalled();
});

test('After the log-in the page goes where the log-in leads', async () => {
  answerCalls({ [renew]: () => renewed });
  open('/en/dashboard');
  say('signed-in');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/en/dashboard'));
});

test('A message without a session on the server changes nothing: it may come from anywhere', async () => {
  const sent = answerCalls({ [renew]: refused });
  open('/en/dashboard');
  say('signed-in');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(onEnd).not.toHaveBeenCalled();
  expect(screen.getByText(`${texts.waiting} ${texts.opensAccount}`)).toBeTruthy();
});

test('A visitor who comes back to the page is logged in, even if the window said nothing', async () => {
  answerCalls({ [renew]: () => renewed });
  open('/en/dashboard');
  fireEvent(window, new Event('pageshow'));
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
});

test('A failed log-in clears the token and says so, and can be tried again', async () => {
  useRootStore.getState().noteSession({ userinfo, token: 'old' }, Date.now());
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  open('/en/dashboard');
  say('failed');
  await waitFor(() => screen.getByText(`${logInProblemTexts.en.failed} ${texts.stays}`));
  expect(useRootStore.getState()).toMatchObject({ sessionToken: null, auth: { isAuthenticated: false } });
  fireEvent.click(screen.getByRole('button', { name: texts.again }));
  expect(opened).toHaveBeenCalledWith(expect.stringMatching(/&mode=popup$/), 'log-in', expect.any(String));
});

test('If logging in is unavailable, the dialog says the same as the log-in page', async () => {
  open('/en/dashboard');
  say('unavailable');
  await waitFor(() => screen.getByText(`${logInProblemTexts.en.unavailable} ${texts.stays}`));
});

test('The visitor can show the window, go on in this page, or cancel', () => {
  open('/en/dashboard');
  fireEvent.click(screen.getByRole('button', { name: texts.show }));
  expect(popup.focus).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: texts.goOnHere }));
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/oauth\/begin\?to=%2Fen%2Fdashboard$/));
  fireEvent.click(screen.getByRole('button', { name: texts.cancel }));
  expect(popup.close).toHaveBeenCalledTimes(2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('A visitor who goes back to the shop in the window is no longer asked to log in', async () => {
  open('/en/dashboard');
  say('left');
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
  expect(assign).not.toHaveBeenCalled();
});
