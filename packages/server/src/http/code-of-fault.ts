import { ERROR_CODES, type ErrorCode, errorCatalogue, isErrorCode } from '@ashore/core/errors/catalogue.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { ORPCError } from '@orpc/server';
import { isDatabaseUnavailable } from '../database/is-unavailable.ts';

/** How to answer for what a page threw. */
export function codeOfFault(fault: unknown): ErrorCode {
  if (fault instanceof Failure) return fault.code;
  if (fault instanceof ORPCError) return codeOfCall(fault);
  if (isDatabaseUnavailable(fault)) return 'unavailable';
  return fault instanceof Error && fault.name === 'TimeoutError' ? 'unavailable' : 'internal';
}

/** What a page asks for comes out of its address: where that makes no sense, there is no such page. */
function codeOfCall({ code, status }: ORPCError<string, unknown>): ErrorCode {
  if (code === 'BAD_REQUEST' || code === 'invalid_input') return 'not_found';
  return isErrorCode(code) ? code : codeOfStatus(status);
}

export function codeOfStatus(status: number): ErrorCode {
  const code = ERROR_CODES.find((known) => errorCatalogue[known].status === status);
  return code ?? (status < 500 ? 'bad_request' : 'internal');
}
