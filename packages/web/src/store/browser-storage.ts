import type { StateStorage } from 'zustand/middleware';

/** The browser's storage, or nothing: private windows, full disks and strict settings make it throw at any moment. */
export const browserStorage: StateStorage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key, value) => void attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => void attempt(() => localStorage.removeItem(key)),
};

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
