import { ERROR_CODES } from '@ashore/core/errors/catalogue.ts';
import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { encodeError, errorBodyOf } from './error-body.ts';
import { codeOfFrameworkError } from './framework-errors.ts';

test('every code of the catalogue has its status and the English words for it', () => {
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
])('a failed call answers in one shape: %s', (_, error, expected) => {
  const body = encodeError(error);
  expect(body).toMatchObject(expected);
  expect(JSON.stringify(body)).not.toContain('secret');
});

test.each([
  [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 'payload_too_large'],
  [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 'unsupported_media_type'],
  [{ code: 'FST_ERR_CTP_EMPTY_JSON_BODY', statusCode: 400 }, 'malformed_json'],
  [{ code: 'FST_ERR_BAD_URL', statusCode: 400 }, 'bad_request'],
  [{ code: 'SOMETHING', statusCode: 418 }, 'bad_request'],
  [new Error('fault'), 'internal'],
])('what the framework refuses is refused in our words: %j', (error, code) => {
  expect(codeOfFrameworkError(error)).toBe(code);
});
