import type { CardFrameMessage } from '@ashore/core/contract/values/card-frame-messages.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { testStayQuote } from '../../../../test-support/stay-quote.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';

const url = '/sandbox/challenge/pi_1';

function openChallenge(wallet = '') {
  const onEnd = vi.fn();
  const page = renderOnPage(<ChallengeDialog quote={testQuote()} url={url} wallet={wallet} onEnd={onEnd} />);
  const title = wallet ? english('pay.walletFrame', { wallet }) : english('pay.challengeFrame');
  const frame = screen.getByTitle(title) as HTMLIFrameElement;
  /** The page in the frame, or another window, sends a message. */
  function say(data: CardFrameMessage, { source, origin }: { source?: unknown; origin?: string } = {}) {
    const event = new MessageEvent('message', { data, origin: origin ?? window.location.origin });
    Object.defineProperty(event, 'source', { value: source ?? frame.contentWindow });
    act(() => void window.dispatchEvent(event));
  }
  const inside = {};
  Object.defineProperty(frame, 'contentWindow', { value: inside, configurable: true });
  return { ...page, onEnd, frame, say };
}

test('Without a bank page there is no dialog', () => {
  renderOnPage(<ChallengeDialog quote={testQuote()} url={undefined} wallet="" onEnd={() => {}} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('The bank page has the focus and a name, and its dialog explains what to do', () => {
  const { frame } = openChallenge();
  const dialog = screen.getByRole('dialog', { name: english('pay.challengeTitle') });
  expect(dialog.textContent).toContain(english('pay.challengeText'));
  expect(frame.getAttribute('src')).toBe(url);
  expect(document.activeElement).toBe(frame);
});

test('The sheet of a wallet names the wallet, and no bank', () => {
  openChallenge('Apple Pay');
  const dialog = screen.getByRole('dialog', { name: english('pay.walletTitle', { wallet: 'Apple Pay' }) });
  expect(dialog.outerHTML).not.toMatch(/bank/i);
});

test('The frame has the height that the bank page requests', () => {
  const { frame, say } = openChallenge();
  say({ type: 'height', px: 512 });
  expect(frame.height).toBe('512');
});

test('The dialog closes after the traveller has finished at the bank', () => {
  const { onEnd, say } = openChallenge();
  say({ type: 'challenge-done' });
  expect(onEnd.mock.calls).toEqual([[true]]);
});

test.each([
  ['another window', { source: window }],
  ['another origin', { origin: 'https://evil.example' }],
])('A message of %s does not close the dialog', (_, from) => {
  const { onEnd, say } = openChallenge();
  say({ type: 'challenge-done' }, from);
  expect(onEnd).not.toHaveBeenCalled();
});

test('An unknown message does not close the dialog', () => {
  const { onEnd, say, frame } = openChallenge();
  const height = frame.height;
  say({ type: 'height', px: 1e9 });
  say('challenge-done' as never);
  expect(frame.height).toBe(height);
  expect(onEnd).not.toHaveBeenCalled();
});

test('The button and Escape both cancel the bank’s check', async () => {
  const { user, onEnd } = openChallenge();
  await user.click(screen.getByRole('button', { name: english('pay.challengeLeave') }));
  expect(onEnd.mock.calls).toEqual([[false]]);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onEnd.mock.calls).toEqual([[false], [false]]);
});

test('A closed dialog ignores messages', () => {
  const { unmount, onEnd, say } = openChallenge();
  unmount();
  say({ type: 'challenge-done' });
  expect(onEnd).not.toHaveBeenCalled();
});

test('During a payment for a hotel its rooms stay held', () => {
  renderOnPage(<ChallengeDialog quote={testStayQuote()} url={url} wallet="" onEnd={() => {}} />);
  expect(screen.getByText(english('stay.challengeText'))).toBeTruthy();
});
