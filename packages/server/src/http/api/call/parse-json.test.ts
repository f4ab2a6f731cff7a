import { Failure } from '@ashore/core/errors/failure.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '../../../../test-support/processor-time.ts';
import { parseJson } from './parse-json.ts';

const parseText = (text: string | Buffer) => parseJson(Buffer.from(text));

function refusalOf(text: string | Buffer): Pick<Failure, 'code' | 'field'> {
  try {
    parseText(text);
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, field: error.field };
    throw error;
  }
  throw new Error('It was not refused');
}

test('Valid JSON is read as `JSON.parse` reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false, maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      // The tests below cover what we refuse beyond `JSON.parse`.
      fc.pre(!/__proto__|\\u0000|\\ud[89a-f]/i.test(text));
      expect(parseText(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  ['nothing', ''],
  ['half', '{"a":'],
  ['two', '{} {}'],
  ['a string without an end', '"aaa'],
  ['a string that ends in a backslash', '"aaa\\'],
  ['brackets that do not match', '[}'],
  ['more closed than opened', '}]}]'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['UTF-16', Buffer.from('{}', 'utf16le')],
  ['a word', 'undefined'],
  ['a comment', '{} // a'],
])('Invalid JSON is malformed: %s', (_, text) => {
  expect(refusalOf(text)).toEqual({ code: 'malformed_json', field: undefined });
});

test.each([
  ['the same key twice', '{"a":1,"a":2}'],
  ['the same key in two spellings', '{"a":1,"\\u0061":2}'],
  ['the same key twice further in', '[{"b":{"a":1 , "a" :2}}]'],
  ['a key that reaches behind the object', '{"__proto__":{"isAdmin":true}}'],
  ['the same, written differently', '{"a":[{"\\u005f_proto__":1}]}'],
  ['NUL in a key', '{"a\\u0000":1}'],
])('JSON that two readers could understand differently is refused: %s', (_, text) => {
  expect(refusalOf(text)).toEqual({ code: 'malformed_json', field: undefined });
});

test('The same key in two objects is allowed, and so is a value that looks like a key', () => {
  expect(parseText('[{"a":"a","b":{"a":"b"}},{"a":["a","a"]}]')).toEqual([
    { a: 'a', b: { a: 'b' } },
    { a: ['a', 'a'] },
  ]);
});

test.each([
  ['{"a":1e309}', 'a'],
  ['{"a":{"b":[1,-1e999]}}', 'a.b.1'],
  ['{"name":"a\\u0000b"}', 'name'],
  ['{"name":"\\ud83d"}', 'name'],
  ['"\\udc00"', undefined],
])('An invalid value is refused with the name of its field: %s', (text, field) => {
  expect(refusalOf(text)).toEqual({ code: 'invalid_input', field });
});

test('Quotes within a string neither end it nor make keys', () => {
  expect(parseText('{"v":"\\"\\"k\\":","w":"\\\\"}')).toEqual({ v: '""k":', w: '\\' });
});

test('The depth is limited, and deeper input is refused quickly', () => {
  expect(parseText(`${'['.repeat(32)}${']'.repeat(32)}`)).toBeDefined();
  expect(refusalOf(`${'['.repeat(33)}${']'.repeat(33)}`)).toEqual({
    code: 'malformed_json',
    field: undefined,
  });
  for (const open of ['[', '{"a":']) {
    const begun = processorTime();
    expect(refusalOf(open.repeat(100_000))).toEqual({ code: 'malformed_json', field: undefined });
    expect(processorTime() - begun).toBeLessThan(100);
  }
});

/** The least of three, because other work on the machine only adds to the processor time. */
function millisecondsToParse(text: string): number {
  const times = [1, 2, 3].map(() => {
    const begun = processorTime();
    try {
      parseText(text);
    } catch {}
    return processorTime() - begun;
  });
  return Math.min(...times);
}

test.each<[string, (length: number) => string]>([
  ['quotes without an end', (length) => '"\\'.repeat(length / 2)],
  ['keys', (length) => `{${Array.from({ length: length / 16 }, (_, index) => `"${index}":0`).join()}}`],
  ['space', (length) => `{"a"${' '.repeat(length)}:1}`],
  ['numbers', (length) => `[${'0,'.repeat(length / 2)}0]`],
  ['one string', (length) => `"${'\\n'.repeat(length / 2)}"`],
])('Time is in proportion to the length, up to a megabyte: %s', (_, textOf) => {
  const quarter = millisecondsToParse(textOf(240_000));
  // In proportion to the square of the length it would be sixteen times as long.
  expect(millisecondsToParse(textOf(960_000))).toBeLessThan(9 * quarter + 50);
});
