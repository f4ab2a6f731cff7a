import { eachCause } from '../../database/errors.ts';

/** The issuer cannot be reached or cannot answer now. This says nothing about a session or a traveller. */
export class IssuerUnavailable extends Error {
  constructor(issuer: string, cause: unknown) {
    super(`The issuer ${issuer} does not answer.`, { cause });
    this.name = 'IssuerUnavailable';
  }
}

/** Whether a failure comes from an issuer that did not answer, however deep a library has wrapped it. */
export function isIssuerUnavailable(error: unknown): boolean {
  return [...eachCause(error)].some((cause) => cause instanceof IssuerUnavailable);
}
