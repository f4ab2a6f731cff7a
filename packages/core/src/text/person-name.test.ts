import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test('A Chinese name begins with the family name, and any other name keeps its order', () => {
  expect(personName('明', '李')).toBe('李明');
  expect(personName('小龙', '欧阳')).toBe('欧阳小龙');
  expect(personName('Mara', 'Lind')).toBe('Mara Lind');
  expect(personName('Ming', '李')).toBe('Ming 李');
  expect(personName('', 'Lind')).toBe('Lind');
});
