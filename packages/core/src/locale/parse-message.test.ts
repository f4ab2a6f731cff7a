import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMessage } from './parse-message.ts';

test('Text, values, numbers and choices come apart in order.', () => {
  expect(parseMessage('FOUND {count, number} {type}')).toEqual([
    'FOUND ',
    { kind: 'number', name: 'count' },
    ' ',
    { kind: 'value', name: 'type' },
  ]);
  expect(parseMessage('{n, plural, =0 {none} other {# left}}')).toEqual([
    {
      kind: 'plural',
      name: 'n',
      options: new Map([
        ['=0', ['none']],
        ['other', [{ kind: 'number', name: 'n' }, ' left']],
      ]),
    },
  ]);
});

test('White space within braces is free, in text it stays.', () => {
  expect(parseMessage(' {  a , number } ')).toEqual([' ', { kind: 'number', name: 'a' }, ' ']);
  expect(parseMessage('{n,plural,one{ a }\n other{ b }}')).toEqual(
    parseMessage('{n, plural, one { a } other { b }}'),
  );
});

test('The number sign counts inside a plural, through a select within it, and is plain text outside.', () => {
  expect(parseMessage('#1')).toEqual(['#1']);
  const [outer] = parseMessage('{n, plural, other {{who, select, other {#}}}}');
  expect(JSON.stringify(outer, (_, value) => (value instanceof Map ? [...value] : value))).toContain(
    '["other",[{"kind":"number","name":"n"}]]',
  );
  expect(parseMessage('{who, select, other {#}}')).toEqual([
    { kind: 'select', name: 'who', options: new Map([['other', ['#']]]) },
  ]);
});

test('An apostrophe quotes only braces, and a number sign that would count; two make one.', () => {
  expect(parseMessage("don't")).toEqual(["don't"]);
  expect(parseMessage("it''s")).toEqual(["it's"]);
  expect(parseMessage("'{name}'")).toEqual(['{name}']);
  expect(parseMessage("'{it''s}'!")).toEqual(["{it's}!"]);
  expect(parseMessage("'}'")).toEqual(['}']);
  expect(parseMessage("'#'")).toEqual(["'#'"]);
  expect(parseMessage("{n, plural, other {'#'}}")).toEqual([
    { kind: 'plural', name: 'n', options: new Map([['other', ['#']]]) },
  ]);
});

test('A malformed pattern throws, with its place and its text.', () => {
  const broken = [
    '{',
    '}',
    'a } b',
    '{}',
    '{name',
    '{name,}',
    '{na me}',
    '{!name}',
    '{}}x',
    '{n, date}',
    '{n, selectordinal, other {#}}',
    '{n, number, percent}',
    '{n, plural}',
    '{n, plural,}',
    '{n, plural, one {a}}',
    '{n, plural, offset:1 other {a}}',
    '{n, plural, other {a}',
    '{n, plural, other a}',
    '{n, plural, one {a} one {b} other {c}}',
    '{x, select, a {b}}',
    "'{name",
  ];
  for (const pattern of broken) expect(() => parseMessage(pattern), pattern).toThrow(SyntaxError);
  expect(() => parseMessage('a } b')).toThrow('Message has a } that closes nothing at 2: a } b');
});

test('Any text either parses or throws a SyntaxError.', () => {
  const piece = fc.constantFrom('{', '}', ',', 'plural', 'select', 'other', ' ', "'", '#', 'n', '=1');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      try {
        parseMessage(pieces.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError);
      }
    }),
  );
});
