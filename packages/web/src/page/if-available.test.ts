import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { ifAvailable } from './if-available.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('A successful answer is returned, and the page may be cached as long as before', async () => {
  const limitExpiry = vi.fn();
  expect(await ifAvailable({ now, limitExpiry }, Promise.resolve('a list'))).toBe('a list');
  expect(limitExpiry).not.toHaveBeenCalled();
});

test('If the database is unreachable, the answer is undefined and the page is not cached for other visitors', async () => {
  const limitExpiry = vi.fn();
  const call = Promise.reject(new ORPCError('unavailable', { status: 503 }));
  expect(await ifAvailable({ now, limitExpiry }, call)).toBeUndefined();
  expect(limitExpiry).toHaveBeenCalledWith(now);
});

test('Any other error is thrown, so that a page cannot hide a fault', async () => {
  const faults = [new Error('a fault'), new ORPCError('invalid_input', { status: 400 }), 'thrown'];
  for (const fault of faults) {
    await expect(ifAvailable({ now, limitExpiry: () => {} }, Promise.reject(fault))).rejects.toBe(fault);
  }
});
