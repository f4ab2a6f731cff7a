import * as crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from './hash-password.ts';

vi.mock('node:crypto', async (importOriginal) => {
  const actual = await importOriginal<typeof crypto>();
  return { ...actual, argon2: vi.fn(actual.argon2) };
});

test('A password matches its own hash and no other password does', async () => {
  const hashed = await hashPassword('correct horse battery');
  expect(await isPassword('correct horse battery', hashed)).toBe(true);
  expect(await isPassword('correct horse batterz', hashed)).toBe(false);
  expect(await isPassword('', hashed)).toBe(false);
});

test('A hash names argon2id with its cost, and two hashes of one password differ', async () => {
  const [one, other] = await Promise.all([hashPassword('a password'), hashPassword('a password')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('A password matches however its accents were composed', async () => {
  expect(await isPassword('caf\u0065\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
});

test('Without a stored hash no password matches', async () => {
  expect(await isPassword('anything', null)).toBe(false);
});

test('Without a stored hash the same work is done, so that the time does not tell whether there is an account', async () => {
  // Test files share loaded modules. Another file may have loaded this one with the real function.
  const ownCopy = './hash-password.ts?with-counted-work';
  const counted: typeof import('./hash-password.ts') = await import(/* @vite-ignore */ ownCopy);
  const workOf = async (hashed: string | null) => {
    const argon2 = vi.mocked(crypto.argon2).mockClear();
    await counted.isPassword('a wrong password', hashed);
    return argon2.mock.calls.map(([method, { memory, passes, parallelism, tagLength }]) => [
      method,
      { memory, passes, parallelism, tagLength },
    ]);
  };
  // The first comparison makes the hash that stands in for a missing one.
  await counted.isPassword('any', null);
  const withAccount = await workOf(await hashPassword('the password'));
  expect(withAccount).toEqual([['argon2id', { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }]]);
  expect(await workOf(null)).toEqual(withAccount);
});

test('A hash with a lower cost still matches, so that the cost can be raised', async () => {
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$';
  const hashed = await hashPassword('pass word');
  expect(await isPassword('pass word', cheap + hashed.split('$').slice(4).join('$'))).toBe(false);
});

test('More hashes than may wait are refused, and the others are answered', async () => {
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => isPassword('x', null)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.map((result) => (result as PromiseRejectedResult).reason.code)).toEqual([
    ...Array.from({ length: refused.length }, () => 'unavailable'),
  ]);
  expect(refused.length).toBeGreaterThan(0);
  expect(results.length - refused.length).toBeGreaterThanOrEqual(64);
});
