import { type NormalisedFailure, normaliseFailedCall } from '@ashore/core/errors/normalise-failed-call.ts';
import { ORPCError } from '@orpc/client';

/** A call that did not succeed, however far it came, in the one shape that all of them have. */
export class FailedCall extends Error {
  readonly status: number;
  /** Which part of what was sent is at fault, where the answer says so. */
  readonly field: string | undefined;
  /** Why, where the field alone does not say it. */
  readonly reason: string | undefined;
  /** When to try again, of whoever asked too often. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ message, status }: NormalisedFailure, cause: unknown) {
    super(message, { cause });
    this.name = 'FailedCall';
    this.status = status;
    this.field = wordIn(cause, 'field');
    this.reason = wordIn(cause, 'reason');
    this.retryAfterSeconds = retryAfterIn(cause);
  }
}

/** Sends a request. One that gets no answer says which it was; one that was cancelled stays what it is: no failure. */
export async function sendRequest(request: Request, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(request, init);
  } catch (cause) {
    const cancelled = request.signal.aborted || init?.signal?.aborted === true;
    throw failure({ cancelled, request: { url: request.url } }, cause);
  }
}

/** Runs a call and puts whatever goes wrong with it into that shape. */
export async function inOneShape<Result>({ next }: { next: () => Promise<Result> }): Promise<Result> {
  try {
    return await next();
  } catch (cause) {
    if (cause instanceof FailedCall || isCancelled(cause)) throw cause;
    const response = cause instanceof ORPCError ? { status: cause.status } : undefined;
    throw failure({ ...(response && { response }) }, cause);
  }
}

function failure(call: Parameters<typeof normaliseFailedCall>[0], cause: unknown): unknown {
  const normalised = normaliseFailedCall(call);
  return normalised ? new FailedCall(normalised, cause) : cause;
}

/** The client hands on a body it has no schema for as it came. */
function wordIn(cause: unknown, name: 'field' | 'reason'): string | undefined {
  const body: unknown = cause instanceof ORPCError ? cause.data?.body : undefined;
  const word = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof word === 'string' ? word : undefined;
}

function retryAfterIn(cause: unknown): number | undefined {
  const seconds = cause instanceof ORPCError ? Number(cause.data?.headers?.['retry-after']) : Number.NaN;
  return Number.isFinite(seconds) ? seconds : undefined;
}

function isCancelled(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}
