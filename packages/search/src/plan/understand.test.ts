import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vocabularyOf } from '../index/vocabulary-of.ts';
import { shelve } from '../text/shelf.ts';
import { smallKnowledge as knowledge, said } from './small-knowledge-for-tests.ts';
import { understand } from './understand.ts';

const words =
  'sunset sunsets sunrise harbour market markets luminous tagus yorkshire bread kiln 日落 落时 fishin york town ' +
  'lissabonner munchen turn einzig valentin solo stranger 马拉 加罗 克拉 拉科 科夫';
const shelf = shelve(words.split(' '));
const frequent = new Map([['town', 40]]);
const countAt = (at: number) => frequent.get(shelf.words[at] ?? '') ?? 3;
const vocabulary = vocabularyOf(() => [{ shelf, countAt }]);
const plan = (query: string) => understand(query, { knowledge, vocabulary, language: 'en' });
const units = (query: string) => plan(query).units.map(said);

test('The longest match is meant: a place by any of its names, a wish by any of its terms', () => {
  expect(units('lisboa ')).toEqual(['place lisbon']);
  expect(units('Wine tasting in Lissabon ')).toEqual(['concept wine', 'place lisbon']);
  expect(units('里斯本葡萄酒')).toEqual(['place lisbon', 'concept wine']);
  expect(units('SAILING TRIP, 纽约')).toEqual(['concept sailing', 'place new-york']);
});

test('Places of one name are all meant, the most asked for first', () => {
  expect(units('Singapore')).toEqual(['place singapore sg']);
});

test('A wish goes before a mere sight of that name, and a city before a wish', () => {
  expect(units('sailing')).toEqual(['concept sailing']);
  expect(units('belem tower')).toEqual(['place belem']);
  expect(units('Angeln')).toEqual(['place angeln']);
  expect(units('Angeln in Lissabon')).toEqual(['concept fishing', 'place lisbon']);
});

test('A city whose name is also a word is a word once another city stands beside it', () => {
  expect(units('nice')).toEqual(['place nice']);
  expect(units('nice hiking in lisbon')).toEqual(['concept hiking', 'place lisbon']);
});

test('What says nothing is left out, unless it is all that is said', () => {
  expect(units('things to do in Lisbon')).toEqual(['place lisbon']);
  expect(units('我想在里斯本坐帆船')).toEqual(['place lisbon', 'concept sailing']);
  expect(plan('the best ').unmatched).toEqual(['the', 'best']);
});

test('Other forms of a term are the term', () => {
  expect(units('hikes ')).toEqual(['concept hiking']);
  expect(units('wanderungen ')).toEqual(['concept hiking']);
});

test('A word that is not finished may become a city, a wish or a word of the catalogue, but only the last one', () => {
  expect(units('lisb')).toEqual(['place lisbon']);
  expect(units('ma')).toEqual(['either(place marrakech; text market markets)']);
  expect(units('muse')).toEqual(['concept museum']);
  expect(units('sunr')).toEqual(['text sunrise']);
  expect(units('sunr lisbon')).toEqual(['place lisbon']);
  expect(units('里斯')).toEqual(['place lisbon']);
});

test('A name of several words is one while it is typed', () => {
  expect(units('new y')).toEqual(['place new-york']);
  expect(units('wine in new o')).toEqual(['concept wine', 'place new-orleans']);
});

test('A word of the catalogue is looked for in all its forms', () => {
  expect(units('sunset ')).toEqual(['text sunset sunsets']);
});

test('A word of which no more is known counts half beside one that was understood', () => {
  const weights = (query: string) =>
    plan(query).units.flatMap((unit) =>
      unit.kind === 'text' ? unit.variants.map(({ weight }) => weight) : [],
    );
  expect(weights('sunset ')).toEqual([1, 0.9]);
  expect(weights('sunset lisbon')).toEqual([0.5, 0.45]);
});

test('A German compound is the wishes that it is made of', () => {
  expect(units('Weinwanderung')).toEqual(['concept wine', 'concept hiking']);
  expect(units('Familienausflug ')).toEqual(['concept families']);
});

test('A slip of the hand is mended, and a name spelt by ear', () => {
  expect(units('lisbno ')).toEqual(['place lisbon']);
  expect(units('marakesh ')).toEqual(['place marrakech']);
  expect(units('muenchen ')).toEqual(['place munich']);
  expect(units('new yrok ')).toEqual(['place new-york']);
  expect(units('musuem ')).toEqual(['concept museum']);
  expect(units('lumnious ')).toEqual(['text luminous']);
  expect(units('马拉咯什 ')).toEqual(['place marrakech']);
});

test('A misspelt city is the city, also where the catalogue has its name or a word made of it', () => {
  expect(units('lissabonn')).toEqual(['place lisbon']);
  expect(units('lissabonn ')).toEqual(['place lisbon']);
  expect(units('lissabonnr ')).toEqual(['place lisbon']);
  expect(units('munche ')).toEqual(['place munich']);
  expect(units('lissabonner ')).toEqual(['text lissabonner']);
});

test('The last word of the name of a city means the city, unless it is a word that many products have', () => {
  expect(units('orleans ')).toEqual(['place new-orleans']);
  expect(units('york')).toEqual(['either(place new-york; text york yorkshire)']);
  expect(units('wine york ')).toEqual(['concept wine', 'either(place new-york; text york)']);
  expect(units('town ')).toEqual(['text town']);
  expect(units('apple ')).toEqual([]);
});

test('What we do not have is not made something that is spelt a little alike', () => {
  const near = {
    Turin: 'turn',
    Leipzig: 'einzig',
    Valencia: 'valentin',
    Oslo: 'solo',
    Stavanger: 'stranger',
  };
  for (const [elsewhere, word] of Object.entries({
    ...near,
    Lima: 'limo',
    Seattle: 'shuttle',
    Nine: 'nice',
  })) {
    expect(units(`${elsewhere} `), `${elsewhere}, not ${word}`).toEqual([]);
    expect(units(`${word} `), word).not.toEqual([]);
  }
  expect(units('波尔多 ')).toEqual([]);
});

test('Of a foreign name in Chinese nothing is looked for unless all of it is there', () => {
  expect(units('马拉加罗 ')).toEqual([]);
  expect(units('克拉科夫 ')).toEqual(['text 克拉', 'text 拉科', 'text 科夫']);
});

test('Only the first ten words that nobody knows are repaired, however many there are', () => {
  const unknown = (count: number) => Array.from({ length: count }, (_, at) => `qx${at + 10}wv`).join(' ');
  expect(units(`${unknown(9)} lisbno `)).toEqual(['place lisbon']);
  expect(units(`${unknown(10)} lisbno `)).toEqual([]);
});

test('A wish is likelier meant than a word of the catalogue that is as near', () => {
  expect(units('fishinh ')).toEqual(['concept fishing']);
});

test('Of four letters no word of the catalogue is made: too many are one slip from each other', () => {
  expect(units('Köln ')).toEqual([]);
  expect(plan('Köln ').unmatched).toEqual(['koln']);
});

test('Beside what is understood, an unknown word is not made a mere word of the catalogue', () => {
  const { units: understood, unmatched } = plan('lisbon lumnious ');
  expect(understood.map(said)).toEqual(['place lisbon']);
  expect(unmatched).toEqual(['lumnious']);
});

test('Chinese that nobody knows is looked for two characters at a time, and its particles are dropped', () => {
  expect(units('日落时')).toEqual(['text 日落', 'text 落时']);
  expect(units('去山')).toEqual(['concept hiking']);
});

test('An empty question asks for nothing', () => {
  for (const query of ['', '   ', '?!', '😀🏝️', '\u0000\u202e']) expect(plan(query).units, query).toEqual([]);
});

test('Any text gets a plan, and no more of it than a question can hold', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('里', '斯', '本', 'wein', 'tour', ' ', 'שלום', '\u0000', '🏝', 'a') }),
  );
  fc.assert(
    fc.property(nasty, (text) => {
      expect(plan(text).units.length).toBeLessThanOrEqual(10);
    }),
    { numRuns: 100 },
  );
});

test('Of ten thousand characters no more is read than of two hundred', () => {
  for (const part of ['a', '里', 'ab ', 'lisbno ', '😀', 'ש', '\u0301', 'weinwein']) {
    const long = part.repeat(10_000);
    expect(plan(long), part).toEqual(plan(long.slice(0, LONGEST_QUERY)));
  }
  expect(plan(`${'?'.repeat(LONGEST_QUERY)} lisbon`).units).toEqual([]);
});

test('A plan says by which analysis it was made', () => {
  expect(plan('lisbon')).toMatchObject({ lang: 'en', analyser: knowledge.analyser });
});
