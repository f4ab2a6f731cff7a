import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import NewsletterForm from './newsletter.tsx';

const subscription = 'POST /api/newsletter/subscriptions/*';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: english('shell.emailAddress') });
const button = () => screen.getByRole('button', { name: english('shell.subscribe') });
const status = () => screen.getByRole('status');

async function subscribe(address: string) {
  const { user } = renderOnPage(<NewsletterForm />);
  await user.type(field(), address);
  await user.click(button());
}

test('A missing or wrong email address is reported beside the field, and nothing is sent', async () => {
  const calls = answerCalls({});
  const { user } = renderOnPage(<NewsletterForm />);
  await user.click(button());
  expect(screen.getByRole('alert').textContent).toBe(english('shell.emailMissing'));
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.type(field(), 'mara');
  await user.click(button());
  expect(screen.getByRole('alert').textContent).toBe(english('shell.emailInvalid'));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(calls).toHaveLength(0);
});

test('After the subscription the email address replaces the form and has the focus', async () => {
  const calls = answerCalls({ [subscription]: ({ body }) => body as object });
  await subscribe('mara@example.org');
  await waitFor(() => expect(status().textContent).toBe(english('shell.newsletterSuccess')));
  await waitFor(() => expect(document.activeElement).toBe(status()));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(calls).toMatchObject([
    {
      path: '/api/newsletter/subscriptions/ashore',
      body: { email_address: 'mara@example.org', status: 'pending', language: 'en' },
    },
  ]);
});

test('A response without the email address means that it is already subscribed', async () => {
  answerCalls({ [subscription]: () => ({}) });
  await subscribe('mara@example.org');
  await waitFor(() => expect(status().textContent).toBe(english('shell.newsletterAlready')));
});

test('The button is busy until the response, and a failure keeps the typed text', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = answerCalls({ [subscription]: () => promise });
  await subscribe('mara@example.org');
  expect(screen.getByRole('button', { name: english('shell.subscribing') })).toBeTruthy();
  // Enter in the field sends a form as well.
  fireEvent.submit(field().form as HTMLFormElement);
  resolve(Response.error());
  await waitFor(() => expect(status().textContent).toBe(english('shell.newsletterError')));
  expect(field().value).toBe('mara@example.org');
  expect(button()).toBeTruthy();
  expect(calls).toHaveLength(1);
});
