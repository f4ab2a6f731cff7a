import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import {
  code,
  currencyParam,
  errorBody,
  halList,
  locationId,
  pageParam,
  productId,
  sizeParam,
  uuid,
  wholeParam,
} from './conventions.ts';

const UUID = '0193a1c2-7b5e-7c3a-9f10-2b4d6e8fa0c1';

test('An error body has a message and a status; a code of the catalogue and a field may stand beside them.', () => {
  expect(errorBody.safeParse({ message: 'Not Found', status: 404 }).success).toBe(true);
  const whole = { message: 'Bad Request', status: 400, code: 'invalid_input', field: 'size' };
  expect(errorBody.parse(whole)).toEqual(whole);
  expect(errorBody.safeParse({ ...whole, code: 'sold_out_screen' }).success).toBe(false);
  expect(errorBody.safeParse({ message: 'Not Found' }).success).toBe(false);
});

test('A product or a place is named by its UUID or by its eight-letter code, and by nothing else.', () => {
  for (const id of [UUID, 'r0me4you', '00000000', 'zzzzzzzz'].filter((id) => !/[ilou]/.test(id))) {
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

test('An id is the same in capitals, and the two that name nobody are none.', () => {
  expect(uuid.parse(UUID.toUpperCase())).toBe(UUID);
  expect(productId.parse(UUID.toUpperCase())).toBe(UUID);
  for (const sign of ['0', 'f', 'F']) {
    const nobody = UUID.replace(/[0-9a-f]/g, sign);
    for (const id of [uuid, productId, locationId]) expect(id.safeParse(nobody).success, nobody).toBe(false);
  }
});

test('A number in a query string is written in digits: no other spelling of it is read, and nothing is not nought.', () => {
  const count = wholeParam(z.int().min(0).max(99));
  expect(count.parse('2')).toBe(2);
  expect(count.parse(2)).toBe(2);
  expect(count.parse('007')).toBe(7);
  const others = ['0x2', '0b10', '0o2', '2e0', '2.0', '+2', '-0', ' 2', '2\n', '', ' ', '２', 'Infinity'];
  for (const wrong of [...others, ['2'], true, null, new Date(2), '9'.repeat(400)])
    expect(count.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});

test('A size is read from a query string or a number, has a usual value, and is never above a hundred.', () => {
  const size = sizeParam(12);
  expect(size.parse(undefined)).toBe(12);
  expect(size.parse('40')).toBe(40);
  expect(size.parse(100)).toBe(100);
  for (const wrong of ['0', '-1', '101', '1e9', '1.5', 'abc', '', 'NaN', 'Infinity', ['a']]) {
    expect(size.safeParse(wrong).success, String(wrong)).toBe(false);
  }
});

test('Pages count from nought and end before an offset could overflow.', () => {
  expect(pageParam.parse(undefined)).toBe(0);
  expect(pageParam.parse('0')).toBe(0);
  expect(pageParam.parse('3')).toBe(3);
  for (const wrong of ['-1', '0.5', '1e15', 'x']) expect(pageParam.safeParse(wrong).success).toBe(false);
});

test('A currency is one of the six, euros when none is named.', () => {
  expect(currencyParam.parse(undefined)).toBe('EUR');
  expect(currencyParam.parse('JPY')).toBe('JPY');
  for (const wrong of ['eur', 'AUD', '']) expect(currencyParam.safeParse(wrong).success).toBe(false);
});

test('A list stands under its name in _embedded, and says in _links where it goes on.', () => {
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
