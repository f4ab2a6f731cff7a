import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Timers of the page that stand still until the test lets time pass, however long the machine takes. Answers to calls
 * still arrive.
 */
export function pageTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  return {
    /** Lets so many milliseconds pass on the page. */
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    /** Waits until this check no longer fails, while the timers of the page stand still. */
    async until(check: () => void): Promise<void> {
      const end = performance.now() + 20_000;
      while (fails(check) && performance.now() < end)
        await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
      check();
    },
  };
}

function fails(check: () => void): boolean {
  try {
    check();
    return false;
  } catch {
    return true;
  }
}
