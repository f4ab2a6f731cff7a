import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { stayInQuery } from './stay-in-query.ts';

/** A Monday. */
const today = localDate('2026-11-30');

const nights = (query: string) => {
  const { stay } = stayInQuery(query, today);
  return stay && `${stay.arrival.slice(5)} ${stay.departure.slice(5)}`;
};

test.each([
  ['hotel lisbon 12 december', '12-12 12-14'],
  ['hotel lisbon 12 to 15 December', '12-12 12-15'],
  ['Dec 12-15 Lisbon', '12-12 12-15'],
  ['hotel rome from 12 December to 3 January', '12-12 01-03'],
  ['Hotel Rom vom 3. bis 6. Februar', '02-03 02-06'],
  ['Hotel Wien 20.12. 4 Nächte', '12-20 12-24'],
  ['Hotel Wien 20.12.–22.12.', '12-20 12-22'],
  ['2026-12-12 2026-12-13 porto', '12-12 12-13'],
  ['5 January for three nights', '01-05 01-08'],
  ['drei Nächte ab 5. Januar', '01-05 01-08'],
  ['12月12日到15日里斯本酒店', '12-12 12-15'],
  ['东京酒店1月5日住三晚', '01-05 01-08'],
  ['hotel tonight', '11-30 12-01'],
  ['Hotel morgen', '12-01 12-02'],
  ['hotel this weekend', '12-04 12-06'],
  ['Hotel nächstes Wochenende', '12-11 12-13'],
  ['Hotel am nächsten Wochenende', '12-11 12-13'],
  ['Hotel Rom von Freitag bis Montag', '12-04 12-07'],
  ['Hotel Rom am Mittwoch für 3 Nächte', '12-02 12-05'],
  ['hotel friday to sunday', '12-04 12-06'],
  ['Hotel kommendes Wochenende', '12-04 12-06'],
  ['Hotel übers Wochenende', '12-04 12-06'],
  ['Hotel ab übermorgen', '12-02 12-03'],
  ['Hotel ab 12.12. für eine Woche', '12-12 12-19'],
  ['Hotel 12.12. zehn Nächte', '12-12 12-22'],
  ['下周末酒店', '12-11 12-13'],
  ['明天的酒店', '12-01 12-02'],
  ['后天的酒店', '12-02 12-03'],
  ['大后天住酒店', '12-03 12-04'],
  ['hotel day after tomorrow', '12-02 12-03'],
])('The nights of a query are read: %s', (query, expected) => {
  expect(nights(query)).toBe(expected);
});

test.each([
  'hotel lisbon',
  'hotel in december',
  'hotel 31 february',
  'hotel 12 june 2031',
  'hotel for 3 nights',
])('A query without a day on which a stay can begin has no nights: %s', (query) => {
  expect(nights(query)).toBeUndefined();
});

const party = (query: string) =>
  stayInQuery(query, today)
    .rooms?.map(({ adults, childrenAges }) => [adults, ...childrenAges].join('-'))
    .join();

test.each([
  ['hotel for 2 adults', '2'],
  ['Hotel 3 Erwachsene', '3'],
  ['hotel for two', '2'],
  ['Hotel zu zweit', '2'],
  ['Hotel zu viert', '2,2'],
  ['Hotel 2 Pers.', '2'],
  ['Hotel für drei Leute', '3'],
  ['酒店两位成人', '2'],
  ['2大1小酒店', '2'],
  ['两大一小，孩子6岁，酒店', '2-6'],
  ['酒店2位成人1位小朋友（6岁）', '2-6'],
  ['hotel for 5 people', '2,2,1'],
  ['hotel 2 adults 2 children aged 4 and 7', '2-4-7'],
  ['hotel for 2 adults and children aged 4 and 9', '2-4-9'],
  ['hotel for my wife and our children of 4 and 9', '2-4-9'],
  ['hotel mit kindern im alter von 4 und 9', '2-4-9'],
  ['hotel mit kindern von 12. bis 15. mai', undefined],
  ['hotel with kids of 12 may', undefined],
  ['Hotel 2 Erwachsene 1 Kind (6)', '2-6'],
  ['hotel with 1 child 7 years', '2-7'],
  ['Hotel für zwei Erwachsene und ein Kind von acht Jahren', '2-8'],
  ['hotel for two adults and one child aged eight', '2-8'],
  ['hotel of two nights for two adults', '2'],
  // Prices depend on ages, so children without them are not counted.
  ['hotel 2 adults 2 children', '2'],
  ['hotel with 2 children', undefined],
  ['hotel for 40 people', undefined],
  ['hotel for 0 adults', undefined],
  ['a guest house in Bergen', undefined],
  ['4 star hotel', undefined],
])('The guests of a query are read: %s', (query, expected) => {
  expect(party(query)).toBe(expected);
});

test.each([
  ['hotel 2 adults 2 children', 2],
  ['hotel for two adults and a child', 1],
  ['hotel with a kids pool', 0],
  ['a child-friendly hotel', 0],
  ['Hotel für zwei Erwachsene und ein Kind', 1],
  ['2大1小酒店', 1],
  ['hotel with 2 children', 2],
  ['hotel 2 adults 2 children aged 4 and 7', 0],
  ['hotel for two', 0],
])('Children without an age are counted apart: %s', (query, count) => {
  expect(stayInQuery(query, today).childrenWithoutAge).toBe(count);
});

test.each([
  ['hotel for 3 nights', 3],
  ['罗马住三晚的酒店', 3],
  ['Hotel eine Woche', 7],
  ['hotel lisbon', undefined],
])('A number of nights is read without a day: %s', (query, count) => {
  expect(stayInQuery(query, today).nights).toBe(count);
});

test('What is left of a query has neither nights nor guests, but still says that children come', () => {
  expect(stayInQuery('Hotel Lissabon 12. Dezember 2 Erwachsene', today).rest.trim()).toBe('hotel lissabon');
  expect(stayInQuery('hotel lisbon 2 children', today).rest).toMatch(/family/);
  expect(stayInQuery('hotel lisbon', today).rest).toBe('hotel lisbon');
});
