import { beforeEach, vi } from 'vitest';

/**
 * Replaces `localStorage` and returns its entries by key. It is emptied before each test of the calling file.
 */
export function savedForTests(): Map<string, string> {
  const saved = new Map<string, string>();
  beforeEach(() => {
    saved.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => void saved.set(key, value),
    });
  });
  return saved;
}
