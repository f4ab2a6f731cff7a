import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { orNothing } from './or-nothing.ts';

test('Nobody of that name is nothing; what is found is found.', async () => {
  expect(await orNothing(Promise.reject(new ORPCError('not_found', { status: 404 })))).toBeUndefined();
  expect(await orNothing(Promise.resolve('Lisbon'))).toBe('Lisbon');
});

test('Every other failure stays one.', async () => {
  const away = new ORPCError('unavailable', { status: 503 });
  await expect(orNothing(Promise.reject(away))).rejects.toBe(away);
  await expect(orNothing(Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
