import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * A browser clock that stands still at this moment until the test moves it. Timers run as usual. `forward` also
 * reports that the tab is visible again, so that components read the clock at once.
 */
export function browserClock(start: string | number) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(start) });
  return {
    /** Moves the clock on. */
    async forward({ minutes = 0, seconds = 0 }): Promise<void> {
      await act(async () => {
        vi.setSystemTime(Date.now() + (minutes * 60 + seconds) * 1000);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    },
  };
}
