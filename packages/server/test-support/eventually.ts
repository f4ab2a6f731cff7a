import { vi } from 'vitest';

/** Waits until a check passes. The limit is for busy machines only: a passing test never waits for it. */
export function eventually<Result>(check: () => Result | Promise<Result>, interval = 20): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval });
}
