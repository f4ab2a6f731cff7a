import { afterEach, expect, test, vi } from 'vitest';

const shown = { text: () => 'real' };

// Hooks of a file run before those of its set-up, so what a test replaces lasts until this one has run.
afterEach(() => expect(shown.text()).toBe('mock'));

// Of the two tests the later one finds what the earlier one left, in any order.
test.each([1, 2])('A test begins with real functions, globals, environment and clock: %i', () => {
  const seen = [shown.text(), Reflect.get(globalThis, 'replaced'), process.env.REPLACED, vi.isFakeTimers()];
  expect(seen).toEqual(['real', undefined, undefined, false]);
  vi.spyOn(shown, 'text').mockReturnValue('mock');
  vi.stubGlobal('replaced', 'mock');
  vi.stubEnv('REPLACED', 'mock');
  vi.useFakeTimers({ toFake: ['Date'] });
});
