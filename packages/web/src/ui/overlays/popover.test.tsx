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

test('The trigger of a popover says whether it is open, and closes it when pressed again', async () => {
  const { user } = await open();
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(trigger().getAttribute('aria-controls') ?? '');
  expect(panel?.contains(done())).toBe(true);
  await user.click(trigger());
  expect(done()).toBeNull();
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes a popover, which keeps what was set and gives the focus back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'One adult more' }));
  await user.keyboard('{Escape}');
  expect(done()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
  await user.click(trigger());
  expect(done()).not.toBeNull();
});

test('The button at its end closes a popover and gives the focus back', async () => {
  const { user } = await open();
  await user.click(done() as HTMLElement);
  expect(done()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

test('A popover closes at a press elsewhere', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('heading', { name: 'Popover' }));
  expect(done()).toBeNull();
});

test('A popover closes when the focus goes elsewhere, which then keeps it', async () => {
  await open();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => done()?.focus());
  act(() => elsewhere.focus());
  expect(done()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(elsewhere));
});

test('A popover leaves Escape to what has used the key already', async () => {
  await open();
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  key.preventDefault();
  fireEvent(done() as HTMLElement, key);
  expect(done()).not.toBeNull();
});
