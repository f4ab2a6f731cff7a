type CatalogueEntry = { readonly status: number; readonly messageKey: string };

/**
 * Every deliberate error of a call. The list is closed: a new error is a new line here and a new text `error.<code>`
 * in the messages, never a free text. `error-catalogue.test.ts` lists all of them as agreed with clients.
 * The status, the text shown and the documentation of an error therefore always agree.
 */
export const errorCatalogue = {
  bad_request: { status: 400, messageKey: 'error.bad_request' },
  malformed_json: { status: 400, messageKey: 'error.malformed_json' },
  invalid_input: { status: 400, messageKey: 'error.invalid_input' },
  unauthorised: { status: 401, messageKey: 'error.unauthorised' },
  forbidden: { status: 403, messageKey: 'error.forbidden' },
  not_found: { status: 404, messageKey: 'error.not_found' },
  method_not_allowed: { status: 405, messageKey: 'error.method_not_allowed' },
  not_acceptable: { status: 406, messageKey: 'error.not_acceptable' },
  request_timeout: { status: 408, messageKey: 'error.request_timeout' },
  conflict: { status: 409, messageKey: 'error.conflict' },
  gone: { status: 410, messageKey: 'error.gone' },
  payload_too_large: { status: 413, messageKey: 'error.payload_too_large' },
  uri_too_long: { status: 414, messageKey: 'error.uri_too_long' },
  unsupported_media_type: { status: 415, messageKey: 'error.unsupported_media_type' },
  unprocessable: { status: 422, messageKey: 'error.unprocessable' },
  too_many_requests: { status: 429, messageKey: 'error.too_many_requests' },
  headers_too_large: { status: 431, messageKey: 'error.headers_too_large' },
  internal: { status: 500, messageKey: 'error.internal' },
  unavailable: { status: 503, messageKey: 'error.unavailable' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export const ERROR_CODES = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCatalogue, value);
}
