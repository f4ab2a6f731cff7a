import { expect, test } from 'vitest';
import { cutAtoms } from '../text/cut-atoms.ts';
import { addPhrase, emptyPhrases, longestPhrase } from './phrases.ts';

const phrases = emptyPhrases<string>();
addPhrase(phrases, ['new', 'york'], 'city');
addPhrase(phrases, ['new', 'york', 'new', 'york'], 'song');
addPhrase(phrases, ['york'], 'old');
addPhrase(phrases, ['york'], 'old');
addPhrase(phrases, [], 'nothing');

const longestPhraseIn = (text: string, from = 0) => longestPhrase(phrases, cutAtoms(text), from);

test('The longest phrase at a position wins, and an unfinished phrase does not count', () => {
  expect(longestPhraseIn('new york new york')).toEqual({ to: 4, meanings: ['song'] });
  expect(longestPhraseIn('new york new jersey')).toEqual({ to: 2, meanings: ['city'] });
  expect(longestPhraseIn('new jersey')).toBeUndefined();
  expect(longestPhraseIn('')).toBeUndefined();
});

test('A meaning is listed once per phrase, and an empty phrase means nothing', () => {
  expect(longestPhraseIn('york')).toEqual({ to: 1, meanings: ['old'] });
  expect(phrases.meanings).toEqual([]);
});

test('Phrases can be matched by another form of their words', () => {
  const read = ({ text }: { text: string }) => text.replace('j', 'y');
  expect(longestPhrase(phrases, cutAtoms('new jork'), 0, read)?.meanings).toEqual(['city']);
});
