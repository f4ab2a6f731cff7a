import { type ErrorCode, errorCatalogue } from './error-catalogue.ts';
import { reasonPhraseOf } from './reason-phrases.ts';

/** An amount as clients see it, in decimals of its currency. */
export type AmountDue = { readonly amount: number; readonly currency: string };

export type FailureOptions = {
  /** The input at fault, as the client spelt it. */
  field?: string | undefined;
  /** Why the field is at fault: a word from a list that the contract defines. */
  reason?: string | undefined;
  /** The amount due, if the client showed another one. */
  total?: AmountDue | undefined;
  /** What differs from what the client showed: words from a list that the contract defines. */
  changes?: readonly string[] | undefined;
  /** The text that the specification calls `errorMessage`. */
  errorMessage?: string | undefined;
  /** For the log only; never sent to clients. */
  details?: string | undefined;
  cause?: unknown;
};

/**
 * A refusal from the catalogue. Its message is the English status text; the text for people is chosen by the
 * code.
 */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly reason: string | undefined;
  readonly total: AmountDue | undefined;
  readonly changes: readonly string[] | undefined;
  readonly errorMessage: string | undefined;
  readonly details: string | undefined;

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    const { status } = errorCatalogue[code];
    super(reasonPhraseOf(status), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'Failure';
    this.code = code;
    this.status = status;
    this.field = options.field;
    this.reason = options.reason;
    this.total = options.total;
    this.changes = options.changes;
    this.errorMessage = options.errorMessage;
    this.details = options.details;
  }
}
