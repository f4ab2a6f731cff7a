import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../store/root-store.ts';
import { readSavedStores } from '../../store/saved-store.ts';
import { NewsletterPreference } from './newsletter-preference.tsx';

const userinfo = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };
const read = 'GET /api/user/newsletter';
const change = 'PUT /api/user/newsletter';

beforeEach(() =>
  act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
    useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  }),
);

function open(answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls(answers);
  renderOnPage(<NewsletterPreference />, { address: '/en/dashboard' });
  return sent;
}
const button = (name: 'newsletterJoin' | 'newsletterLeave') =>
  screen.getByRole('button', { name: english(`dashboard.${name}`) });

test('A traveller subscribes and unsubscribes, and reads what is true', async () => {
  const sent = open({
    [read]: () => ({ status: 'not_subscribed' }),
    [change]: ({ body }) => ({
      status: (body as { isSubscribed: boolean }).isSubscribed ? 'subscribed' : 'not_subscribed',
    }),
  });
  fireEvent.click(await waitFor(() => button('newsletterJoin')));
  fireEvent.click(await waitFor(() => button('newsletterLeave')));
  await waitFor(() => button('newsletterJoin'));
  expect(sent.filter(({ name }) => name === change).map(({ body }) => body)).toEqual([
    { isSubscribed: true },
    { isSubscribed: false },
  ]);
});

test('A change that does not reach the server leaves the choice as it was', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  open({
    [read]: () => ({ status: 'subscribed' }),
    [change]: () => Response.json({ status: 503 }, { status: 503 }),
  });
  fireEvent.click(await waitFor(() => button('newsletterLeave')));
  await waitFor(() => screen.getByText(english('dashboard.unreachable')));
  expect(button('newsletterLeave')).toBeTruthy();
});

test('A site without a newsletter offers none', async () => {
  const sent = open({ [read]: () => ({ status: null }) });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('A preference that could not be read is read again by a button', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  open({ [read]: () => Response.json({ status: 503 }, { status: 503 }) });
  await screen.findByText(english('dashboard.unreachable'));
  answerCalls({ [read]: () => ({ status: 'subscribed' }) });
  fireEvent.click(screen.getByRole('button', { name: english('dashboard.again') }));
  await waitFor(() => button('newsletterLeave'));
});
