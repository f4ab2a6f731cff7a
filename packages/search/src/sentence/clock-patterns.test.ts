import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';

const today = localDate('2026-11-30');

function read(query: string) {
  const { filters, rest } = readSentence(query, today);
  return [
    filters.map(({ filter }) => ('time' in filter ? `${filter.kind} ${filter.time}` : filter.kind)).join(),
    rest,
  ];
}

test.each([
  ['kayak tour in Porto, back by 5', 'backBy 17:00', 'kayak tour in Porto'],
  ['wine tasting, back on board by 16:30', 'backBy 16:30', 'wine tasting'],
  ['we have to be back at the ship before half past four, Naples', 'backBy 16:30', 'Naples'],
  ['Naples on foot and back by noon', 'backBy 12:00', 'Naples on foot'],
  ['returning by 3 pm', 'backBy 15:00', ''],
  ['Funchal, back by 3 o clock', 'backBy 15:00', 'Funchal'],
  ['something that ends by 11 am', 'backBy 11:00', 'something'],
  ['must be on board by 5.30 pm', 'backBy 17:30', ''],
  ['all aboard at 17:00', 'backBy 17:00', ''],
  ['by 4 we must be back at the port', 'backBy 16:00', ''],
  ['Hafenrundfahrt, um fünf zurück', 'backBy 17:00', 'Hafenrundfahrt'],
  ['um 14 Uhr müssen wir wieder an Bord sein', 'backBy 14:00', ''],
  ['Kajak, spätestens um 14 Uhr am Schiff', 'backBy 14:00', 'Kajak'],
  ['Bootsfahrt, wir müssen um halb fünf zurück sein', 'backBy 16:30', 'Bootsfahrt'],
  ['bis 17:30 Uhr zurück an Bord', 'backBy 17:30', ''],
  ['Rückkehr bis 16 Uhr', 'backBy 16:00', ''],
  ['5点前回到船上', 'backBy 17:00', ''],
  ['那不勒斯 下午四点半之前要回船', 'backBy 16:30', '那不勒斯'],
  ['我们必须16:30前返回码头', 'backBy 16:30', ''],
  ['中午前回来', 'backBy 12:00', ''],
  ['最晚六点回船', 'backBy 18:00', ''],
  ['concert after 8 pm', 'startFrom 20:00', 'concert'],
  ['concert from 7.30pm on', 'startFrom 19:30', 'concert'],
  ['Konzert nach 20 Uhr', 'startFrom 20:00', 'Konzert'],
  ['Kajak ab 10 Uhr', 'startFrom 10:00', 'Kajak'],
  ['Kajak erst ab zehn Uhr', 'startFrom 10:00', 'Kajak'],
  ['巴黎晚上八点后', 'startFrom 20:00', '巴黎'],
  ['巴黎晚上8点以后的演出', 'startFrom 20:00', '巴黎 演出'],
  ['下午三点之后出发', 'startFrom 15:00', ''],
  ['walking tour in Rome before 9 am', 'startBefore 09:00', 'walking tour in Rome'],
  ['yoga starting before 8:30', 'startBefore 08:30', 'yoga'],
  ['market tour no later than 10 a.m.', 'startBefore 10:00', 'market tour'],
  ['kayak before noon', 'startBefore 12:00', 'kayak'],
  ['kayak that only starts at eight in the evening or later', 'startFrom 20:00', 'kayak'],
  ['anything starting after six', 'startFrom 06:00', 'anything'],
  ['what starts before seven in Rome', 'startBefore 07:00', 'what in Rome'],
  ['Konzert ab neun Uhr abends', 'startFrom 21:00', 'Konzert'],
  ['Kajak frühestens um zehn', 'startFrom 10:00', 'Kajak'],
  ['was können wir vor acht unternehmen', 'startBefore 08:00', 'was können wir unternehmen'],
  ['Kajak vor 9 Uhr', 'startBefore 09:00', 'Kajak'],
  ['Kajak, nicht später als 10 Uhr', 'startBefore 10:00', 'Kajak'],
  ['八点以前 罗马 徒步', 'startBefore 08:00', '罗马 徒步'],
  ['罗马徒步，早上八点以前出发', 'startBefore 08:00', '罗马徒步'],
  ['上午十点前开始的烹饪课', 'startBefore 10:00', '烹饪课'],
  ['9点之前出发的观鲸', 'startBefore 09:00', '观鲸'],
  ['晚上八点以前的音乐会', 'startBefore 20:00', '音乐会'],
  ['罗马徒步，8点前结束', 'backBy 20:00', '罗马徒步'],
])('“%s” names a time of the clock', (query, filter, rest) => {
  expect(read(query)).toEqual([filter, rest]);
});

test.each([
  'back to nature in Porto',
  'Treffpunkt um 10 Uhr am Hafen',
  'from 9 am to 5 pm',
  'über 80 zurück',
  '5天前',
  'get my money back',
  'before my flight',
  'um Viertel vor 9 Uhr',
  '三点前往机场',
])('“%s” names no limit of the clock', (query) => {
  expect(read(query)[0]).not.toMatch(/backBy|startFrom|startBefore/);
});
