import { afterEach, expect, test, vi } from 'vitest';

const replaceable = { text: () => 'real' };

// The set-up of all tests loads undo-mocks.ts. Its hook runs after this one, so here the mock still lasts.
afterEach(() => expect(replaceable.text()).toBe('mock'));

// Two equal tests: the one that runs second must find nothing of the first.
test.each([1, 2])('A test begins with real functions, globals, environment and clock: %i', () => {
  const seen = [
    replaceable.text(),
    Reflect.get(globalThis, 'replaced'),
    process.env.REPLACED,
    vi.isFakeTimers(),
  ];
  expect(seen).toEqual(['real', undefined, undefined, false]);
  vi.spyOn(replaceable, 'text').mockReturnValue('mock');
  vi.stubGlobal('replaced', 'mock');
  vi.stubEnv('REPLACED', 'mock');
  vi.useFakeTimers({ toFake: ['Date'] });
});
