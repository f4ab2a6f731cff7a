import { type ErrorCode, errorCatalogue, isErrorCode } from '@ashore/core/errors/catalogue.ts';
import { statusText } from '@ashore/core/errors/status-text.ts';
import type { ErrorBody } from '@ashore/core/contract/conventions.ts';
import type { ORPCError } from '@orpc/server';

/** The one shape of a failed answer. */
export function errorBodyOf(code: ErrorCode, field?: string): ErrorBody {
  const { status } = errorCatalogue[code];
  return { message: statusText(status), status, code, ...(field !== undefined && { field }) };
}

/** What the framework refuses by itself, in the words of our catalogue. */
export function encodeError(error: ORPCError<string, unknown>): ErrorBody {
  if (isErrorCode(error.code)) return errorBodyOf(error.code, fieldIn(error.data));
  if (error.code === 'BAD_REQUEST') return errorBodyOf('invalid_input', firstIssue(error.data));
  const code = (Object.keys(errorCatalogue) as ErrorCode[]).find((known) => errorCatalogue[known].status === error.status);
  return errorBodyOf(code ?? 'internal');
}

function fieldIn(data: unknown): string | undefined {
  return isRecord(data) && typeof data.field === 'string' ? data.field : undefined;
}

/** The path of the first thing wrong with the input, as the caller spelt it. */
function firstIssue(data: unknown): string | undefined {
  if (!isRecord(data) || !Array.isArray(data.issues)) return undefined;
  const [issue] = data.issues as { path?: readonly unknown[] }[];
  return issue?.path?.map((step) => String(isRecord(step) ? step.key : step)).join('.') || undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
