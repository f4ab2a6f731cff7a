import { expect, test } from 'vitest';
import { nameViolations } from './names.ts';
import { sourceOf } from './source.ts';

const violationCount = (path: string, text = '') => nameViolations([sourceOf(path, text)]).length;

test('A file or folder must not have a name without meaning', () => {
  expect(violationCount('packages/web/src/utils/date.ts')).toBe(1);
  expect(violationCount('packages/web/src/ui/helpers.test.ts')).toBe(1);
  expect(violationCount('packages/core/src/lib.ts')).toBe(1);
  expect(violationCount('packages/core/src/locale/library.ts')).toBe(0);
});

test('A class must not gather the functions of an aggregate', () => {
  expect(violationCount('a.ts', 'export class BookingService {}')).toBe(1);
  expect(violationCount('a.ts', 'class TicketManager extends Base {}')).toBe(1);
  expect(violationCount('a.ts', 'class CannotStart extends Error {}\n// class BookingService')).toBe(0);
});
