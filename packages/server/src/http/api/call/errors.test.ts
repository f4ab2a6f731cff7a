import { ERROR_CODES } from '@ashore/core/errors/error-catalogue.ts';
import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { encodeError, errorBodyOf } from './errors.ts';

test('Every error code has a status and an English message', () => {
  for (const code of ERROR_CODES) {
    const body = errorBodyOf(code);
    expect(body).toEqual({ code, status: expect.any(Number), message: expect.stringMatching(/^[A-Z]/) });
  }
});

test.each([
  ['a refusal of ours', new ORPCError('gone', { status: 410 }), { code: 'gone', status: 410 }],
  [
    'with the field it is about',
    new ORPCError('conflict', { data: { field: 'cart' } }),
    { code: 'conflict', field: 'cart' },
  ],
  [
    'with the amount due',
    new ORPCError('conflict', { data: { field: 'amount', total: { amount: 97, currency: 'EUR' } } }),
    { code: 'conflict', field: 'amount', total: { amount: 97, currency: 'EUR' } },
  ],
  [
    'input that the contract does not allow',
    new ORPCError('BAD_REQUEST', { data: { issues: [{ path: ['persons', 0, { key: 'email' }] }] } }),
    { code: 'invalid_input', field: 'persons.0.email' },
  ],
  ['input of the wrong shape', new ORPCError('BAD_REQUEST'), { code: 'invalid_input' }],
  [
    'a fault',
    new ORPCError('INTERNAL_SERVER_ERROR', { message: 'a secret' }),
    { code: 'internal', status: 500 },
  ],
  ['what has no code of ours', new ORPCError('TEAPOT', { status: 418 }), { code: 'internal' }],
])('A failed call answers in one format: %s', (_, error, expected) => {
  const body = encodeError(error);
  expect(body).toMatchObject(expected);
  expect(JSON.stringify(body)).not.toContain('secret');
});
