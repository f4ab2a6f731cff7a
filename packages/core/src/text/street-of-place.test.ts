import { expect, test } from 'vitest';
import { streetsOfPlace } from './street-of-place.ts';

test('A street that is part of the place’s name is not repeated', () => {
  const street = 'Largo das Portas do Sol';
  expect(streetsOfPlace({ title: `Viewpoint, ${street}`, street })).toEqual([]);
  expect(streetsOfPlace({ title: 'Viewpoint', street })).toEqual([street]);
  expect(streetsOfPlace({ title: 'Viewpoint', street: '' })).toEqual([]);
});

test('A street with a form in another script is written in both, the reader’s first', () => {
  const [street, otherStreet] = ['红星路三段', 'Hongxing Road Section 3'];
  expect(streetsOfPlace({ title: '地铁春熙路站C口', street, otherStreet })).toEqual([street, otherStreet]);
  expect(streetsOfPlace({ title: '红星路三段路口', street, otherStreet })).toEqual([otherStreet]);
  expect(streetsOfPlace({ title: 'Exit C', street, otherStreet: null })).toEqual([street]);
});
