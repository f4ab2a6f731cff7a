import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import {
  answersInLocale,
  code,
  currencyParam,
  declaredErrors,
  emailField,
  errorBody,
  halList,
  locationId,
  pageParam,
  productId,
  sizeParam,
  typedLineField,
  typedLinesField,
  uuid,
  wholeParam,
} from './conventions.ts';

const UUID = '0193a1c2-7b5e-7c3a-9f10-2b4d6e8fa0c1';

test('An error body has a message and a status; a code of the catalogue and a field are optional', () => {
  expect(errorBody.safeParse({ message: 'Not Found', status: 404 }).success).toBe(true);
  const fullBody = { message: 'Bad Request', status: 400, code: 'invalid_input', field: 'size' };
  expect(errorBody.parse(fullBody)).toEqual(fullBody);
  expect(errorBody.safeParse({ ...fullBody, code: 'sold_out_screen' }).success).toBe(false);
  expect(errorBody.safeParse({ message: 'Not Found' }).success).toBe(false);
});

test('A product or place is named by its UUID or its eight-character code, and by nothing else', () => {
  for (const id of [UUID, 'r0mata9n', '00000000', 'zzzzzzzz']) {
    expect(productId.safeParse(id).success, id).toBe(true);
    expect(locationId.safeParse(id).success, id).toBe(true);
  }
  const wrong = [
    '',
    'abc',
    'ABCDEFGH',
    'abcdefgi',
    'abcdefgl',
    'abcdefgo',
    'abcdefgu',
    'abcdefghj',
    UUID.slice(1),
  ];
  for (const id of [...wrong, `${UUID}\n`, 'abcdefgh\n'])
    expect(productId.safeParse(id).success, id).toBe(false);
  expect(code.safeParse('abcdefgh').success).toBe(true);
});

test('A UUID in capitals is the same id, and the two reserved UUIDs are refused', () => {
  expect(uuid.parse(UUID.toUpperCase())).toBe(UUID);
  expect(productId.parse(UUID.toUpperCase())).toBe(UUID);
  for (const sign of ['0', 'f', 'F']) {
    const noId = UUID.replace(/[0-9a-f]/g, sign);
    for (const id of [uuid, productId, locationId]) expect(id.safeParse(noId).success, noId).toBe(false);
  }
});

test('A number in a query string consists of digits only; an empty value is not zero', () => {
  const count = wholeParam(z.int().min(0).max(99));
  expect(count.parse('2')).toBe(2);
  expect(count.parse(2)).toBe(2);
  expect(count.parse('007')).toBe(7);
  const others = ['0x2', '0b10', '0o2', '2e0', '2.0', '+2', '-0', ' 2', '2\n', '', ' ', '２', 'Infinity'];
  for (const wrong of [...others, ['2'], true, null, new Date(2), '9'.repeat(400)])
    expect(count.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});

test('A size is read from text or a number, has a default, and is at most a hundred', () => {
  const size = sizeParam(12);
  expect(size.parse(undefined)).toBe(12);
  expect(size.parse('40')).toBe(40);
  expect(size.parse(100)).toBe(100);
  for (const wrong of ['0', '-1', '101', '1e9', '1.5', 'abc', '', 'NaN', 'Infinity', ['a']]) {
    expect(size.safeParse(wrong).success, String(wrong)).toBe(false);
  }
});

test('Pages count from zero and end before an offset could overflow', () => {
  expect(pageParam.parse(undefined)).toBe(0);
  expect(pageParam.parse('0')).toBe(0);
  expect(pageParam.parse('3')).toBe(3);
  for (const wrong of ['-1', '0.5', '1e15', 'x']) expect(pageParam.safeParse(wrong).success).toBe(false);
});

test('A currency is one of those on offer, and euros by default', () => {
  expect(currencyParam.parse(undefined)).toBe('EUR');
  expect(currencyParam.parse('JPY')).toBe('JPY');
  for (const wrong of ['eur', 'AUD', '']) expect(currencyParam.safeParse(wrong).success).toBe(false);
});

test('A list is under its name in _embedded, and _links contains the next page', () => {
  const list = halList('tourSummaryList', z.object({ tourName: z.string() }));
  const value = {
    _embedded: { tourSummaryList: [{ tourName: 'Harbour by kayak' }] },
    _links: { next: { href: '/api/tours?page=1' } },
  };
  expect(list.parse(value)).toEqual(value);
  expect(list.safeParse({ ...value, _links: {} }).success).toBe(true);
  expect(list.safeParse({ _embedded: {}, _links: {} }).success).toBe(false);
  expect(list.safeParse({ _embedded: value._embedded }).success).toBe(false);
  expectTypeOf<z.output<typeof list>['_embedded']>().toEqualTypeOf<{
    tourSummaryList: { tourName: string }[];
  }>();
});

test('Declared errors take their status and message from the catalogue', () => {
  const errors = declaredErrors('invalid_input', 'not_found');
  expect(Object.keys(errors)).toEqual(['invalid_input', 'not_found']);
  expect(errors.invalid_input).toMatchObject({ status: 400, message: 'Bad Request' });
  expect(errors.not_found).toMatchObject({ status: 404, message: 'Not Found' });
});

test('An error may name the field at fault, and nothing else is sent with it', () => {
  const { data } = declaredErrors('invalid_input').invalid_input;
  expect(data.parse({ field: 'size', stack: 'secret' })).toEqual({ field: 'size' });
  expect(data.parse({})).toEqual({});
  expect(data.parse(undefined)).toBeUndefined();
});

test('A code that was not declared is not in the type', () => {
  expectTypeOf(declaredErrors('gone')).toHaveProperty('gone');
  expectTypeOf(declaredErrors('gone')).not.toHaveProperty('not_found');
});

test('The language header is described after the operation’s own parameters, which stay', () => {
  const size = { name: 'size', in: 'query' } as const;
  const described = answersInLocale({ summary: 'x', parameters: [size] });
  expect(described.summary).toBe('x');
  expect(described.parameters).toEqual([
    size,
    expect.objectContaining({ name: 'Accept-Language', in: 'header', schema: { type: 'string' } }),
  ]);
});

test('An operation without parameters gets only the header', () => {
  expect(answersInLocale({}).parameters).toHaveLength(1);
});

test('Invisible characters do not fill a required field, and leave an optional one empty', () => {
  for (const typed of ['', '  ', '\n\t', '\u200b\u200b\u200b', ' \u200b ', '\u3164', '\u2800']) {
    expect(typedLineField(1, 60).safeParse(typed).success).toBe(false);
    expect(typedLinesField(1, 60).safeParse(typed).success).toBe(false);
    expect(typedLineField(0, 60).parse(typed)).toBe('');
  }
});

test('The length of a field is measured after cleaning', () => {
  expect(typedLineField(1, 4).parse('  Mara\u0000 ')).toBe('Mara');
  expect(typedLineField(1, 4).safeParse('Maria').success).toBe(false);
});

test('An email address that contains a card number is refused', () => {
  expect(emailField.safeParse(' mara@example.org ').data).toBe('mara@example.org');
  expect(emailField.safeParse('4242424242424242@example.org').success).toBe(false);
});
