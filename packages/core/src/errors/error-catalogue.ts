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

/** Standard reason phrases of statuses, ours and those of proxies in front of us. They are technical and never translated. */
const REASON_PHRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The English text of a status, for the message of an error. The browser needs it too, because HTTP/2 sends no reason phrase. */
export function reasonPhraseOf(status: number): string {
  return REASON_PHRASES[status] ?? `HTTP ${status}`;
}
