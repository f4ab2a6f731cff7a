import { ERROR_CODES, errorCatalogue } from '@ashore/core/errors/catalogue.ts';
import type { MessageKey } from '../i18n/messages.ts';

export type ErrorTexts = { readonly title: MessageKey; readonly hint: MessageKey };

const hints = {
  bad_request: 'error.bad_request_hint',
  unauthorised: 'error.unauthorised_hint',
  forbidden: 'error.forbidden_hint',
  not_found: 'error.not_found_hint',
  method_not_allowed: 'error.method_not_allowed_hint',
  request_timeout: 'error.request_timeout_hint',
  gone: 'error.gone_hint',
  uri_too_long: 'error.uri_too_long_hint',
  too_many_requests: 'error.too_many_requests_hint',
  headers_too_large: 'error.headers_too_large_hint',
  unavailable: 'error.unavailable_hint',
} as const satisfies Partial<Record<(typeof ERROR_CODES)[number], MessageKey>>;

/** What people read for a status. One that is not in the catalogue is a fault of ours and reads like one. */
export function errorTexts(status: number): ErrorTexts {
  const code = ERROR_CODES.find((candidate) => errorCatalogue[candidate].status === status) ?? 'internal';
  return {
    title: errorCatalogue[code].messageKey,
    hint: code in hints ? hints[code as keyof typeof hints] : 'error.internal_hint',
  };
}
