import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessage, parseMessage } from './format-message.ts';

test('Values replace their names', () => {
  expect(formatMessage('Home', {}, 'en-GB')).toBe('Home');
  expect(formatMessage('The next available date is {date}', { date: '28 Nov' }, 'en-GB')).toBe(
    'The next available date is 28 Nov',
  );
  expect(formatMessage('{a}{b}{a}', { a: 'x', b: 2 }, 'en-GB')).toBe('x2x');
});

test('A value is plain text and never read as a pattern', () => {
  expect(formatMessage('Hello {name}', { name: '{name} # {x' }, 'en-GB')).toBe('Hello {name} # {x');
});

test('A value that ends with a full stop ends the sentence as well', () => {
  const text = 'Ihre Suche: {days}. Der erste freie Tag: {date}.';
  expect(formatMessage(text, { days: '2.–4. Dez.', date: '5. Dez.' }, 'de-DE', 'en')).toBe(
    'Ihre Suche: 2.–4. Dez. Der erste freie Tag: 5. Dez.',
  );
  expect(formatMessage('{a}.', { a: 'x' }, 'en-GB')).toBe('x.');
});

test('A number is written in the form of its locale; a plain value is unchanged', () => {
  expect(formatMessage('{n, number}', { n: 12345.5 }, 'de-DE')).toBe('12.345,5');
  expect(formatMessage('{n, number}', { n: 12345.5 }, 'en-GB')).toBe('12,345.5');
  expect(formatMessage('{year}', { year: 2026 }, 'en-GB')).toBe('2026');
});

test('In German a number and its unit or noun stay on one line', () => {
  const german = (pattern: string, values = {}) => formatMessage(pattern, values, 'de-DE', 'de');
  expect(german('{n, plural, other {# Plätze}} für 2 Personen', { n: 1200 })).toBe(
    '1.200\u00A0Plätze für 2\u00A0Personen',
  );
  expect(german('bis {time} Uhr', { time: '19:15' })).toBe('bis 19:15\u00A0Uhr');
  expect(german('Am {date} waren Sie dabei.', { date: '14. Mai 2037' })).toBe(
    'Am 14.\u00A0Mai 2037 waren Sie dabei.',
  );
  expect(german('{percent} % Rabatt', { percent: 10 })).toBe('10\u00A0% Rabatt');
  expect(german('z. B. Rom')).toBe('z.\u00A0B. Rom');
  expect(formatMessage('{n} spots', { n: 2 }, 'en-GB')).toBe('2 spots');
});

test('In German an email address is not broken at its hyphens', () => {
  expect(formatMessage('E-Mail-Adresse bestätigen', {}, 'de-DE', 'de')).toBe(
    'E-\u2060Mail-\u2060Adresse bestätigen',
  );
  expect(formatMessage('E-Mail-Adresse', {}, 'en-GB')).toBe('E-Mail-Adresse');
});

test('In Chinese a day is not broken from its month, and other numbers stay as they are', () => {
  const day = '12\u2060月\u206025\u2060日';
  expect(formatMessage('您的行程：{day} 周五', { day: '12月25日' }, 'zh-Hans-CN')).toBe(
    `您的行程：${day} 周五`,
  );
  expect(formatMessage('{day}', { day: '2026年12月25日' }, 'zh-Hans-CN')).toBe(`2026年${day}`);
  expect(formatMessage('{count}条', { count: 3 }, 'zh-Hans-CN')).toBe('3条');
  expect(formatMessage('{day}', { day: '12月25日' }, 'en-GB')).toBe('12月25日');
});

test('In Chinese a number of minutes or hours is not broken from its unit, nor within it', () => {
  const chinese = (pattern: string, values = {}) => formatMessage(pattern, values, 'zh-Hans-CN');
  expect(chinese('立即预订（保留{minutes}分钟）', { minutes: 15 })).toBe(
    '立即预订（保留15\u2060分\u2060钟）',
  );
  expect(chinese('{hours}小时{minutes}分钟', { hours: 2.5, minutes: 5 })).toBe(
    '2.5\u2060小\u2060时5\u2060分\u2060钟',
  );
  expect(chinese('请等待一分钟')).toBe('请等待一分钟');
  expect(formatMessage('15分钟', {}, 'en-GB')).toBe('15分钟');
});

const matches = '{count, plural, =0 {no matches} one {# match} other {# matches}}';

test('A plural uses the exact number first, then the category of the language, then other', () => {
  expect(formatMessage(matches, { count: 0 }, 'en-GB')).toBe('no matches');
  expect(formatMessage(matches, { count: 1 }, 'en-GB')).toBe('1 match');
  expect(formatMessage(matches, { count: 2000 }, 'en-GB')).toBe('2,000 matches');
  expect(formatMessage('{n, plural, =1 {exactly} one {some} other {}}', { n: 1 }, 'en-GB')).toBe('exactly');
  expect(formatMessage('{count, plural, other {# 个结果}}', { count: 1 }, 'zh-Hans-CN')).toBe('1 个结果');
});

test('Plural forms follow the language of the text; numbers follow the locale', () => {
  const tours = '{n, plural, one {# tour} other {# tours}}';
  expect(formatMessage(tours, { n: 0 }, 'fr-FR', 'en')).toBe('0 tours');
  expect(formatMessage(tours, { n: 12345 }, 'fr-FR', 'en')).toMatch(/^12\s345 tours$/);
});

test('A select uses its case or other; an inherited name is not a case', () => {
  const pattern = '{type, select, hotels {Hotels} other {Tours}}';
  expect(formatMessage(pattern, { type: 'hotels' }, 'en-GB')).toBe('Hotels');
  expect(formatMessage(pattern, { type: 'shows' }, 'en-GB')).toBe('Tours');
  expect(formatMessage(pattern, { type: 'constructor' }, 'en-GB')).toBe('Tours');
});

test('Choices can be nested, and the number sign belongs to the innermost plural', () => {
  const pattern =
    '{who, select, guest {{n, plural, one {# seat} other {# seats, {m, plural, one {# child} other {# children}}}}} other {-}}';
  expect(formatMessage(pattern, { who: 'guest', n: 3, m: 1 }, 'en-GB')).toBe('3 seats, 1 child');
  expect(formatMessage(pattern, { who: 'guest', n: 1, m: 9 }, 'en-GB')).toBe('1 seat');
  expect(formatMessage(pattern, { who: 'host' }, 'en-GB')).toBe('-');
});

test('A missing value, or text in place of a number, throws', () => {
  expect(() => formatMessage('{name}', {}, 'en-GB')).toThrow('Message needs a value for "name"');
  expect(() => formatMessage('{toString}', {}, 'en-GB')).toThrow('Message needs a value for "toString"');
  expect(() => formatMessage('{n, number}', { n: '3' }, 'en-GB')).toThrow('Message needs a number for "n"');
  expect(() => formatMessage(matches, { count: '3' }, 'en-GB')).toThrow('Message needs a number for "count"');
});

test('A malformed pattern throws every time, not only the first', () => {
  expect(() => formatMessage('{', {}, 'en-GB')).toThrow(SyntaxError);
  expect(() => formatMessage('{', {}, 'en-GB')).toThrow(SyntaxError);
});

test('Text, values, numbers and choices are parsed in order', () => {
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

test('White space within braces is ignored; in text it is kept', () => {
  expect(parseMessage(' {  a , number } ')).toEqual([' ', { kind: 'number', name: 'a' }, ' ']);
  expect(parseMessage('{n,plural,one{ a }\n other{ b }}')).toEqual(
    parseMessage('{n, plural, one { a } other { b }}'),
  );
});

test('The number sign counts inside a plural, also within a nested select, and is plain text outside', () => {
  expect(parseMessage('#1')).toEqual(['#1']);
  const [outer] = parseMessage('{n, plural, other {{who, select, other {#}}}}');
  expect(JSON.stringify(outer, (_, value) => (value instanceof Map ? [...value] : value))).toContain(
    '["other",[{"kind":"number","name":"n"}]]',
  );
  expect(parseMessage('{who, select, other {#}}')).toEqual([
    { kind: 'select', name: 'who', options: new Map([['other', ['#']]]) },
  ]);
});

test('An apostrophe quotes only braces and a number sign that would count; two apostrophes make one', () => {
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

test('A malformed pattern throws with its position and its text', () => {
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

test('Any text is either parsed or throws a SyntaxError', () => {
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
