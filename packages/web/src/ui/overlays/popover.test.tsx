import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { PopoverPart } from '../kit/panel-part.tsx';

const trigger = () => screen.getByRole('button', { name: 'Rooms and guests' });
const done = () => screen.queryByRole('button', { name: /Done/ });

async function open() {
  const page = renderOnPage(
    <>
      <PopoverPart />
      <button type="button">Elsewhere</button>
    </>,
  );
  await page.user.click(trigger());
  await waitFor(() => expect(done()).not.toBeNull());
  return page;
}

test('The trigger of a popover reports whether it is open, and closes the popover when pressed again', async () => {
  const { user } = await open();
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(trigger().getAttribute('aria-controls') ?? '');
  expect(panel?.contains(done())).toBe(true);
  await user.click(trigger());
  expect(done()).toBeNull();
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes a popover, keeps the input and returns the focus to the trigger', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'One more adult' }));
  await user.keyboard('{Escape}');
  expect(done()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
  await user.click(trigger());
  expect(done()).not.toBeNull();
});

test('The button at the end of a popover closes it and returns the focus', async () => {
  const { user } = await open();
  await user.click(done() as HTMLElement);
  expect(done()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

test('A press outside a popover closes it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('heading', { name: 'Popover' }));
  expect(done()).toBeNull();
});

test('A popover closes when the focus moves to another element, which keeps the focus', async () => {
  await open();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => done()?.focus());
  act(() => elsewhere.focus());
  expect(done()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(elsewhere));
});

test('A popover ignores an Escape press that another element has already handled', async () => {
  await open();
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  key.preventDefault();
  fireEvent(done() as HTMLElement, key);
  expect(done()).not.toBeNull();
});
