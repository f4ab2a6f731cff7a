import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

const send = 'POST /api/contact';
const sendButton = () => screen.getByRole('button', { name: english('contact.send') });
const field = (key: Parameters<typeof english>[0]) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: startingWith(english(key)) });
/** Optional fields say so in their names. */
const startingWith = (text: string) => new RegExp(`^${text}`);
const shownErrors = () =>
  within(screen.getByRole('group', { name: english('form.summary') }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const operator = { email: 'hello@ashore.example' };
const site = { publicUrl: 'https://ashore.example', environment: 'integration', operator } as const;

const show = () => renderOnPage(<EnquiryForm />, { page: { site: { ...site, analyticsTag: undefined } } });

function fillIn(message = 'Hello') {
  fireEvent.click(screen.getByRole('radio', { name: english('contact.other') }));
  fireEvent.change(field('contact.name'), { target: { value: 'Mara Lind' } });
  fireEvent.change(field('shell.emailAddress'), { target: { value: ' mara@example.org ' } });
  fireEvent.change(field('contact.message'), { target: { value: message } });
}

const tooEarly = () => Response.json({ message: 'Too Many Requests', status: 429 }, { status: 429 });
const arrived = () => ({ reference: 'E-1234-5678' });

test('Errors are listed above the form in the order of its fields, and each links to its field', async () => {
  const calls = answerCalls({});
  const { user } = show();
  await user.type(field('contact.message'), 'My card is 4242 4242 4242 4242');
  await user.type(field('shell.emailAddress'), 'mara');
  await user.click(sendButton());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: english('form.summary') })),
  );
  expect(shownErrors()).toEqual([
    english('contact.kindMissing'),
    english('contact.nameMissing'),
    english('shell.emailInvalid'),
    english('form.cardNumber'),
  ]);
  await user.click(screen.getByRole('link', { name: english('form.cardNumber') }));
  await waitFor(() => expect(document.activeElement).toBe(field('contact.message')));
  expect(field('contact.message').getAttribute('aria-invalid')).toBe('true');
  expect(field('contact.message').value).toBe('My card is 4242 4242 4242 4242');
  // A changed field leaves the list; the others stay.
  await user.type(field('contact.name'), 'Mara');
  expect(shownErrors()).not.toContain(english('contact.nameMissing'));
  expect(shownErrors()).toHaveLength(3);
  expect(calls).toHaveLength(0);
});

test('A message that is too long is refused, and the error states its length and the limit', async () => {
  answerCalls({});
  show();
  fillIn('x'.repeat(10_000));
  fireEvent.click(sendButton());
  expect(shownErrors()).toEqual([expect.stringMatching(/5,000.*10,000/)]);
});

test('The field for an order number is shown, and its value sent, only if the message is about a booking', async () => {
  const calls = answerCalls({ [send]: arrived });
  show();
  fillIn();
  expect(
    screen.queryByRole('textbox', { name: startingWith(english('contact.bookingReference')) }),
  ).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: english('contact.booking') }));
  fireEvent.change(field('contact.bookingReference'), { target: { value: 'A-1234' } });
  fireEvent.click(screen.getByRole('radio', { name: english('contact.press') }));
  fireEvent.click(sendButton());
  await screen.findByRole('heading', { name: english('contact.sentTitle') });
  expect(calls.map(({ body }) => body)).toMatchObject([{ kind: 'press', bookingReference: '' }]);
});

test('A sent message is confirmed with its reference and the focus, after any number of presses', async () => {
  const calls = answerCalls({ [send]: arrived });
  show();
  fillIn('When does the boat leave?');
  fireEvent.click(sendButton());
  fireEvent.click(await screen.findByRole('button', { name: english('form.sending') }));
  const thanks = await screen.findByRole('heading', { name: english('contact.sentTitle') });
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(screen.getByText('E-1234-5678')).toBeTruthy();
  expect(screen.getByText(english('contact.sentText', { address: 'mara@example.org' }))).toBeTruthy();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { kind: 'other', name: 'Mara Lind', email: 'mara@example.org', message: 'When does the boat leave?' },
  ]);
});

test('If the server cannot be reached, the text stays, an email address is shown, and sending again sends the same message', async () => {
  const answers = [() => Response.error(), tooEarly, arrived];
  const calls = answerCalls({ [send]: () => answers.shift()?.() });
  show();
  fillIn();
  fireEvent.click(sendButton());
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert.textContent).toContain(english('form.failed')));
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('mailto:hello@ashore.example');
  fireEvent.click(sendButton());
  await waitFor(() => expect(alert.textContent).toContain(english('form.tooFast')));
  expect(field('contact.message').value).toBe('Hello');
  fireEvent.click(sendButton());
  await screen.findByRole('heading', { name: english('contact.sentTitle') });
  expect(new Set(calls.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

test('A message that was changed after a failed submission is sent with another ID', async () => {
  const answers = [() => Response.error(), arrived];
  const calls = answerCalls({ [send]: () => answers.shift()?.() });
  show();
  fillIn();
  fireEvent.click(sendButton());
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  fireEvent.change(field('contact.message'), { target: { value: 'Hello again' } });
  fireEvent.click(sendButton());
  await screen.findByRole('heading', { name: english('contact.sentTitle') });
  expect(new Set(calls.map(({ body }) => (body as { id: string }).id)).size).toBe(2);
});

test('A refusal by the server is shown at its field', async () => {
  answerCalls({ [send]: () => Response.json({ status: 422, field: 'message' }, { status: 422 }) });
  show();
  fillIn();
  fireEvent.click(sendButton());
  await waitFor(() => expect(shownErrors()).toEqual([english('form.cardNumber')]));
});
