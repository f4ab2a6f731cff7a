import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { ProofNeeded } from './proof-needed.tsx';

const say = (message: string) => {
  const channel = new BroadcastChannel('session');
  channel.postMessage(message);
  channel.close();
};

test('After a log-in in a window of its own the page says that the change can be made', async () => {
  renderOnPage(<ProofNeeded href="/oauth/begin?to=%2Fen%2Fdashboard&screen=proof" />, {
    address: '/en/dashboard',
  });
  expect(screen.getByText(english('profile.proof'))).toBeTruthy();
  say('left');
  say('signed-in');
  expect(await screen.findByText(english('profile.proven'))).toBeTruthy();
  expect(screen.queryByText(english('profile.proof'))).toBeNull();
  expect(screen.getByRole('link', { name: english('profile.prove') })).toBeTruthy();
});
