import { expect, test } from 'vitest';
import { kindOfWord } from './kind-of-word.ts';
import { readWordKinds } from './word-kinds.ts';

const kinds = readWordKinds();
const english = (word: string) => kindOfWord(word, { kinds, language: 'en' });
const german = (word: string, typed?: 'capital' | 'small') =>
  kindOfWord(word, { kinds, language: 'de', typed });
const chinese = (word: string) => kindOfWord(word, { kinds, language: 'zh-Hans' });

test.each([
  'ropey',
  'dodgy',
  'knackered',
  'lad',
  'nephews',
  'grumpiest',
  'rediscovering',
  'hopelessly',
  '70th',
])('English “%s” only tells of the traveller', (word) => {
  expect(english(word)).toBe('never');
});

test.each([
  'helicopter',
  'bungee',
  'sumo',
  'falconry',
  'seaplane',
  'planetarium',
  'dinosaurs',
  'glimmerzinne',
  'pirate',
  'cowboys',
  // Madrid, with a slip that looks like the form of a verb.
  'madred',
])('English “%s” always asks', (word) => {
  expect(english(word)).toBe('always');
});

test.each(['zugucken', 'schwarmt', 'blutige', 'verfroren', 'neugierig', 'lauschen', 'quengelig'])(
  'German “%s” does not ask beside a topic',
  (word) => {
    expect(german(word)).not.toBe('always');
  },
);

test.each(['ballonfahrt', 'planetarium', 'zeppelinflug', 'glimmerzinne'])(
  'German “%s” always asks',
  (word) => {
    expect(german(word)).toBe('always');
  },
);

test('In a German sentence with capitals, small letters make no noun, and a capital makes one', () => {
  expect([german('quengelt', 'small'), german('wuseln', 'small')]).toEqual(['alone', 'alone']);
  expect(german('laufen', 'capital')).toBe('always');
  expect([german('bungee', 'small'), german('sumo', 'small')]).toEqual(['always', 'always']);
  expect(german('gelassenheit', 'capital')).toBe('alone');
});

test('In Chinese, only nouns ask', () => {
  expect(['折腾', '偷偷', '胆小', '害怕', '敢坐'].filter((word) => chinese(word) === 'never')).toHaveLength(
    5,
  );
  expect(['直升机', '蹦极', '剑术', '木偶戏'].filter((word) => chinese(word) === 'never')).toEqual([]);
});
