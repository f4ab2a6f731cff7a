import { afterEach, vi } from 'vitest';

// Every test of every package begins with the real functions, globals, environment and clock, also after one that failed
// in the middle. So no test undoes its own; `npm run check` refuses it.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
