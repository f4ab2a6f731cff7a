import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { orNothing } from './calls.ts';

test('A call that finds nothing returns undefined, and any other result is returned', async () => {
  expect(await orNothing(Promise.reject(new ORPCError('not_found', { status: 404 })))).toBeUndefined();
  expect(await orNothing(Promise.resolve('Lisbon'))).toBe('Lisbon');
});

test('Any other failure is thrown', async () => {
  const away = new ORPCError('unavailable', { status: 503 });
  await expect(orNothing(Promise.reject(away))).rejects.toBe(away);
  await expect(orNothing(Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
