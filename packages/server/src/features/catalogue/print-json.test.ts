import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printJson } from './print-json.ts';

test('What fits on a line stands on one, what does not stands below each other.', () => {
  const long = 'a'.repeat(60);
  expect(printJson({ short: { en: 'a', de: 'b' }, list: [1, 2], long: [long, long], none: {} })).toBe(
    [
      '{',
      '  "short": { "en": "a", "de": "b" },',
      '  "list": [1, 2],',
      '  "long": [',
      `    "${long}",`,
      `    "${long}"`,
      '  ],',
      '  "none": {}',
      '}',
      '',
    ].join('\n'),
  );
});

test('Chinese fills a line twice as fast.', () => {
  const linesOf = (text: string) => printJson({ one: text, other: text }).split('\n').length;
  expect([linesOf('a'.repeat(40)), linesOf('字'.repeat(40))]).toEqual([2, 5]);
});

test('What is undefined is not there, and what is read again is what was written.', () => {
  expect(printJson({ a: undefined, b: null })).toBe('{ "b": null }\n');
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(printJson(value))).toEqual(plain);
    }),
  );
});
