import { expect, test } from 'vitest';
import { normaliseFailedCall } from './normalise-failure.ts';
import { normaliseThrownError } from './thrown-error.ts';

const request = { url: 'https://example.org/api/tours' };

test('With a server response, the message is its status text and the status is the HTTP status', () => {
  const response = { status: 404, statusText: 'Not Found' };
  expect(normaliseFailedCall({ request, response })).toEqual({ message: 'Not Found', status: 404 });
  expect(normaliseFailedCall({ response: { status: 500, statusText: 'Oh no' } })).toEqual({
    message: 'Oh no',
    status: 500,
  });
});

test('A response without a status text, as over HTTP/2, gets the standard text', () => {
  const message = 'Service Unavailable';
  expect(normaliseFailedCall({ response: { status: 503, statusText: '' } })).toEqual({
    message,
    status: 503,
  });
  expect(normaliseFailedCall({ response: { status: 503 } })).toEqual({ message, status: 503 });
});

test('A 204 gives the key for no content, with any status text', () => {
  const response = { status: 204, statusText: 'No Content' };
  expect(normaliseFailedCall({ request, response })).toEqual({
    message: 'network.no_content_found',
    status: 204,
  });
});

test('Without a response, the message names the URL and the status is that of the request', () => {
  const message = 'Request to https://example.org/api/tours failed; check console (F12) for more info.';
  expect(normaliseFailedCall({ request })).toEqual({ message, status: 0 });
  expect(normaliseFailedCall({ request: { ...request, status: 408 } })).toEqual({ message, status: 408 });
});

test('A request that could not be made gives an error message with status 0', () => {
  expect(normaliseFailedCall({})).toEqual({
    message: 'Unable to construct request; unexpected error',
    status: 0,
  });
});

test('A request that is cancelled at any stage returns nothing', () => {
  expect(normaliseFailedCall({ cancelled: true })).toBeUndefined();
  expect(normaliseFailedCall({ cancelled: true, request })).toBeUndefined();
  expect(normaliseFailedCall({ cancelled: true, request, response: { status: 500 } })).toBeUndefined();
  expect(normaliseFailedCall({ cancelled: false })).toBeDefined();
});

test('An error thrown in a sequence gives its message with status 0', () => {
  expect(normaliseThrownError(new TypeError('Failed to fetch'))).toEqual({
    message: 'Failed to fetch',
    status: 0,
  });
});

test('A thrown value that is not an error still gives a message', () => {
  expect(normaliseThrownError('refused')).toEqual({ message: 'refused', status: 0 });
  expect(normaliseThrownError(undefined)).toEqual({ message: 'undefined', status: 0 });
});
