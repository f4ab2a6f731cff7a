import type { Locale } from '@ashore/core/locale/locales.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { type TripPlan, useTripPlanStore } from '../../../store/trip-plan-store.ts';
import HeaderPlan from './header-plan.tsx';

const days = { from: localDate('2027-05-14'), to: localDate('2027-05-18') };

beforeEach(() => act(() => useTripPlanStore.setState(useTripPlanStore.getInitialState())));

function shownFor(plan: Partial<TripPlan>, locale: Locale = 'en') {
  act(() => useTripPlanStore.setState(plan));
  return renderOnPage(<HeaderPlan />, { locale }).container.textContent;
}

test('The header shows the days and the travellers that its search is sent with', () => {
  const travellers = { adults: 2, children: [9] };
  expect(shownFor({ days, travellers })).toBe('Searches for: 14–18 May · 3 travellers');
});

test.each<[Locale, string]>([
  ['de', 'Sucht für: 14.–18. Mai · 1 Person'],
  ['zh-Hans', '搜索条件： 5月14日–18日 · 1人'],
])('The header shows them in the language of the page: %s', (locale, text) => {
  expect(shownFor({ days, travellers: { adults: 1, children: [] } }, locale)).toBe(text);
});

test('Days alone are shown alone', () => {
  expect(shownFor({ days })).toBe('Searches for: 14–18 May');
});

test.each<[string, Partial<TripPlan>]>([
  ['without days or travellers', {}],
  ['with travellers without days, whose number is not sent', { travellers: { adults: 2, children: [] } }],
])('The header shows nothing %s', (_, plan) => {
  expect(shownFor(plan)).toBe('');
});

test('An age of a child is sent without days, so its travellers are shown', () => {
  expect(shownFor({ travellers: { adults: 2, children: [9] } })).toBe('Searches for: 3 travellers');
});
