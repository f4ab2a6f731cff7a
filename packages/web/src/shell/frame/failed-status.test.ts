import { expect, test } from 'vitest';
import { errorTexts } from './errors.tsx';
import { failedStatus } from './failed-status.ts';

test('A refused page has the status of its refusal, a lost connection has 408, and any other failure has 500', () => {
  expect(failedStatus({ status: 404, statusText: 'Not Found', internal: true, data: null })).toBe(404);
  expect(failedStatus(new TypeError('Failed to fetch'))).toBe(408);
  expect(failedStatus(new TypeError('Load failed'))).toBe(408);
  expect(failedStatus(new TypeError('x is undefined'))).toBe(500);
  expect(failedStatus(undefined)).toBe(500);
});

test('The error texts follow the status, and a status without texts reads like an internal error', () => {
  expect(errorTexts(404)).toEqual({ title: 'error.not_found', hint: 'error.not_found_hint' });
  expect(errorTexts(408).hint).toBe('error.request_timeout_hint');
  expect(errorTexts(418)).toEqual({ title: 'error.internal', hint: 'error.internal_hint' });
  expect(errorTexts(409)).toEqual({ title: 'error.conflict', hint: 'error.internal_hint' });
});
