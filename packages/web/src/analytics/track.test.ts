import { beforeEach, expect, test, vi } from 'vitest';
import { useExtrasStore } from '../store/extras-store.ts';
import { track } from './track.ts';

const browser: { dataLayer?: unknown[] } = {};

beforeEach(() => {
  delete browser.dataLayer;
  vi.stubGlobal('window', browser);
  useExtrasStore.setState({ consent: null });
});

test('Before consent, and after a refusal, nothing is written', () => {
  track({ event: 'page_view' });
  useExtrasStore.setState({ consent: 'refused' });
  track({ event: 'page_view' });
  expect(browser.dataLayer).toBeUndefined();
});

test('With consent an event is added to the earlier ones', () => {
  useExtrasStore.setState({ consent: 'granted' });
  track({ event: 'page_view', currency: 'EUR' });
  track({ event: 'view_item' });
  expect(browser.dataLayer).toEqual([{ event: 'page_view', currency: 'EUR' }, { event: 'view_item' }]);
});
