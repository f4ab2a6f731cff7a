import { expect, test } from 'vitest';
import { cutAtoms, joinAtoms } from '../../text/cut-atoms.ts';
import { foldText } from '../../text/fold-text.ts';
import { otherSenses } from './other-senses.ts';

function claimed(query: string) {
  const atoms = cutAtoms(foldText(query));
  return otherSenses(atoms).map(({ from, to }) => joinAtoms(atoms, from, to));
}

test.each([
  ['I train for a marathon', ['train']],
  ['training for a half marathon', ['training']],
  ['parking near the market', ['parking']],
  ['where can we park the car', ['where can we park']],
  ['we arrive in Naples by train', ['by train']],
  ['our ship leaves at six', ['our ship leaves']],
  ['before my flight', ['before my flight']],
  ['close to the train station', ['train station']],
  ['take the underground to the museum', ['take the underground']],
  ['the nearest tube station', ['nearest tube']],
  ['could you show us a castle', ['show']],
  ['show our kids the harbour', ['show']],
  ['within walking distance of the old town', ['within walking distance of']],
  ['two hours tops', ['tops']],
  ['five days in a row', ['in a row']],
  ['a friend of mine', ['friend of mine']],
  ['we fly home on Sunday', ['fly home']],
  ['a light lunch', ['light']],
  ['a home-cooked meal', ['home cooked']],
  ['we fly out on Friday', ['fly out']],
  ['my son can’t swim', ['can t swim']],
  ['boat trip, no longer than this', ['no longer']],
])('“%s” uses words that are asked for elsewhere', (query, words) => {
  expect(claimed(query)).toEqual(words);
});

test.each([
  ['ich trainiere für den Marathon', ['trainiere']],
  ['wir kommen mit dem Zug an', ['kommen mit dem zug an']],
  ['in der Nähe vom Hauptbahnhof', ['hauptbahnhof']],
  ['vor dem Rückflug', ['vor dem ruckflug']],
  ['wir fliegen am Sonntag', ['fliegen']],
  ['was kostet ein Ausflug', ['kostet']],
  ['es darf nicht viel kosten', ['kosten']],
  ['meine Mutter kann nicht weit laufen', ['laufen']],
  ['nach dem Essen', ['nach dem essen']],
  ['klein, aber fein', ['klein aber fein']],
  ['mit Karte zahlen', ['mit karte zahlen']],
  ['lokale Spezialitäten', ['lokale']],
  ['wir feiern unseren Hochzeitstag', ['feiern']],
  ['meinen Geburtstag feiern', ['feiern']],
  ['gegen den Kater', ['gegen den kater']],
  ['mein Mann kann nicht schwimmen', ['kann nicht schwimmen']],
])('“%s” uses German words that are asked for elsewhere', (query, words) => {
  expect(claimed(query)).toEqual(words);
});

test.each([
  ['火车站附近', ['火车站附近']],
  ['我们坐火车到那不勒斯', ['我们坐火车到']],
  ['我们的飞机晚上起飞', ['我们的飞机']],
  ['有停车场吗', ['停车场']],
  ['睡到自然醒', ['自然醒']],
  ['我们打算去罗马', ['打算']],
  ['吃完晚饭以后', ['吃完晚饭以后']],
])('“%s” uses Chinese words that are asked for elsewhere', (query, words) => {
  expect(claimed(query)).toEqual(words);
});

test.each([
  'train ride to Sintra',
  'by train to the mountains',
  'the underground city',
  'a show in the evening',
  'Guell park',
  'fly over the city',
  'row a boat on the lake',
  'gold mine',
  'a walk through the park',
  'sail on the Tagus',
  'learn to swim',
  'mit dem Zug in die Berge',
  'Zugfahrt',
  'Weine kosten',
  'laufen gehen',
  'Lokale in Rom',
  'Schloss Schönbrunn',
  'Kleingruppe',
  'feiern gehen',
  '坐火车看风景',
  '看海',
  '打卡',
  '自然风光',
])('“%s” asks for what it says', (query) => {
  expect(claimed(query)).toEqual([]);
});
