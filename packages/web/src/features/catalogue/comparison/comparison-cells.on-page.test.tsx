import type { ComparedTour, PartyDay } from '@ashore/core/contract/compare.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { testCompared } from '../../../../test-support/compared-tours.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../../test-support/texts-in.ts';
import type { Comparison } from './comparison-address.ts';
import { CancellationCell, DayCell, PriceCell } from './comparison-cells.tsx';

const free: PartyDay = {
  state: 'free',
  smallestParty: null,
  total: 97,
  originalTotal: null,
  tickets: [{ ticketType: 'adult', count: 2 }],
  componentKey: null,
  startingTimes: [],
};
const comparison: Comparison = {
  codes: ['t0000001', 't0000002'],
  date: localDate('2037-05-15'),
  party: 3,
  ages: [],
};

type DayOfTrip = Pick<ComparedTour, 'day' | 'nextAvailableDate'>;

const showDay = (day: Partial<PartyDay> | null, next: DayOfTrip['nextAvailableDate'] = null) =>
  renderOnPage(
    <DayCell
      tour={{ day: day && { ...free, ...day }, nextAvailableDate: next }}
      comparison={day ? comparison : { ...comparison, date: undefined }}
    />,
  ).container;

const showPrice = (more: Partial<ComparedTour>, { isLowest = false, locale = 'en' as Locale } = {}) =>
  renderOnPage(<PriceCell tour={testCompared(1, more)} isLowest={isLowest} />, { locale }).container;

test('An available day shows its start times', () => {
  const cell = showDay({ startingTimes: ['09:30', '14:00'] });
  expect(cell.textContent).toBe(
    english('compare.free') + english('product.starts', { times: '09:30, 14:00' }),
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('An available day without start times shows only that it is available', () => {
  expect(showDay({}).textContent).toBe(english('compare.free'));
});

test.each([
  ['held', 'compare.held'],
  ['sold_out', 'compare.soldOut'],
  ['closed', 'compare.closed'],
  ['cut_off', 'compare.cutOff'],
  ['not_running', 'compare.notRunning'],
] as const)('A day that is %s shows the reason, and that no later day is available', (state, reason) => {
  expect(showDay({ state }).textContent).toBe(english(reason) + english('compare.noDate'));
});

test('A day with a minimum number of travellers states that number', () => {
  expect(showDay({ state: 'too_few', smallestParty: 4 }).textContent).toContain(
    english('compare.tooFew', { count: 4 }),
  );
});

test('An unavailable day links to the same comparison on the next available day', () => {
  showDay({ state: 'sold_out' }, '2037-05-20');
  const next = screen.getByRole('link', {
    name: english('compare.nextShort', { date: 'Wed 20 May' }),
  });
  expect(next.getAttribute('href')).toBe('/compare?codes=t0000001,t0000002&date=2037-05-20&party=3');
});

test('Without a chosen day only the next available day is shown, with its year unless it is this year', () => {
  expect(showDay(null, '2037-05-20').textContent).toBe('Wed 20 May');
  expect(showDay(null, '2038-01-03').textContent).toContain('2038');
});

test('Without a chosen day a trip that no longer runs is marked as such', () => {
  expect(showDay(null).textContent).toBe(english('compare.noDate'));
});

test('Without a chosen day the lowest price is shown as a starting price', () => {
  expect(showPrice({ basePrice: 48.5 }).textContent).toBe(english('shell.from', { price: '€48.50' }));
});

test('A free trip is called free, before a day is chosen and for all travellers of a day', () => {
  const words = english('shell.free');
  expect(showPrice({ basePrice: 0 }).textContent).toBe(words);
  expect(showPrice({ day: { ...free, total: 0 } }).textContent).toBe(words);
});

test('Without a chosen day a group price shows the size of the group', () => {
  expect(showPrice({ groupSize: 6 }).textContent).toContain(english('tour.perGroup', { size: 6 }));
});

test('A chosen day shows the total price of all travellers', () => {
  expect(showPrice({ day: free }).textContent).toBe('€97.00');
});

test('A price for the whole group is marked as such', () => {
  const cell = showPrice({ day: { ...free, tickets: [{ ticketType: 'group', count: 4 }] } });
  expect(cell.textContent).toBe(`€97.00${english('compare.forGroup')}`);
});

test('A reduced price shows the previous price, announced as such', () => {
  const cell = showPrice({ day: { ...free, originalTotal: 120 } });
  expect(cell.textContent).toBe(`${english('tour.was')} €120.00 €97.00`);
  expect(cell.querySelector('s')?.textContent).toBe('€120.00');
});

test.each([97, 90])('A previous price of %s, which saves nothing, is not shown', (originalTotal) => {
  expect(showPrice({ day: { ...free, originalTotal } }).textContent).toBe('€97.00');
});

test('A day without a price shows that it has none, even if the trip is marked as the cheapest', () => {
  const cell = showPrice({ day: { ...free, total: null } }, { isLowest: true });
  expect(cell.textContent).toBe(english('compare.noPrice'));
});

test('Only the lowest price is marked', () => {
  expect(showPrice({ day: free }, { isLowest: true }).textContent).toContain(english('compare.lowest'));
  expect(showPrice({ day: free }).textContent).not.toContain(english('compare.lowest'));
});

test.each<[Locale, string]>([
  ['de', '97,00\u00a0€'],
  ['zh-Hans', '€97.00'],
])('A price is written in the format of %s', (locale, price) => {
  expect(showPrice({ day: free }, { locale }).textContent).toBe(price);
});

type Tiers = ComparedTour['cancellation'];

const showTerms = (cancellation: Tiers, locale: Locale = 'en') =>
  renderOnPage(<CancellationCell tour={{ cancellation, timeZone: 'Europe/Rome', location: 'Rome' }} />, {
    locale,
  }).container.textContent;

test('Cancellation terms show the best refund and its notice', () => {
  const terms: Tiers = [
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ];
  expect(showTerms(terms)).toBe(
    english('product.freeCancellation') + english('product.untilHours', { hours: 48 }),
  );
});

test('Terms without a full refund show the refunded share, and long notices in days', () => {
  expect(showTerms([{ hoursBefore: 168, refundPercent: 60 }])).toBe(
    english('product.partBack', { percent: 60 }) + english('product.untilDays', { days: 7 }),
  );
});

test.each<Locale>(['en', 'de', 'zh-Hans'])('A trip without refund is described in %s', (locale) => {
  const t = textsIn(locale);
  expect(showTerms([], locale)).toBe(t('product.noRefund') + t('product.noRefundMore'));
});

test('Chinese readers see about how many yuan all travellers pay, or one without a chosen day', async () => {
  answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '8', per: '1' } }) });
  showPrice({ day: free }, { locale: 'zh-Hans' });
  expect(await screen.findByText('约¥776，仅供参考')).toBeTruthy();
  showPrice({ day: null, basePrice: 29 }, { locale: 'zh-Hans' });
  expect(await screen.findByText('约¥232，仅供参考')).toBeTruthy();
});
