import type { ErrorCode } from '@ashore/core/errors/catalogue.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { codeOfStatus } from '../code-of-fault.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
};

/** The code of our catalogue for what the framework refuses before a call is reached. */
export function codeOfFrameworkError(error: unknown): ErrorCode {
  if (error instanceof Failure) return error.code;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  return codes[code] ?? codeOfStatus(statusCode);
}
