import type { ErrorCode } from '@ashore/core/errors/catalogue.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { FastifyReply } from 'fastify';
import { codeOfStatus } from '../code-of-fault.ts';
import { dataHeaders } from '../security-headers.ts';
import { errorBodyOf } from './error-body.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
};

/** The code of our catalogue for what the framework refuses before a call is reached. */
export function codeOfFrameworkError(error: unknown): ErrorCode {
  if (error instanceof Failure) return error.code;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  return codes[code] ?? codeOfStatus(statusCode);
}

/** For what the framework refuses before any hook of ours has run. */
export function answerFrameworkError(error: unknown, reply: FastifyReply): void {
  const body = errorBodyOf(codeOfFrameworkError(error));
  reply
    .headers({ ...dataHeaders, 'cache-control': 'no-store' })
    .code(body.status)
    .send(body);
}
