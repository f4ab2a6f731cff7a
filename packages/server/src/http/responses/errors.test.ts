import type { ErrorCode } from '@ashore/core/errors/error-catalogue.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { answering } from '../../../test-support/http/request-response.ts';
import { codeOfFault, codeOfStatus, sendError } from './errors.ts';
import { dataHeaders } from './security-headers.ts';

test.each<[number, ErrorCode]>([
  [400, 'bad_request'],
  [401, 'unauthorised'],
  [404, 'not_found'],
  [410, 'gone'],
  [418, 'bad_request'],
  [429, 'too_many_requests'],
  [499, 'bad_request'],
  [500, 'internal'],
  [502, 'internal'],
  [503, 'unavailable'],
])(
  'The status %i of a page is reported as its error of the catalogue, or else as a general one: %s',
  (status, code) => {
    expect(codeOfStatus(status)).toBe(code);
  },
);

test.each<[string, unknown, ErrorCode]>([
  ['A failure of ours', new Failure('gone'), 'gone'],
  ['Invalid input of its address', new ORPCError('BAD_REQUEST', { status: 400 }), 'not_found'],
  ['Refused input of its address', new ORPCError('invalid_input', { status: 400 }), 'not_found'],
  ['An error of a call', new ORPCError('conflict', { status: 409 }), 'conflict'],
  ['An unknown error of a call', new ORPCError('NO_SUCH_CODE', { status: 403 }), 'forbidden'],
  ['An unknown error with an unknown status', new ORPCError('NO_SUCH_CODE', { status: 418 }), 'bad_request'],
  ['A time limit', new DOMException('too late', 'TimeoutError'), 'unavailable'],
  ['An aborted request', new DOMException('gone', 'AbortError'), 'internal'],
  ['Any other fault', new TypeError('no property'), 'internal'],
  ['A fault that is no error', 'TimeoutError', 'internal'],
])('%s of a page is reported as its code', (_, fault, code) => {
  expect(codeOfFault(fault)).toBe(code);
});

test('An error is sent as JSON that is stored nowhere, with its request ID and the headers of all answers', async () => {
  const { url } = await answering((exchange) =>
    sendError(exchange, 'too_many_requests', { 'retry-after': '7', 'cache-control': 'private' }),
  );
  const answer = await fetch(url);
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({ message: 'Too Many Requests', status: 429, code: 'too_many_requests' });
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
    429,
    {
      ...dataHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(text.length),
      'cache-control': 'private',
      'retry-after': '7',
      'x-request-id': expect.stringMatching(/^[\w-]+$/),
    },
  ]);
});

test('An error is stored nowhere unless its sender says otherwise', async () => {
  const { url } = await answering((exchange) => sendError(exchange, 'not_found'));
  expect((await fetch(url)).headers.get('cache-control')).toBe('no-store');
});
