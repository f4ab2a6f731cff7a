import { expect, test } from 'vitest';
import { cutAtoms } from '../text/cut-atoms.ts';
import { addPhrase, emptyPhrases, longestPhrase, withPhrases } from './phrases.ts';

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

test('A tree with further phrases has the earlier ones too, and the tree that it extends does not change', () => {
  const before = structuredClone(phrases);
  const extended = withPhrases(phrases, [
    { atoms: ['new', 'york'], meaning: 'state' },
    { atoms: ['new', 'york'], meaning: 'city' },
    { atoms: ['big', 'apple'], meaning: 'city' },
    { atoms: ['big', 'ben'], meaning: 'clock' },
    { atoms: [], meaning: 'nothing' },
  ]);
  const meaningsIn = (text: string) => longestPhrase(extended, cutAtoms(text), 0)?.meanings;
  expect(meaningsIn('new york')).toEqual(['city', 'state']);
  expect([meaningsIn('big apple'), meaningsIn('big ben'), meaningsIn('big')]).toEqual([
    ['city'],
    ['clock'],
    undefined,
  ]);
  expect(meaningsIn('new york new york')).toEqual(['song']);
  expect(extended.meanings).toEqual([]);
  expect(phrases).toEqual(before);
});
