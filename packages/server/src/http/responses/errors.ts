import {
  ERROR_CODES,
  type ErrorCode,
  errorCatalogue,
  isErrorCode,
} from '@ashore/core/errors/error-catalogue.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { ORPCError } from '@orpc/server';
import { isDatabaseUnavailable } from '../../database/errors.ts';
import { errorBodyOf } from '../api/call/errors.ts';
import type { RequestResponse } from '../server/request-response.ts';
import { dataHeaders } from './security-headers.ts';

/** Sends an error in the one format that programs read. */
export function sendError(
  { response, id }: RequestResponse,
  code: ErrorCode,
  moreHeaders: Readonly<Record<string, string>> = {},
): void {
  const body = errorBodyOf(code);
  const text = JSON.stringify(body);
  response.writeHead(body.status, {
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-request-id': id,
    ...moreHeaders,
  });
  response.end(text);
}

/** The error code for what a page threw. */
export function codeOfFault(fault: unknown): ErrorCode {
  if (fault instanceof Failure) return fault.code;
  if (fault instanceof ORPCError) return codeOfCallError(fault);
  if (isDatabaseUnavailable(fault)) return 'unavailable';
  return fault instanceof Error && fault.name === 'TimeoutError' ? 'unavailable' : 'internal';
}

/** The input of a page comes from its address. If that input is invalid, the page does not exist. */
function codeOfCallError({ code, status }: ORPCError<string, unknown>): ErrorCode {
  if (code === 'BAD_REQUEST' || code === 'invalid_input') return 'not_found';
  return isErrorCode(code) ? code : codeOfStatus(status);
}

export function codeOfStatus(status: number): ErrorCode {
  const code = ERROR_CODES.find((known) => errorCatalogue[known].status === status);
  return code ?? (status < 500 ? 'bad_request' : 'internal');
}
