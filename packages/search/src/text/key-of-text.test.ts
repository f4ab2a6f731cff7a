import { expect, test } from 'vitest';
import { keyOfText } from './key-of-text.ts';

test('Texts that a traveller would call the same have one key', () => {
  expect(keyOfText('  São  Paulo ')).toBe('sao paulo');
  expect(keyOfText('Rio-de-Janeiro')).toBe(keyOfText('rio de janeiro'));
  expect(keyOfText('里斯本 Lisboa')).toBe('里斯本lisboa');
});
