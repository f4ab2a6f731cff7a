import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { describe, expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';

const today = localDate('2026-11-30');

/** The requirements and ages that are read, and the words that are left. */
function read(query: string) {
  const { filters, rest } = readSentence(query, today);
  return { facts: filters.map(({ filter }) => factOf(filter)), rest };
}

function factOf(filter: SentenceFilter): string {
  if (filter.kind === 'requirement') return filter.requirement;
  return filter.kind === 'ages' ? filter.ages.join() : filter.kind;
}

describe('A sentence and what it asks for', () => {
  test.each<[string, string[], string]>([
    ['What is there to see in Bruges if it rains?', ['indoors'], 'What is there to see in Bruges?'],
    ['Something indoors in Oslo', ['indoors'], 'in Oslo'],
    ['Lisbon, suitable for seniors', ['calm'], 'Lisbon'],
    ['Sailing along the Dalmatian coast', [], 'Sailing along the Dalmatian coast'],
    ['Kleine 4-Personen-Tour', [], 'Kleine 4-Personen-Tour'],
    ['Lissabon für Senioren geeignet', ['calm'], 'Lissabon'],
    ['里斯本适合老人的', ['calm'], '里斯本'],
    ['我妈妈上下楼梯吃力，巴黎', ['few-steps'], '巴黎'],
    ['巴黎不用爬楼的', ['few-steps'], '巴黎'],
    ['it’s pouring outside, museums in Madrid', ['indoors'], 'museums in Madrid'],
    ['rainy day with the kids in Hamburg', ['indoors'], 'with the kids in Hamburg'],
    ['Venice for a rainy morning', ['indoors', 'timeOfDay'], 'Venice'],
    ["it's raining cats and dogs in Paris", ['indoors'], 'in Paris'],
    ['where can we stay dry in London', ['indoors'], 'where in London'],
    ['keep the kids dry in Oslo', ['indoors'], 'in Oslo'],
    ['wo bleiben wir in Hamburg trocken', ['indoors'], 'wo in Hamburg trocken'],
    ['Hamburg, trocken bleiben', ['indoors'], 'Hamburg'],
    ['Hamburg, ohne nass zu werden', ['indoors'], 'Hamburg'],
    ['巴黎，不想淋湿', ['indoors'], '巴黎'],
    ['dry white wine in Porto', [], 'dry white wine in Porto'],
    ['trockene Weine in Porto', [], 'trockene Weine in Porto'],
    ['Naples, close by the port', ['at-pier'], 'Naples'],
    ['Naples, walkable from the ship', ['at-pier'], 'Naples'],
    ['Naples, something straight from the ship', ['at-pier'], 'Naples, something'],
    ['Neapel, zu Fuß vom Schiff aus', ['at-pier'], 'Neapel'],
    ['Neapel, hafennah', ['at-pier'], 'Neapel'],
    ['那不勒斯，港口附近', ['at-pier'], '那不勒斯'],
    ['那不勒斯，下船后步行可到', ['at-pier'], '那不勒斯'],
    ["Rome with my mother, she can't walk far", ['little-walking'], 'Rome with my mother'],
    ["Lisbon sights, my father doesn't walk well", ['little-walking'], 'Lisbon sights'],
    ['Boat trip with very little walking in Stockholm', ['little-walking'], 'Boat trip in Stockholm'],
    ['Old town of Tallinn without too many steps', ['few-steps'], 'Old town of Tallinn'],
    ['my wife has bad knees, what can we do in Porto', ['few-steps'], 'what can we do in Porto'],
    ['something quiet and calm in Kyoto', ['calm'], 'in Kyoto'],
    ['nothing too strenuous in Bergen please', ['calm'], 'in Bergen please'],
    ['wine tasting near the port in Malaga', ['at-pier'], 'wine tasting in Malaga'],
    ['a walk in Victoria that starts at the pier', ['at-pier'], 'a walk in Victoria'],
    ['Copenhagen with a toddler', ['2'], 'Copenhagen'],
    ['baking class for a 4-year-old', ['4'], 'baking class'],
    ['Was kann man bei Regen in Dublin machen?', ['indoors'], 'Was kann man in Dublin machen?'],
    ['Wenn es regnet, was machen wir in Genua', ['indoors'], 'was machen wir in Genua'],
    ['etwas im Trockenen in Stavanger', ['indoors'], 'etwas in Stavanger'],
    ['Ein verregneter Tag ohne Ideen', ['indoors'], 'Ein ohne Ideen'],
    ['Palermo mit wenig Laufen', ['little-walking'], 'Palermo'],
    ['Athen, meine Mutter kann nicht mehr weit gehen', ['little-walking'], 'Athen'],
    ['Stadtrundfahrt ohne viel zu laufen', ['little-walking'], 'Stadtrundfahrt'],
    ['Mein Vater ist nicht gut zu Fuß, Ausflug ab Kiel', ['little-walking'], 'Ausflug ab Kiel'],
    ['Florenz ohne viele Treppen', ['few-steps'], 'Florenz'],
    ['Ausflug mit Knieproblemen in Valletta', ['few-steps'], 'Ausflug in Valletta'],
    ['Etwas Ruhiges in Wien', ['calm'], 'in Wien'],
    ['nicht zu anstrengender Ausflug in Cusco', ['calm'], 'Ausflug in Cusco'],
    ['Weinprobe in der Nähe vom Hafen', ['at-pier'], 'Weinprobe'],
    ['Mit Kleinkind nach Kopenhagen', ['2'], 'Mit kind nach Kopenhagen'],
    ['奥斯陆下雨的时候去哪里', ['indoors'], '奥斯陆 去哪里'],
    ['想找首尔室内的活动', ['indoors'], '想找首尔'],
    ['里斯本，不想走太多路', ['little-walking'], '里斯本'],
    ['我妈妈腿脚不方便，想看罗马', ['little-walking'], '想看罗马'],
    ['京都走路少一点的行程', ['little-walking'], '京都 行程'],
    ['瓦莱塔不用爬很多台阶的', ['few-steps'], '瓦莱塔'],
    ['爸爸膝盖不好，去雅典', ['few-steps'], '去雅典'],
    ['赫尔辛基轻松一点的', ['calm'], '赫尔辛基'],
    ['从邮轮码头出发的一日游', ['at-pier'], '一日游'],
    ['哥本哈根适合6岁孩子的', ['6'], '哥本哈根适合 孩子的'],
  ])('%s', (query, facts, rest) => {
    expect(read(query)).toEqual({ facts, rest });
  });
});

test.each([
  'rain or shine',
  'rainforest in Cairns',
  'Regenwald in Cairns',
  'port wine tasting in Porto',
  'tasting close to port wine cellars',
  'Spaziergang am Hafen',
  'room with indoor pool',
  '维也纳 室内乐',
  '渔人码头附近',
  'pram',
  '带婴儿车',
  'Treppenviertel Blankenese',
  'steps of Odessa',
  'sit-down dinner',
  'ruhiger Strand',
])('“%s” asks for no such fact', (query) => {
  const kinds = ['indoors', 'little-walking', 'few-steps', 'calm', 'at-pier', '1', '2'];
  expect(read(query).facts.filter((fact) => kinds.includes(fact))).toEqual([]);
});

test('A chip of a fact leaves the rest of the query', () => {
  expect(readSentence('Mit Kleinkind bei Regen in Oslo', today).filters).toEqual([
    { filter: { kind: 'ages', ages: [2] }, words: 'Klein', without: 'Mit kind bei Regen in Oslo' },
    {
      filter: { kind: 'requirement', requirement: 'indoors' },
      words: 'bei Regen',
      without: 'Mit Kleinkind in Oslo',
    },
  ]);
});
