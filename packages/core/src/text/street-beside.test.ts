import { expect, test } from 'vitest';
import { streetBeside } from './street-beside.ts';

test('A street that is part of the place’s name is not repeated', () => {
  const street = 'Largo das Portas do Sol';
  expect(streetBeside({ title: `Viewpoint, ${street}`, street })).toBeNull();
  expect(streetBeside({ title: 'Viewpoint', street })).toBe(street);
  expect(streetBeside({ title: 'Viewpoint', street: '' })).toBeNull();
});
