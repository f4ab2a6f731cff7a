import { expect, test } from 'vitest';
import { statusText } from './status-text.ts';

test('Each status we answer with has its standard English text.', () => {
  expect(statusText(204)).toBe('No Content');
  expect(statusText(404)).toBe('Not Found');
  expect(statusText(413)).toBe('Content Too Large');
  expect(statusText(431)).toBe('Request Header Fields Too Large');
  expect(statusText(503)).toBe('Service Unavailable');
});

test('A status without a standard text still gives one, never an empty string.', () => {
  expect(statusText(599)).toBe('HTTP 599');
  expect(statusText(0)).toBe('HTTP 0');
});
