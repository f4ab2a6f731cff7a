import { expect, test } from 'vitest';
import { personName, splitPersonName } from './person-name.ts';

test('A Chinese name begins with the family name, and any other name keeps its order', () => {
  expect(personName('明', '李')).toBe('李明');
  expect(personName('小龙', '欧阳')).toBe('欧阳小龙');
  expect(personName('Mara', 'Lind')).toBe('Mara Lind');
  expect(personName('Ming', '李')).toBe('Ming 李');
  expect(personName('', 'Lind')).toBe('Lind');
});

test.each([
  ['Mara Lind', 'Mara', 'Lind'],
  ['Ana Sofia Silva', 'Ana Sofia', 'Silva'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['  Mara   Lind ', 'Mara', 'Lind'],
  ['Ada', 'Ada', ''],
  ['李明', '明', '李'],
  ['王小明', '小明', '王'],
  ['欧阳小龙', '小龙', '欧阳'],
  ['司马光', '光', '司马'],
  ['', '', ''],
])('The name %s suggests the first name %s and the family name %s', (name, firstName, lastName) => {
  expect(splitPersonName(name)).toEqual({ firstName, lastName });
});
