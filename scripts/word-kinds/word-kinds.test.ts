import { expect, test } from 'vitest';
import { chineseKinds } from './chinese-kinds.ts';
import { englishKinds } from './english-kinds.ts';
import { germanKinds } from './german-kinds.ts';
import { kindLines } from './kind-lines.ts';

/** Nouns of WordNet: the words of each synset, its lexicographer file, and the synset above it. */
const SYNSETS: readonly (readonly [offset: string, file: string, words: string, above?: string])[] = [
  ['00000001', '06', 'artifact'],
  ['00000002', '06', 'clothing', '00000001'],
  ['00000003', '06', 'hat', '00000002'],
  ['00000004', '06', 'helicopter', '00000001'],
  ['00000005', '18', 'lad'],
  ['00000006', '04', 'sport'],
  ['00000007', '04', 'sailing', '00000006'],
  ['00000008', '04', 'errand'],
  ['00000009', '18', 'Mozart'],
];

const nouns = SYNSETS.map(([offset, file, words, above]) => {
  const pointers = above === undefined ? '000' : `001 @ ${above} n 0000`;
  return `${offset} ${file} n 01 ${words} 0 ${pointers} | gloss`;
}).join('\n');

const senses = [
  ...SYNSETS.map(([offset, file, words]) => `${words.toLowerCase()}%1:${file}:00:: ${offset} 1 1`),
  'ropey%3:00:00:: 00000010 1 0',
  'wooden%3:01:00:: 00000011 1 4',
  'sail%2:38:00:: 00000012 1 9',
  'juggle%2:36:00:: 00000013 1 1',
].join('\n');

const english = (verbForms = '') => englishKinds({ nouns, senses, nounForms: '', verbForms });

test('Of English words, those for things always ask, those for acts alone, and those for persons and belongings never', () => {
  const kinds = english();
  expect(['lad', 'hat', 'clothing', 'ropey', 'sail'].map((word) => kinds.get(word))).toEqual(
    Array.from({ length: 5 }, () => 'never'),
  );
  expect(['errand', 'wooden', 'juggle'].map((word) => kinds.get(word))).toEqual(['alone', 'alone', 'alone']);
  expect(['helicopter', 'mozart'].map((word) => kinds.get(word))).toEqual([undefined, undefined]);
});

test('A thing whose name looks like a form of another word still asks', () => {
  expect(english().get('sailing')).toBe('always');
});

test('Irregular forms are what their words are', () => {
  expect(english('sailen sail').get('sailen')).toBe('never');
});

test('Of German words, infinitives ask alone, nouns always, and others never', () => {
  const kinds = germanKinds({
    blutig: 'Adjective',
    töpfern: ['Infinitive'],
    Gondel: 'FemaleNoun',
    gern: 'Adverb',
    wagen: ['Infinitive', 'MaleNoun'],
  });
  expect(Object.fromEntries(kinds)).toEqual({ blutig: 'never', topfern: 'alone', gern: 'never' });
});

test('Of Chinese words, verbs with an object and frequent nouns ask alone, other nouns always, and others never', () => {
  const kinds = chineseKinds(
    [
      '跳 900 v',
      '伞 200 n',
      '跳伞 210 v',
      '享受 2791 v',
      '靠谱 20 a',
      '问题 9000 n',
      '直升机 1946 n',
      '想学 3 v',
    ].join('\n'),
  );
  expect(Object.fromEntries(kinds)).toEqual({
    跳: 'never',
    跳伞: 'alone',
    享受: 'never',
    靠谱: 'never',
    问题: 'alone',
  });
});

test('Words are sorted as the search compares them, with a mark behind those that may ask', () => {
  const kinds = new Map([
    ['ba', 'never'],
    ['b', 'alone'],
    ['abc', 'always'],
  ] as const);
  expect(kindLines(kinds)).toEqual(['abc!', 'b?', 'ba']);
});
