import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { DialogPart } from '../kit/dialog-part.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');

async function open(opener: string) {
  const page = renderOnPage(<DialogPart />);
  await page.user.click(button(opener));
  const opened = screen.getByRole('dialog');
  return { ...page, opened };
}

test('A dialog is named by its title, described by its text and focuses its first button', async () => {
  const { opened } = await open('Ask');
  expect(screen.getByRole('dialog', { name: 'Need a little longer?', description: /until 14:32/ })).toBe(
    opened,
  );
  await waitFor(() => expect(document.activeElement).toBe(button('Keep 15 minutes more')));
});

test('A dialog that could lose input focuses its safe button', async () => {
  await open('Cancel a booking');
  await waitFor(() => expect(document.activeElement).toBe(button('Keep my booking')));
});

test('Escape and a press on the scrim close a dialog', async () => {
  const { user, opened } = await open('Ask');
  // A browser reports Escape to a modal dialog by this event.
  expect(fireEvent(opened, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(dialog()).toBeNull();
  await user.click(button('Ask'));
  await user.click(screen.getByRole('dialog'));
  expect(dialog()).toBeNull();
});

test('A press that begins inside a dialog and ends on its scrim does not close it', async () => {
  const { user, opened } = await open('Ask');
  await user.pointer([
    { keys: '[MouseLeft>]', target: button('Carry on without') },
    { keys: '[/MouseLeft]', target: opened },
  ]);
  fireEvent.click(opened);
  expect(dialog()).not.toBeNull();
});

test('A dialog that requires a decision is closed only by its buttons', async () => {
  const { user, opened } = await open('End the hold');
  fireEvent(opened, new Event('cancel', { cancelable: true }));
  await user.click(opened);
  // Chromium closes a dialog at a second Escape, unless the key itself is refused.
  expect(fireEvent.keyDown(opened, { key: 'Escape' })).toBe(false);
  expect(dialog()).not.toBeNull();
  await user.click(button('Hold 2 spots again'));
  expect(dialog()).toBeNull();
});
