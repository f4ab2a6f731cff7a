import { expect, test, vi } from 'vitest';
import { currentToast, dismissToast, onToastChange, showToast } from './toast-queue.ts';

const saved = { text: 'Saved to wishlist', undoLabel: 'Undo', onUndo: () => {} };

test('a newer toast takes the place of an older one', () => {
  showToast(saved);
  showToast({ ...saved, text: 'Removed from wishlist' });
  expect(currentToast()?.text).toBe('Removed from wishlist');
  dismissToast();
  expect(currentToast()).toBeNull();
});

test('whoever shows toasts hears of each, until they stop listening', () => {
  const listener = vi.fn();
  const stop = onToastChange(listener);
  showToast(saved);
  dismissToast();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  showToast(saved);
  dismissToast();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('two toasts of the same text are two toasts', () => {
  showToast(saved);
  const first = currentToast()?.number;
  showToast(saved);
  expect(currentToast()?.number).not.toBe(first);
});
