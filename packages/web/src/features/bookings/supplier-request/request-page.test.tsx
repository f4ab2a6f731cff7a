import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { RequestPage } from './request-page.tsx';

const secret = 's'.repeat(43);
const show = 'GET /api/supplier-answers/*';
const answer = 'POST /api/supplier-answers/*';
const request = {
  state: 'on_request',
  orderNumber: '7K2M-94QD',
  tripName: 'Sunset sail on the Tagus with wine',
  label: 'Shared sloop, with wine',
  date: '2037-05-15',
  time: '19:15',
  timeZone: 'Europe/Lisbon',
  city: 'Lisbon',
  facts: [],
  people: [{ ticketType: 'adult', count: 2 }],
  answerUntil: '2037-05-02T12:00:00.000Z',
  utcNow: '2037-05-01T12:00:00.000Z',
};
const fails = (status: number) => Response.json({ status }, { status });

/** The page of the link in the supplier's email, on which the request is open. */
async function openRequest(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls({ [show]: () => request, ...answers });
  const page = renderOnPage(<RequestPage secret={secret} />);
  await screen.findByText(request.orderNumber);
  return { ...page, sent: () => calls.filter(({ name }) => name === answer).map(({ body }) => body) };
}

const press = (key: Parameters<typeof english>[0]) => screen.getByRole('button', { name: english(key) });
/** The message that replaces the buttons and receives the focus. */
async function findText(key: Parameters<typeof english>[0]) {
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(english(key)));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  expect(screen.queryByRole('button', { name: english('answer.accept') })).toBeNull();
}

test('A supplier accepts with one press', async () => {
  const { user, sent } = await openRequest({ [answer]: () => undefined });
  await user.click(press('answer.accept'));
  await findText('answer.accepted');
  expect(sent()).toMatchObject([{ answer: 'accept' }]);
});

test('A supplier who declines is asked for a reason before the answer is sent', async () => {
  const { user, sent } = await openRequest({ [answer]: () => undefined });
  await user.click(press('answer.decline'));
  const reason = screen.getByLabelText(english('answer.reason'));
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(sent()).toEqual([]);
  await user.type(reason, 'The boat is being repaired.');
  await user.click(press('answer.sendNo'));
  await findText('answer.declined');
  expect(sent()).toMatchObject([{ answer: 'decline', reason: 'The boat is being repaired.' }]);
});

test('A supplier who answers after the deadline reads that it has passed', async () => {
  const { user } = await openRequest({ [answer]: () => fails(410) });
  await user.click(press('answer.accept'));
  await findText('answer.late');
});

test('A supplier who answers a withdrawn request reads that it was withdrawn', async () => {
  let now: object = request;
  const { user } = await openRequest({ [show]: () => now, [answer]: () => fails(409) });
  now = { ...request, state: 'cancelled' };
  await user.click(press('answer.accept'));
  await findText('answer.withdrawn');
});

test('An answer that could not be sent can be sent again', async () => {
  const answers: (Response | undefined)[] = [Response.error(), undefined];
  const { user } = await openRequest({ [answer]: () => answers.shift() });
  await user.click(press('answer.accept'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(english('answer.failed')));
  await user.click(press('answer.accept'));
  await findText('answer.accepted');
});

test('A supplier who opens the link again reads the earlier answer', async () => {
  answerCalls({ [show]: () => ({ ...request, state: 'confirmed' }) });
  renderOnPage(<RequestPage secret={secret} />);
  expect(await screen.findByText(english('answer.alreadyAccepted'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: english('answer.accept') })).toBeNull();
});
