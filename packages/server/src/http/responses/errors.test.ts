import type { ErrorCode } from '@ashore/core/errors/error-catalogue.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { codeOfFault, codeOfStatus } from './errors.ts';

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
