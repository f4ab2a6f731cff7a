import { beforeEach, vi } from 'vitest';

/** What a browser keeps, by its keys: empty before each test of the file that asks for it. */
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
