import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

test('Values stand where their names stood.', () => {
  expect(formatMessage('Home', {}, 'en-GB')).toBe('Home');
  expect(formatMessage('The next available date is {date}', { date: '28 Nov' }, 'en-GB')).toBe(
    'The next available date is 28 Nov',
  );
  expect(formatMessage('{a}{b}{a}', { a: 'x', b: 2 }, 'en-GB')).toBe('x2x');
});

test('A value is text, whatever it contains: it is never read as a pattern.', () => {
  expect(formatMessage('Hello {name}', { name: '{name} # {x' }, 'en-GB')).toBe('Hello {name} # {x');
});

test('A number is written as its locale writes it; a plain value stays as it is.', () => {
  expect(formatMessage('{n, number}', { n: 12345.5 }, 'de-DE')).toBe('12.345,5');
  expect(formatMessage('{n, number}', { n: 12345.5 }, 'en-GB')).toBe('12,345.5');
  expect(formatMessage('{year}', { year: 2026 }, 'en-GB')).toBe('2026');
});

const matches = '{count, plural, =0 {no matches} one {# match} other {# matches}}';

test('A plural takes the exact number first, then the category of the language, then other.', () => {
  expect(formatMessage(matches, { count: 0 }, 'en-GB')).toBe('no matches');
  expect(formatMessage(matches, { count: 1 }, 'en-GB')).toBe('1 match');
  expect(formatMessage(matches, { count: 2000 }, 'en-GB')).toBe('2,000 matches');
  expect(formatMessage('{n, plural, =1 {exactly} one {some} other {}}', { n: 1 }, 'en-GB')).toBe('exactly');
  expect(formatMessage('{count, plural, other {# 个结果}}', { count: 1 }, 'zh-Hans-CN')).toBe('1 个结果');
});

test('Plural forms follow the language of the text, numbers follow the locale.', () => {
  const tours = '{n, plural, one {# tour} other {# tours}}';
  expect(formatMessage(tours, { n: 0 }, 'fr-FR', 'en')).toBe('0 tours');
  expect(formatMessage(tours, { n: 12345 }, 'fr-FR', 'en')).toMatch(/^12\s345 tours$/);
});

test('A select takes its case or other; no inherited name is a case.', () => {
  const pattern = '{type, select, hotels {Hotels} other {Tours}}';
  expect(formatMessage(pattern, { type: 'hotels' }, 'en-GB')).toBe('Hotels');
  expect(formatMessage(pattern, { type: 'shows' }, 'en-GB')).toBe('Tours');
  expect(formatMessage(pattern, { type: 'constructor' }, 'en-GB')).toBe('Tours');
});

test('Choices nest, and the number sign belongs to the innermost plural.', () => {
  const pattern =
    '{who, select, guest {{n, plural, one {# seat} other {# seats, {m, plural, one {# child} other {# children}}}}} other {-}}';
  expect(formatMessage(pattern, { who: 'guest', n: 3, m: 1 }, 'en-GB')).toBe('3 seats, 1 child');
  expect(formatMessage(pattern, { who: 'guest', n: 1, m: 9 }, 'en-GB')).toBe('1 seat');
  expect(formatMessage(pattern, { who: 'host' }, 'en-GB')).toBe('-');
});

test('A missing value, or text where a number belongs, is a fault and throws.', () => {
  expect(() => formatMessage('{name}', {}, 'en-GB')).toThrow('Message needs a value for "name"');
  expect(() => formatMessage('{toString}', {}, 'en-GB')).toThrow('Message needs a value for "toString"');
  expect(() => formatMessage('{n, number}', { n: '3' }, 'en-GB')).toThrow('Message needs a number for "n"');
  expect(() => formatMessage(matches, { count: '3' }, 'en-GB')).toThrow('Message needs a number for "count"');
});

test('A malformed pattern throws every time, not only the first.', () => {
  expect(() => formatMessage('{', {}, 'en-GB')).toThrow(SyntaxError);
  expect(() => formatMessage('{', {}, 'en-GB')).toThrow(SyntaxError);
});
