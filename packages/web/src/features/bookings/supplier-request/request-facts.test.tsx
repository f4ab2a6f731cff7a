import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { shownFacts } from '../../../../test-support/facts.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { RequestPage } from './request-page.tsx';

vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

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
  people: [
    { ticketType: 'adult', count: 2 },
    { ticketType: 'child', count: 1 },
  ],
  facts: [
    { kind: 'ages', label: 'Ages', text: '36, 34 and 9', href: null },
    { kind: 'pickup', label: 'Pick-up', text: 'Hotel Avenida', href: null },
  ],
  answerUntil: '2037-05-02T12:00:00.000Z',
  utcNow: '2037-05-01T12:00:00.000Z',
};
const fails = (status: number) => Response.json({ status }, { status });

async function openRequest(parts: object = {}) {
  answerCalls({ [show]: () => ({ ...request, ...parts }) });
  const page = renderOnPage(<RequestPage secret={secret} />);
  await screen.findByRole('heading', { name: request.tripName });
  return { ...page, facts: shownFacts() };
}

test('A request shows the option, the trip, the start, the number of travellers and the deadline', async () => {
  const { facts } = await openRequest();
  expect(screen.getByText('Shared sloop, with wine')).toBeTruthy();
  expect(facts).toEqual({
    [english('answer.day')]: 'Fri, 15 May 2037, 19:15 (Lisbon time)',
    [english('answer.party')]: '2 adults, 1 child',
    Ages: '36, 34 and 9',
    'Pick-up': 'Hotel Avenida',
    [english('answer.order')]: '7K2M-94QD',
    [english('answer.until')]: 'Sat, 2 May 2037, 13:00 (Lisbon time)',
  });
  expect(screen.getByText(english('answer.ifNothing'))).toBeTruthy();
});

test('An option with the same name as its trip is shown once, and a trip without a start time shows its day', async () => {
  const { facts } = await openRequest({ label: request.tripName, time: null });
  expect(screen.getAllByText(request.tripName)).toHaveLength(1);
  expect(facts[english('answer.day')]).toBe('Fri, 15 May 2037');
});

test('An answered request shows no deadline', async () => {
  const { facts } = await openRequest({ state: 'declined' });
  expect(screen.getByText(english('answer.alreadyDeclined'))).toBeTruthy();
  expect(facts).not.toHaveProperty([english('answer.until')]);
  expect(facts).not.toHaveProperty('Ages');
});

test('A request past its deadline cannot be answered, even before the worker has ended it', async () => {
  await openRequest({ utcNow: request.answerUntil });
  expect(screen.getByText(english('answer.late'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('Before hydration the page reports that the link is being checked, and makes no call', () => {
  const calls = answerCalls({});
  renderOnPage(<RequestPage secret={undefined} />);
  expect(screen.getByRole('status').textContent).toBe(english('answer.opening'));
  expect(calls).toEqual([]);
});

test('A link without a secret leads to no request and makes no call', async () => {
  const calls = answerCalls({});
  renderOnPage(<RequestPage secret={null} />);
  expect(await screen.findByText(english('answer.missing'))).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each([400, 404])('A secret that the server does not know (%i) leads to no request', async (status) => {
  answerCalls({ [show]: () => fails(status) });
  renderOnPage(<RequestPage secret={secret} />);
  expect(await screen.findByText(english('answer.missing'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('A button loads a request again that failed to load', async () => {
  const answers: object[] = [fails(503), request];
  answerCalls({ [show]: () => answers.shift() });
  const { user } = renderOnPage(<RequestPage secret={secret} />);
  await screen.findByText(english('answer.unreached'));
  await user.click(screen.getByRole('button', { name: english('answer.again') }));
  expect(await screen.findByRole('button', { name: english('answer.accept') })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('A supplier who returns from declining can accept, and the typed reason is kept for declining later', async () => {
  const { user } = await openRequest();
  await user.click(screen.getByRole('button', { name: english('answer.decline') }));
  await user.type(screen.getByLabelText(english('answer.reason')), 'No wind');
  await user.click(screen.getByRole('button', { name: english('answer.back') }));
  expect(screen.getByRole('button', { name: english('answer.accept') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: english('answer.decline') }));
  expect(screen.getByLabelText(english('answer.reason'))).toHaveProperty('value', 'No wind');
});

test('While an answer is being sent its button is busy, and neither answer can be sent again', async () => {
  const sending = Promise.withResolvers<undefined>();
  const calls = answerCalls({ [show]: () => request, [answer]: () => sending.promise as never });
  const { user } = renderOnPage(<RequestPage secret={secret} />);
  await user.click(await screen.findByRole('button', { name: english('answer.accept') }));
  const busy = await screen.findByRole('button', { name: english('answer.sending') });
  await user.click(busy);
  await user.click(screen.getByRole('button', { name: english('answer.decline') }));
  await user.click(screen.getByRole('button', { name: english('answer.sendNo') }));
  expect(calls.filter(({ name }) => name === answer)).toHaveLength(1);
  await act(async () => sending.resolve(undefined));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(english('answer.accepted')));
});
