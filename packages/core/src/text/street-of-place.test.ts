import { expect, test } from 'vitest';
import { streetOfPlace } from './street-of-place.ts';

test('A street that is part of the place’s name is not repeated', () => {
  const street = 'Largo das Portas do Sol';
  expect(streetOfPlace({ title: `Viewpoint, ${street}`, street })).toBeNull();
  expect(streetOfPlace({ title: 'Viewpoint', street })).toBe(street);
  expect(streetOfPlace({ title: 'Viewpoint', street: '' })).toBeNull();
});
