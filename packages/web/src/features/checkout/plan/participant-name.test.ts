import { expect, test } from 'vitest';
import { participantName } from './participant-name.ts';
import { typedName } from './typed-name.ts';

test('Whoever comes is called as on every paper: in Chinese signs the family first and without a blank', () => {
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
