import { emailSecretField } from '@ashore/core/contract/conventions.ts';
import { expect, test } from 'vitest';
import { hashOf, newMailSecret, secretName } from './mail-token.ts';

test('A secret has the form that calls accept, and no two are the same', () => {
  const secrets = Array.from({ length: 100 }, newMailSecret);
  for (const secret of secrets) expect(emailSecretField.safeParse(secret).success).toBe(true);
  expect(new Set(secrets).size).toBe(100);
});

test('Neither what is stored of a secret nor the name of its email reveals it', () => {
  const secret = newMailSecret();
  expect(hashOf(secret)).toHaveLength(32);
  expect(hashOf(secret).equals(hashOf(secret))).toBe(true);
  expect(secret).not.toContain(secretName(secret));
  expect(secretName(secret)).toMatch(/^[A-Za-z0-9_-]{22}$/);
});
