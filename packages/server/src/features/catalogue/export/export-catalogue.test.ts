import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printJson } from './export-catalogue.ts';

test('A short value is printed on one line, and a long one with its parts below each other', () => {
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

test('A Chinese character takes the width of two letters', () => {
  const linesOf = (text: string) => printJson({ one: text, other: text }).split('\n').length;
  expect([linesOf('a'.repeat(40)), linesOf('字'.repeat(40))]).toEqual([2, 5]);
});

test('Undefined values are left out, and printed JSON reads back as the same value', () => {
  expect(printJson({ a: undefined, b: null })).toBe('{ "b": null }\n');
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(printJson(value))).toEqual(plain);
    }),
  );
});
