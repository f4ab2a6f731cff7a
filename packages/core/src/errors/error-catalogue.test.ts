import { expect, test } from 'vitest';
import { ERROR_CODES, errorCatalogue, isErrorCode } from './error-catalogue.ts';
import { reasonPhraseOf } from './reason-phrases.ts';

test('Every code has one status from the 4xx or 5xx range with a standard text', () => {
  for (const code of ERROR_CODES) {
    const { status } = errorCatalogue[code];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(reasonPhraseOf(status)).not.toMatch(/^HTTP/);
  }
});

test('Every code has its own message key, made of its name', () => {
  for (const code of ERROR_CODES) {
    expect(code).toMatch(/^[a-z_]+$/);
    expect(errorCatalogue[code].messageKey).toBe(`error.${code}`);
  }
});

test('The statuses are those agreed with clients', () => {
  expect(ERROR_CODES.map((code) => `${errorCatalogue[code].status} ${code}`)).toEqual([
    '400 bad_request',
    '400 malformed_json',
    '400 invalid_input',
    '401 unauthorised',
    '403 forbidden',
    '404 not_found',
    '405 method_not_allowed',
    '406 not_acceptable',
    '408 request_timeout',
    '409 conflict',
    '410 gone',
    '413 payload_too_large',
    '414 uri_too_long',
    '415 unsupported_media_type',
    '422 unprocessable',
    '429 too_many_requests',
    '431 headers_too_large',
    '500 internal',
    '503 unavailable',
  ]);
});

test('The catalogue is closed: no other text is a code, not even an inherited name', () => {
  expect(isErrorCode('not_found')).toBe(true);
  for (const other of ['NOT_FOUND', '', 'toString', '__proto__']) expect(isErrorCode(other)).toBe(false);
});

test('A status has its standard English text', () => {
  expect(reasonPhraseOf(204)).toBe('No Content');
  expect(reasonPhraseOf(404)).toBe('Not Found');
  expect(reasonPhraseOf(413)).toBe('Content Too Large');
  expect(reasonPhraseOf(431)).toBe('Request Header Fields Too Large');
  expect(reasonPhraseOf(503)).toBe('Service Unavailable');
});

test('A status without a standard text still has a text, never an empty one', () => {
  expect(reasonPhraseOf(599)).toBe('HTTP 599');
  expect(reasonPhraseOf(0)).toBe('HTTP 0');
});
