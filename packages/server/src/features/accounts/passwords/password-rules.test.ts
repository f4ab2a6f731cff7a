import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

test.each([
  ['nine characters', 'abcdefghi', 'too_short'],
  ['nine characters that take two code units each', '🏖'.repeat(9), 'too_short'],
  ['257 characters', 'abc'.repeat(86), 'too_long'],
  ['a password that anyone guesses first', 'Password123', 'guessable'],
  ['one letter repeated', 'aaaaaaaaaaaa', 'guessable'],
  ['the email address', 'Ada@example.org', 'guessable'],
  ['the name in the email address', 'ada.lovelace', 'guessable'],
])('A password is refused: %s', (_, password, problem) => {
  const email = password === 'ada.lovelace' ? 'ada.lovelace@example.org' : 'ada@example.org';
  expect(passwordProblem(password, email)).toBe(problem);
});

test.each([
  ['ten characters', 'abcdefghij'],
  ['256 characters', `${'abcd'.repeat(64)}`],
  ['ten Chinese characters', '我在海边看日落很开心'],
  ['a sentence', 'four boats at anchor'],
])('A password can be used: %s', (_, password) => {
  expect(passwordProblem(password, 'ada@example.org')).toBeUndefined();
});
