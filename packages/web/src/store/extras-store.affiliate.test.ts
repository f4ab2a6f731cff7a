import { afterEach, expect, test } from 'vitest';
import { currentAffiliate, useExtrasStore, withAffiliate } from './extras-store.ts';
import { useRootStore } from './root-store.ts';

afterEach(() => {
  useRootStore.setState(useRootStore.getInitialState());
  useExtrasStore.setState(useExtrasStore.getInitialState());
});

test('The affiliate of this visit takes precedence over that of an earlier one', () => {
  expect(currentAffiliate()).toBeNull();
  useExtrasStore.setState({ consent: 'granted', affiliate: 'city-blog' });
  expect(currentAffiliate()).toBe('city-blog');
  useRootStore.getState().choose({ affiliate: 'harbour-guide' });
  expect(currentAffiliate()).toBe('harbour-guide');
});

test('An address gets the affiliate once, beside its own parameters', () => {
  expect(withAffiliate('/tours/lisbon', null)).toBe('/tours/lisbon');
  expect(withAffiliate('/tours/lisbon', 'quay')).toBe('/tours/lisbon?affiliate=quay');
  expect(withAffiliate('/search?q=sail', 'quay')).toBe('/search?q=sail&affiliate=quay');
  expect(withAffiliate('/search?affiliate=blog', 'quay')).toBe('/search?affiliate=blog');
});
