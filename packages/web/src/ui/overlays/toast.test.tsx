import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { ToastPart } from '../kit/row-part.tsx';
import { ToastRegion } from './toast.tsx';
import { dismissToast } from './toast-store.ts';

const run = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const bar = () => screen.getByRole('status');
const opener = () => screen.getByRole('button', { name: 'Save to wishlist' });

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  act(dismissToast);
});

async function save() {
  renderOnPage(
    <>
      <ToastPart />
      <ToastRegion />
    </>,
  );
  act(() => opener().focus());
  fireEvent.click(opener());
  await act(() => vi.dynamicImportSettled());
}

test('A toast is announced and disappears after six seconds', async () => {
  await save();
  expect(bar().textContent).toContain('Saved to wishlist');
  await run(5900);
  expect(bar().textContent).toContain('Saved to wishlist');
  await run(200);
  expect(bar().textContent).toBe('');
});

test('A toast stays while its button has the focus', async () => {
  await save();
  await run(5000);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await run(60_000);
  expect(bar().textContent).toContain('Saved to wishlist');
  act(() => opener().focus());
  await run(1100);
  expect(bar().textContent).toBe('');
});

test('A toast stays while the pointer is over it', async () => {
  await save();
  const text = screen.getByText('Saved to wishlist');
  await run(5000);
  fireEvent.pointerEnter(text.parentElement as HTMLElement);
  await run(60_000);
  expect(bar().textContent).toContain('Saved to wishlist');
  fireEvent.pointerLeave(text.parentElement as HTMLElement);
  await run(900);
  expect(bar().textContent).toContain('Saved to wishlist');
  await run(200);
  expect(bar().textContent).toBe('');
});

test('Undo reverses the action and returns the focus to where the action began', async () => {
  await save();
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  fireEvent.click(undo);
  expect(screen.getByText('Not saved')).toBeTruthy();
  expect(bar().textContent).toBe('');
  expect(document.activeElement).toBe(opener());
});
