import { expect, test, vi } from 'vitest';
import { loadParts } from './load-parts.ts';

test('The parts of every screen that has some are loaded, and a failure is reported', async () => {
  const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
  await loadParts([
    undefined,
    {},
    { handle: {} },
    { handle: { loadParts: first } },
    { handle: { loadParts: second } },
  ]);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  const offline = async () => {
    throw new TypeError('offline');
  };
  await expect(loadParts([{ handle: { loadParts: offline } }])).rejects.toThrow('offline');
});
