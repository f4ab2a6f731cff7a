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
])('“%s” says nothing of when travellers must be back', (query) => {
  expect(read(query)[0]).not.toMatch(/backBy|startFrom/);
});
