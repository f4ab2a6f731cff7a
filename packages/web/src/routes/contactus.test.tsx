import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { english } from '../../test-support/english.ts';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import Contact from './contactus.tsx';

test('The title of the page says that the message was sent', async () => {
  answerCalls({ 'POST /api/contact': () => ({ reference: 'E-1234-5678' }) });
  const loaderData = { title: 'Contact', description: '', lead: '', blocks: [] };
  renderOnPage(<Contact {...({ loaderData } as unknown as Parameters<typeof Contact>[0])} />);
  expect(document.title).toContain('Contact');
  fireEvent.click(screen.getByRole('radio', { name: english('contact.press') }));
  for (const [label, value] of [
    [english('contact.name'), 'Mara Lind'],
    [english('shell.emailAddress'), 'mara@example.org'],
    [english('contact.message'), 'Hello'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: english('contact.send') }));
  await waitFor(() => expect(document.title).toContain(english('contact.sentTitle')));
});
