import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { recordDocumentLoads } from '../../../test-support/record-document-loads.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { FindBookingForm } from './find-booking-form.tsx';

const find = 'POST /api/bookings/search';
const accessKey = 'k'.repeat(43);
const fails = (status: number) => Response.json({ status }, { status });

function openForm(answer: () => object | Promise<object>, locale: 'en' | 'de' = 'en') {
  const calls = answerCalls({ [find]: answer as () => object });
  const loads = recordDocumentLoads();
  const site = {
    publicUrl: 'https://ashore.example',
    environment: 'integration',
    operator: { email: 'help@ashore.example' },
    analyticsTag: undefined,
  } as const;
  const page = renderOnPage(<FindBookingForm />, { locale, page: { site } });
  const [orderNumber, email] = screen.getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement];
  const button = screen.getByRole('button');
  return {
    ...page,
    calls,
    loads,
    orderNumber,
    email,
    button,
    async fill(order = 'K7Q2-M9XT', address = ' marie@example.org ') {
      await page.user.type(orderNumber, order);
      await page.user.type(email, address);
      await page.user.click(button);
    },
  };
}

const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join();

test('Both fields have labels, and the browser can fill in the email address', () => {
  const { orderNumber, email } = openForm(() => ({ accessKey }));
  expect(screen.getByLabelText(english('booking.orderNumber'))).toBe(orderNumber);
  expect(screen.getByLabelText(english('shell.emailAddress'))).toBe(email);
  expect(email.autocomplete).toBe('email');
});

test('A matching booking opens in the language of the page, with its key in the fragment', async () => {
  const { fill, calls, loads } = openForm(() => ({ accessKey }), 'de');
  await fill();
  await waitFor(() => expect(loads).toEqual([{ how: 'assign', address: `/de/booking#key=${accessKey}` }]));
  expect(calls).toMatchObject([{ body: { orderNumber: 'K7Q2-M9XT', email: 'marie@example.org' } }]);
});

test('Empty fields are listed in a summary that has the focus, and nothing is sent', async () => {
  const { user, button, calls, orderNumber, email } = openForm(() => ({ accessKey }));
  await user.click(button);
  const summary = screen.getByRole('group', { name: english('form.summary') });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    english('booking.orderMissing'),
    english('shell.emailMissing'),
  ]);
  expect(orderNumber.getAttribute('aria-invalid')).toBe('true');
  expect(described(orderNumber)).toContain(english('booking.orderMissing'));
  expect(described(email)).toContain(english('shell.emailMissing'));
  expect(calls).toEqual([]);
});

test('A link of the summary leads to its field', async () => {
  const { user, button, email } = openForm(() => ({ accessKey }));
  await user.click(button);
  await user.click(screen.getByRole('link', { name: english('shell.emailMissing') }));
  expect(document.activeElement).toBe(email);
});

test('An error disappears as soon as its field is changed, and the others stay', async () => {
  const { user, button, orderNumber, email } = openForm(() => ({ accessKey }));
  await user.click(button);
  await user.type(orderNumber, 'K');
  expect(orderNumber.getAttribute('aria-invalid')).toBeNull();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('link', { name: english('booking.orderMissing') })).toBeNull();
});

test('An unknown booking is reported without revealing which of the two values was wrong, and the typed values stay', async () => {
  const { fill, loads, orderNumber, email } = openForm(() => fails(404));
  await fill();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(english('booking.notFound')));
  expect(orderNumber.getAttribute('aria-invalid')).toBeNull();
  expect(email.getAttribute('aria-invalid')).toBeNull();
  expect(orderNumber.value).toBe('K7Q2-M9XT');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(loads).toEqual([]);
});

test('Too many searches and a failed search have different messages, and the latter shows an email address for help', async () => {
  const answers = [fails(429), fails(503)];
  const { fill, user, button } = openForm(() => answers.shift() ?? { accessKey });
  await fill();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(english('form.tooFast')));
  expect(screen.queryByRole('link', { name: 'help@ashore.example' })).toBeNull();
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(english('form.failed')));
  expect(screen.getByRole('link', { name: 'help@ashore.example' }).getAttribute('href')).toBe(
    'mailto:help@ashore.example',
  );
});

test('Searching again removes the message of the last search at once', async () => {
  const second = Promise.withResolvers<object>();
  const answers: (object | Promise<object>)[] = [fails(404), second.promise];
  const { fill, user, button, loads } = openForm(() => answers.shift() ?? {});
  await fill();
  await screen.findByText(english('booking.notFound'));
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(screen.queryByText(english('booking.notFound'))).toBeNull();
  await act(async () => second.resolve({ accessKey }));
  await waitFor(() => expect(loads).toHaveLength(1));
});

test('A second press during a search sends no second request', async () => {
  const answer = Promise.withResolvers<object>();
  const { fill, user, button, calls, loads } = openForm(() => answer.promise);
  await fill();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByRole('button', { name: english('booking.finding') })).toBe(button);
  await user.click(button);
  await user.keyboard('{Enter}');
  await act(async () => answer.resolve({ accessKey }));
  await waitFor(() => expect(loads).toHaveLength(1));
  expect(calls).toHaveLength(1);
});
