import { type ErrorCode, errorCatalogue } from './catalogue.ts';
import { statusText } from './status-text.ts';

export type FailureOptions = {
  /** The input that is at fault, as the client spelt it. */
  field?: string | undefined;
  /** Why, where a field alone does not say it: a word out of a list that the contract names. */
  reason?: string | undefined;
  /** For the log only; it never leaves the server. */
  details?: string | undefined;
  cause?: unknown;
};

/** A refusal out of the catalogue. Its message is the English status text; what people read is chosen by code. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly reason: string | undefined;
  readonly details: string | undefined;

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    const { status } = errorCatalogue[code];
    super(statusText(status), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'Failure';
    this.code = code;
    this.status = status;
    this.field = options.field;
    this.reason = options.reason;
    this.details = options.details;
  }
}
