import { expect, expectTypeOf, test } from 'vitest';
import { raises } from './raises.ts';

test('Declared errors take status and message from the catalogue.', () => {
  const errors = raises('invalid_input', 'not_found');
  expect(Object.keys(errors)).toEqual(['invalid_input', 'not_found']);
  expect(errors.invalid_input).toMatchObject({ status: 400, message: 'Bad Request' });
  expect(errors.not_found).toMatchObject({ status: 404, message: 'Not Found' });
});

test('An error may name the field at fault, and nothing else leaves with it.', () => {
  const { data } = raises('invalid_input').invalid_input;
  expect(data.parse({ field: 'size', stack: 'secret' })).toEqual({ field: 'size' });
  expect(data.parse({})).toEqual({});
  expect(data.parse(undefined)).toBeUndefined();
});

test('A code that was not declared is not in the type.', () => {
  expectTypeOf(raises('gone')).toHaveProperty('gone');
  expectTypeOf(raises('gone')).not.toHaveProperty('not_found');
});
