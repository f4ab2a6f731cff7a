import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallKnowledge as knowledge, printUnit } from '../../test-support/small-knowledge.ts';
import { vocabularyOf } from '../index/vocabulary-of.ts';
import { sortWords } from '../text/sorted-words.ts';
import { readQuery } from './read-query.ts';

const vocabularyText =
  'sunset sunsets sunrise harbour market markets luminous tagus yorkshire bread kiln 日落 落时 fishin york town ' +
  'lissabonner munchen turn einzig valentin solo stranger 马拉 加罗 克拉 拉科 科夫';
const sortedWords = sortWords(vocabularyText.split(' '));
const wordCounts = new Map([['town', 40]]);
const countAt = (at: number) => wordCounts.get(sortedWords.words[at] ?? '') ?? 3;
const vocabulary = vocabularyOf(() => [{ words: sortedWords, countAt }]);
const planOf = (query: string) => readQuery(query, { knowledge, vocabulary, language: 'en' });
const unitsOf = (query: string) => planOf(query).units.map(printUnit);

test('The longest match counts: a place by any of its names, a concept by any of its terms', () => {
  expect(unitsOf('lisboa ')).toEqual(['place lisbon']);
  expect(unitsOf('Wine tasting in Lissabon ')).toEqual(['concept wine', 'place lisbon']);
  expect(unitsOf('里斯本葡萄酒')).toEqual(['place lisbon', 'concept wine']);
  expect(unitsOf('SAILING TRIP, 纽约')).toEqual(['concept sailing', 'place new-york']);
});

test('A place is understood in pinyin, in one word or in syllables, also beside other words', () => {
  expect(unitsOf('lisiben')).toEqual(['place lisbon']);
  expect(unitsOf('li si ben fanchuan wine')).toEqual(['place lisbon', 'concept sailing', 'concept wine']);
  expect(unitsOf('帆船 niuyue')).toEqual(['concept sailing', 'place new-york']);
});

test('A Chinese name with a wrong character of the same sound is understood, also beside another word', () => {
  expect(unitsOf('里斯笨')).toEqual(['place lisbon']);
  expect(unitsOf('里斯笨 亲子')).toEqual(['place lisbon', 'concept families']);
  expect(unitsOf('波尔吐 帆船')).toEqual(['place porto', 'concept sailing']);
});

test('Characters that the catalogue has are not corrected into a name', () => {
  const own = vocabularyOf(() => [{ words: sortWords(['尼思']), countAt: () => 3 }]);
  const printed = readQuery('尼思 帆船', { knowledge, vocabulary: own, language: 'zh-Hans' }).units;
  expect(printed.map(printUnit)).toEqual(['text 尼思', 'concept sailing']);
  expect(unitsOf('尼思 帆船')).toEqual(['place nice', 'concept sailing']);
});

test('All places with the same name are meant, the most popular first', () => {
  expect(unitsOf('Singapore')).toEqual(['place singapore sg']);
});

test('A concept wins over a sight of the same name, and a city wins over a concept', () => {
  expect(unitsOf('sailing')).toEqual(['concept sailing']);
  expect(unitsOf('belem tower')).toEqual(['place belem']);
  expect(unitsOf('Angeln')).toEqual(['place angeln']);
  expect(unitsOf('Angeln in Lissabon')).toEqual(['concept fishing', 'place lisbon']);
});

test('Beside a place, "cruise" also means a shore excursion', () => {
  expect(unitsOf('cruise lisbon ')).toEqual(['concept boat-trip shore-excursion', 'place lisbon']);
  expect(unitsOf('cruise ')).toEqual(['concept boat-trip']);
});

test('A city whose name is also a word counts as the word beside another city', () => {
  expect(unitsOf('nice')).toEqual(['place nice']);
  expect(unitsOf('nice hiking in lisbon')).toEqual(['concept hiking', 'place lisbon']);
});

test('Stop phrases are ignored, unless the query contains nothing else', () => {
  expect(unitsOf('things to do in Lisbon')).toEqual(['place lisbon']);
  expect(unitsOf('我想在里斯本坐帆船')).toEqual(['place lisbon', 'concept sailing']);
  expect(planOf('the best ').unmatched).toEqual(['the', 'best']);
});

test('Words that say nothing about the wish cost nothing, also with a slip', () => {
  expect(unitsOf('could you please recommend some sailing for my husband in Lisbon')).toEqual([
    'concept sailing',
    'place lisbon',
  ]);
  expect(planOf('could you please recomend somthing with wine in Porto').unmatched).toEqual([]);
  expect(planOf('Würden Sie uns bitte eine Weinprobe empfehlen').units.map(printUnit)).toEqual([
    'concept wine',
  ]);
  expect(unitsOf('请问你们有没有推荐的帆船 里斯本')).toEqual(['concept sailing', 'place lisbon']);
});

test('A word that means nothing known stays unmatched, in a sentence too', () => {
  expect(planOf('we would love to go bungee jumping in Lisbon').unmatched).toEqual(['bungee']);
  expect(planOf('Von München auf die Zugspitze').unmatched).toEqual(['zugspitze']);
});

test('Words that tell of the traveller are not missed, and no product must have them', () => {
  for (const query of [
    'my ropey lad craves some sailing in Lisbon, he is turning 12th',
    'Unser quengeliger Kleiner möchte in Lissabon beim Segeln zugucken',
    '我胆小又害怕，想在里斯本坐帆船',
  ])
    expect([unitsOf(`${query} `).toSorted(), planOf(query).unmatched], query).toEqual([
      ['concept sailing', 'place lisbon'],
      [],
    ]);
  const plan = planOf('something luminous for stubborn souls in Lisbon');
  expect(plan.units.find(({ kind }) => kind === 'text')).toMatchObject({ isAside: true });
});

test('A word of a dictionary that may ask is missed only if the query has no other topic', () => {
  expect(planOf('we are backpacking and want sailing in Lisbon').unmatched).toEqual([]);
  expect(planOf('some backpacking in Lisbon').unmatched).toEqual(['backpacking']);
});

test('A thing or a name is missed, also beside a topic', () => {
  for (const missed of ['helicopter', 'planetarium', 'glimmerzinne', '直升机'])
    expect(planOf(`sailing and a ${missed} in Lisbon`).unmatched, missed).toEqual([missed]);
});

test('A query of nothing but such words is about them', () => {
  expect(planOf('ropey lad').unmatched).toEqual(['ropey', 'lad']);
  expect(planOf('luminous ').units[0]).not.toHaveProperty('isAside');
  expect(planOf('luminous Lisbon ').units.every((unit) => !('isAside' in unit))).toBe(true);
});

test('Of two concepts with an "or" between them either is meant', () => {
  expect(unitsOf('sailing or wine in Lisbon ')).toEqual(['concept sailing wine', 'place lisbon']);
  expect(unitsOf('segeln oder wandern ')).toEqual(['concept sailing hiking']);
});

test('Beside a term, a word of too many products counts in titles only', () => {
  const counted = vocabularyOf(() => [
    { words: sortWords(['bread', 'kiln']), countAt: (at: number) => (at === 0 ? 40 : 3) },
  ]);
  const lastUnit = (query: string) =>
    readQuery(query, { knowledge, vocabulary: counted, language: 'en' }).units.at(-1);
  expect(lastUnit('wine bread ')).toMatchObject({ kind: 'text', isCommon: true });
  expect(lastUnit('wine kiln ')).not.toHaveProperty('isCommon');
  expect(lastUnit('bread ')).not.toHaveProperty('isCommon');
});

test('In a sentence, a known last word is not completed', () => {
  expect(unitsOf('wine')).toEqual(['concept wine']);
  expect(unitsOf('a wine tasting with york')).toEqual(['concept wine', 'either(place new-york; text york)']);
});

test('Another form of a term means the same concept', () => {
  expect(unitsOf('hikes ')).toEqual(['concept hiking']);
  expect(unitsOf('wanderungen ')).toEqual(['concept hiking']);
});

test('A form of a verb that is not among the terms tells of the traveller', () => {
  expect(unitsOf('I sailed once and want wine in Lisbon ')).toEqual(['concept wine', 'place lisbon']);
  expect(unitsOf('some sailing with wine in Lisbon ')).toEqual([
    'concept sailing',
    'concept wine',
    'place lisbon',
  ]);
});

test('Only the last word can be unfinished, and it may become a city, a concept or a catalogue word', () => {
  expect(unitsOf('lisb')).toEqual(['place lisbon']);
  expect(unitsOf('ma')).toEqual(['either(place marrakech; text market markets)']);
  expect(unitsOf('muse')).toEqual(['concept museum']);
  expect(unitsOf('sunr')).toEqual(['text sunrise']);
  expect(unitsOf('sunr lisbon')).toEqual(['place lisbon']);
  expect(unitsOf('里斯')).toEqual(['place lisbon']);
});

test('A name of several words is found while the traveller is still typing it', () => {
  expect(unitsOf('new y')).toEqual(['place new-york']);
  expect(unitsOf('wine in new o')).toEqual(['concept wine', 'place new-orleans']);
});

test('A catalogue word is searched in all its forms', () => {
  expect(unitsOf('sunset ')).toEqual(['text sunset sunsets']);
});

test('A plain catalogue word beside an understood word has half its weight', () => {
  const weights = (query: string) =>
    planOf(query).units.flatMap((unit) =>
      unit.kind === 'text' ? unit.variants.map(({ weight }) => weight) : [],
    );
  expect(weights('sunset ')).toEqual([1, 0.9]);
  expect(weights('sunset lisbon')).toEqual([0.5, 0.45]);
});

test('A German compound means the concepts of its parts', () => {
  expect(unitsOf('Weinwanderung')).toEqual(['concept wine', 'concept hiking']);
  expect(unitsOf('Familienausflug ')).toEqual(['concept families']);
});

test('Typing errors are corrected, and so are names spelt as they sound', () => {
  expect(unitsOf('lisbno ')).toEqual(['place lisbon']);
  expect(unitsOf('marakesh ')).toEqual(['place marrakech']);
  expect(unitsOf('muenchen ')).toEqual(['place munich']);
  expect(unitsOf('new yrok ')).toEqual(['place new-york']);
  expect(unitsOf('musuem ')).toEqual(['concept museum']);
  expect(unitsOf('lumnious ')).toEqual(['text luminous']);
  expect(unitsOf('马拉咯什 ')).toEqual(['place marrakech']);
});

test('A misspelt city name means the city, even if the catalogue has the name or a word derived from it', () => {
  expect(unitsOf('lissabonn')).toEqual(['place lisbon']);
  expect(unitsOf('lissabonn ')).toEqual(['place lisbon']);
  expect(unitsOf('lissabonnr ')).toEqual(['place lisbon']);
  expect(unitsOf('munche ')).toEqual(['place munich']);
  expect(unitsOf('lissabonner ')).toEqual(['text lissabonner']);
});

test('The last word of a city’s name means the city, unless many products contain that word', () => {
  expect(unitsOf('orleans ')).toEqual(['place new-orleans']);
  expect(unitsOf('york')).toEqual(['either(place new-york; text york yorkshire)']);
  expect(unitsOf('wine york ')).toEqual(['concept wine', 'either(place new-york; text york)']);
  expect(unitsOf('town ')).toEqual(['text town']);
  expect(unitsOf('apple ')).toEqual([]);
});

test('A name that we do not offer is not corrected to a word with a similar spelling', () => {
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
    expect(unitsOf(`${elsewhere} `), `${elsewhere}, not ${word}`).toEqual([]);
    expect(unitsOf(`${word} `), word).not.toEqual([]);
  }
  expect(unitsOf('波尔多 ')).toEqual([]);
});

test('A foreign name in Chinese finds nothing unless the catalogue has all its parts', () => {
  expect(unitsOf('马拉加罗 ')).toEqual([]);
  expect(unitsOf('克拉科夫 ')).toEqual(['text 克拉', 'text 拉科', 'text 科夫']);
});

test('Only the first ten unknown words are corrected', () => {
  const unknown = (count: number) => Array.from({ length: count }, (_, at) => `qx${at + 10}wv`).join(' ');
  expect(unitsOf(`${unknown(9)} lisbno `)).toEqual(['place lisbon']);
  expect(unitsOf(`${unknown(10)} lisbno `)).toEqual([]);
});

test('A concept wins over a catalogue word at the same distance', () => {
  expect(unitsOf('fishinh ')).toEqual(['concept fishing']);
});

test('A word of four letters is never corrected to a catalogue word: too many are one edit apart', () => {
  expect(unitsOf('Köln ')).toEqual([]);
  expect(planOf('Köln ').unmatched).toEqual(['koln']);
});

test('Beside an understood word, an unknown word is not corrected to a plain catalogue word', () => {
  const { units: understood, unmatched } = planOf('lisbon lumnious ');
  expect(understood.map(printUnit)).toEqual(['place lisbon']);
  expect(unmatched).toEqual(['lumnious']);
});

test('Unknown Chinese text is searched two characters at a time, without its particles', () => {
  expect(unitsOf('日落时')).toEqual(['text 日落', 'text 落时']);
  expect(unitsOf('去山')).toEqual(['concept hiking']);
});

test('Characters that say nothing beside others are not read as a name in other characters', () => {
  expect(planOf('看一场葡萄酒 ')).toMatchObject({ unmatched: [] });
  expect(unitsOf('看一场葡萄酒 ')).toEqual(['concept wine']);
});

test('An empty query asks for nothing', () => {
  for (const query of ['', '   ', '?!', '😀🏝️', '\u0000\u202e'])
    expect(planOf(query).units, query).toEqual([]);
});

test('Any text gets a plan of at most ten units', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('里', '斯', '本', 'wein', 'tour', ' ', 'שלום', '\u0000', '🏝', 'a') }),
  );
  fc.assert(
    fc.property(nasty, (text) => {
      expect(planOf(text).units.length).toBeLessThanOrEqual(10);
    }),
    { numRuns: 100 },
  );
});

test('Text beyond the maximum query length is not read', () => {
  for (const part of ['a', '里', 'ab ', 'lisbno ', '😀', 'ש', '\u0301', 'weinwein']) {
    const long = part.repeat(10_000);
    expect(planOf(long), part).toEqual(planOf(long.slice(0, MAX_QUERY_LENGTH)));
  }
  expect(planOf(`${'?'.repeat(MAX_QUERY_LENGTH)} lisbon`).units).toEqual([]);
});

test('A plan names the analysis that made it', () => {
  expect(planOf('lisbon')).toMatchObject({ lang: 'en', analyserVersion: knowledge.analyserVersion });
});

test('Of two concepts with an "or" between them one unit is made, with all of their words', () => {
  const { units, words } = planOf('sailing or a museum ');
  expect([units.map(printUnit), words]).toEqual([['concept sailing museum'], ['sailing or a museum']]);
  const joined = planOf('sailing or museum in Lisbon ');
  expect([joined.units.map(printUnit), joined.words]).toEqual([
    ['concept sailing museum', 'place lisbon'],
    ['sailing or museum', 'lisbon'],
  ]);
  expect(planOf('wine oder Museum oder fishing ').units.map(printUnit)).toEqual([
    'concept wine museum fishing',
  ]);
  expect(planOf('sailing or Lisbon ').units.map(printUnit)).toEqual(['concept sailing', 'place lisbon']);
});

test('Of places with an “or” between them a product must be in one', () => {
  expect(unitsOf('sailing in Lisbon or Porto ')).toEqual(['concept sailing', 'place lisbon porto']);
  expect(unitsOf('Lisbon, Porto oder Marrakesch ')).toEqual(['place lisbon porto marrakech']);
  expect(unitsOf('里斯本或波尔图 ')).toEqual(['place lisbon porto']);
  expect(unitsOf('from Lisbon to Porto ')).toEqual(['place lisbon', 'place porto']);
});

test('A query is a sentence if words stand beside what it asks for', () => {
  for (const query of ['sailing ', 'sailing Lisbon ', 'sailing or museum ', 'segeltörn wein '])
    expect(planOf(query).isSentence, query).toBe(false);
  for (const query of ['sailing in Lisbon ', 'please Lisbon ', 'sailing or the museum ', 'kindly sailing '])
    expect(planOf(query).isSentence, query).toBe(true);
});

test('Through a city leads a tour of it', () => {
  expect(unitsOf('durch Lissabon ')).toEqual(['place lisbon', 'concept sightseeing']);
  expect(unitsOf('in Lissabon ')).toEqual(['place lisbon']);
  expect(unitsOf('durch Portugal segeln ')).toEqual(['place pt', 'concept sightseeing', 'concept sailing']);
});

test('Between Chinese places and wishes any word for "or" offers a choice', () => {
  for (const query of [
    '里斯本或者波尔图',
    '里斯本还是波尔图',
    '里斯本或波尔图',
    '里斯本，要么波尔图',
    '里斯本或者去波尔图',
    '里斯本跟波尔图之间选一个',
  ])
    expect(unitsOf(query), query).toEqual(['place lisbon porto']);
  for (const query of [
    '里斯本帆船或者徒步',
    '里斯本帆船还是徒步',
    '里斯本帆船或徒步',
    '里斯本帆船和徒步二选一',
  ])
    expect(unitsOf(query), query).toEqual(['place lisbon', 'concept sailing hiking']);
  expect(unitsOf('里斯本和波尔图 ')).toEqual(['place lisbon', 'place porto']);
});

test('Words that say nothing may stand beside an "or"', () => {
  for (const query of [
    'sailing or maybe hiking ',
    'sailing or even a hiking ',
    'Segeln oder vielleicht wandern ',
  ])
    expect(unitsOf(query), query).toEqual(['concept sailing hiking']);
  expect(unitsOf('Lisbon or in Porto ')).toEqual(['place lisbon porto']);
  expect(unitsOf('either Lisbon and Porto ')).toEqual(['place lisbon porto']);
});
