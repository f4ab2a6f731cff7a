import { expect, test } from 'vitest';
import { serviceTypeOf } from './service-type.ts';

test('A product sold through Encore is a show; every other product is a tour', () => {
  expect(serviceTypeOf('Encore')).toBe('SHOW');
  expect(serviceTypeOf('encore')).toBe('TOUR');
  expect(serviceTypeOf('Somebody else')).toBe('TOUR');
  expect(serviceTypeOf(null)).toBe('TOUR');
});
