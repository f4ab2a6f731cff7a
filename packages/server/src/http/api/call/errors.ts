import type { ErrorBody } from '@ashore/core/contract/conventions.ts';
import {
  ERROR_CODES,
  type ErrorCode,
  errorCatalogue,
  isErrorCode,
} from '@ashore/core/errors/error-catalogue.ts';
import { reasonPhraseOf } from '@ashore/core/errors/reason-phrases.ts';
import type { ORPCError } from '@orpc/server';

/** The format of all failed answers. */
export function errorBodyOf(code: ErrorCode, field?: string): ErrorBody {
  const { status } = errorCatalogue[code];
  return { message: reasonPhraseOf(status), status, code, ...(field !== undefined && { field }) };
}

/** Converts refusals by the framework to the errors of our catalogue. */
export function encodeError(error: ORPCError<string, unknown>): ErrorBody {
  if (isErrorCode(error.code))
    return {
      ...errorBodyOf(error.code, textIn(error.data, 'field')),
      ...reasonIn(error.data),
      ...totalIn(error.data),
      ...changesIn(error.data),
      ...errorMessageIn(error.data),
    };
  if (error.code === 'BAD_REQUEST') return errorBodyOf('invalid_input', fieldAt(firstIssue(error)?.path));
  return errorBodyOf(
    ERROR_CODES.find((known) => errorCatalogue[known].status === error.status) ?? 'internal',
  );
}

type Issue = { readonly path?: readonly unknown[]; readonly code?: unknown };

/** The first issue of the input, if the error is about the input. */
export function firstIssue({ data }: ORPCError<string, unknown>): Issue | undefined {
  return isRecord(data) && Array.isArray(data.issues) ? (data.issues as Issue[])[0] : undefined;
}

/** The path of a field as the caller wrote it. */
export function fieldAt(path: Issue['path']): string | undefined {
  return path?.map((step) => String(isRecord(step) ? step.key : step)).join('.') || undefined;
}

function reasonIn(data: unknown): Pick<ErrorBody, 'reason'> {
  const reason = textIn(data, 'reason');
  return reason === undefined ? {} : { reason };
}

function errorMessageIn(data: unknown): Pick<ErrorBody, 'errorMessage'> {
  const errorMessage = textIn(data, 'errorMessage');
  return errorMessage === undefined ? {} : { errorMessage };
}

function totalIn(data: unknown): Pick<ErrorBody, 'total'> {
  const total = isRecord(data) && isRecord(data.total) ? data.total : {};
  const { amount, currency } = total;
  return typeof amount === 'number' && typeof currency === 'string' ? { total: { amount, currency } } : {};
}

function changesIn(data: unknown): Pick<ErrorBody, 'changes'> {
  const changes = isRecord(data) && Array.isArray(data.changes) ? data.changes : [];
  return changes.length > 0 ? { changes: changes.map(String) } : {};
}

function textIn(data: unknown, name: 'field' | 'reason' | 'errorMessage'): string | undefined {
  const text = isRecord(data) ? data[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
