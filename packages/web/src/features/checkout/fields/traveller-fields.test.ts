import { expect, test } from 'vitest';
import { participantName, typedName } from './traveller-fields.ts';

test('A traveller’s name is written as on every document: in Chinese characters with the family name first and without a blank', () => {
  const values = {
    'p2.firstName': ' 伟 ',
    'p2.lastName': '王',
    'contact.firstName': 'Mara',
    'contact.lastName': 'Lind',
  };
  expect(participantName(values, 2)).toBe('王伟');
  expect(typedName(values, 'contact')).toBe('Mara Lind');
  expect(participantName(values, 3)).toBe('');
});
