import { expect, test, vi } from 'vitest';
import { currentToast, dismissToast, onToastChange, showToast } from './toast-store.ts';

const saved = { text: 'Saved to wishlist', undoLabel: 'Undo', onUndo: () => {} };

test('A newer toast replaces an older one', () => {
  showToast(saved);
  showToast({ ...saved, text: 'Removed from wishlist' });
  expect(currentToast()?.text).toBe('Removed from wishlist');
  dismissToast();
  expect(currentToast()).toBeNull();
});

test('A listener is called for each change until it is removed', () => {
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

test('Two toasts with the same text have different numbers', () => {
  showToast(saved);
  const first = currentToast()?.number;
  showToast(saved);
  expect(currentToast()?.number).not.toBe(first);
});
