import type { AmountDue } from '@ashore/core/errors/failure.ts';
import { type NormalisedFailure, normaliseFailedCall } from '@ashore/core/errors/normalise-failure.ts';

type Refusal = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** An answer that refuses a call. */
export class RefusedCall extends Error {
  readonly answer: Refusal;

  constructor(answer: Refusal) {
    super(`The server answered ${answer.status}`);
    this.answer = answer;
  }
}

/** A failed call, in one form wherever it failed. */
export class FailedCall extends Error {
  readonly status: number;
  /** Part of the request that is invalid, if the answer names it. */
  readonly field: string | undefined;
  /** Reason, if the field alone does not explain it. */
  readonly reason: string | undefined;
  /** The amount due, if it differs from what the page showed. */
  readonly total: AmountDue | undefined;
  /** What differs from what the page showed, if the answer names it. */
  readonly changes: readonly string[];
  /** When a client that sent too many requests may try again. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ message, status }: NormalisedFailure, cause: unknown) {
    super(message, { cause });
    this.name = 'FailedCall';
    this.status = status;
    this.field = wordIn(cause, 'field');
    this.reason = wordIn(cause, 'reason');
    this.total = totalIn(cause);
    this.changes = changesIn(cause);
    this.retryAfterSeconds = retryAfterIn(cause);
  }
}

/** Whether a call was refused because the traveller has not logged in within the last minutes. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof FailedCall && error.status === 403 && error.field === 'proof';
}

/**
 * Sends a request. A failure without an answer names its request. A cancelled request stays a cancellation.
 */
export async function sendRequest(request: Request, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(request, init);
  } catch (cause) {
    const cancelled = request.signal.aborted || init?.signal?.aborted === true;
    throw failure({ cancelled, request: { url: request.url } }, cause);
  }
}

/** Runs a call and turns every failure except a cancellation into a `FailedCall`. */
export async function normaliseErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof FailedCall || isCancelled(cause)) throw cause;
    const response = cause instanceof RefusedCall ? { status: cause.answer.status } : undefined;
    throw failure({ ...(response && { response }) }, cause);
  }
}

function failure(call: Parameters<typeof normaliseFailedCall>[0], cause: unknown): unknown {
  const normalised = normaliseFailedCall(call);
  return normalised ? new FailedCall(normalised, cause) : cause;
}

function wordIn(cause: unknown, name: 'field' | 'reason'): string | undefined {
  const word = fieldOf(cause, name);
  return typeof word === 'string' ? word : undefined;
}

function totalIn(cause: unknown): AmountDue | undefined {
  const total = fieldOf(cause, 'total');
  if (typeof total !== 'object' || total === null) return undefined;
  const { amount, currency }: { amount?: unknown; currency?: unknown } = total;
  return typeof amount === 'number' && typeof currency === 'string' ? { amount, currency } : undefined;
}

function changesIn(cause: unknown): string[] {
  const changes = fieldOf(cause, 'changes');
  return Array.isArray(changes) ? changes.map(String) : [];
}

/** A field of the body of an answer. */
function fieldOf(cause: unknown, name: string): unknown {
  const body = cause instanceof RefusedCall ? cause.answer.body : undefined;
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

function retryAfterIn(cause: unknown): number | undefined {
  const seconds = cause instanceof RefusedCall ? Number(cause.answer.headers['retry-after']) : Number.NaN;
  return Number.isFinite(seconds) ? seconds : undefined;
}

function isCancelled(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}

/** Returns the result of a call, or undefined if the server answers 404. Every other failure is thrown. */
export async function orNothing<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (failure) {
    if (failure instanceof Error && 'status' in failure && failure.status === 404) return undefined;
    throw failure;
  }
}
