import { localDate } from '@ashore/core/time/local-date-time.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { useExtrasStore, type YourSailing } from '../../../store/extras-store.ts';
import { ForgetSailing } from './forget-sailing.tsx';
import * as offline from './offline-sailing.ts';

const serena: YourSailing = {
  ...{ routeId: '0b6f3d0e-59a1-4a6e-9a55-000000000001', ship: 'Bluebird Serena' },
  ...{ firstDay: localDate('2037-05-15'), endsAt: Date.parse('2037-05-22T15:00:00Z'), calls: [] },
};
const other = '0b6f3d0e-59a1-4a6e-9a55-000000000002';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2037-05-14T12:00:00Z') });
  localStorage.setItem('extras', JSON.stringify({ version: 1, state: { sailing: serena } }));
  await act(async () => useExtrasStore.persist.rehydrate());
});

const words = () => screen.queryByRole('status')?.textContent;

test('A sailing that the timetable no longer has is forgotten, its stored page removed, and the page says so', async () => {
  const removed = vi.spyOn(offline, 'removeSailing').mockResolvedValue();
  renderOnPage(withLinks(<ForgetSailing routeId={serena.routeId} />));
  expect(words()).toContain(english('yourSailing.gone', { ship: 'Bluebird Serena' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/toursForCruises');
  expect(useExtrasStore.getState().sailing).toBeNull();
  await vi.waitFor(() => expect(removed).toHaveBeenCalledExactlyOnceWith(serena.routeId));
});

test('Passengers who remember another sailing, or none, read nothing of it', () => {
  const removed = vi.spyOn(offline, 'removeSailing').mockResolvedValue();
  renderOnPage(withLinks(<ForgetSailing routeId={other} />));
  expect(words()).toBeUndefined();
  expect(useExtrasStore.getState().sailing).toEqual(serena);
  expect(removed).not.toHaveBeenCalled();
});

test.each(['cruises.ended', 'cruises.cancelled'] as const)(
  'The page says why a sailing does not take place, and to passengers who remember it that it is forgotten: %s',
  (why) => {
    vi.spyOn(offline, 'removeSailing').mockResolvedValue();
    const stranger = renderOnPage(withLinks(<ForgetSailing routeId={other} why={why} />));
    expect(words()).toContain(english(why));
    expect(words()).not.toContain(english('yourSailing.notRemembered'));
    stranger.unmount();
    renderOnPage(withLinks(<ForgetSailing routeId={serena.routeId} why={why} />));
    expect(words()).toContain(`${english(why)} ${english('yourSailing.notRemembered')}`);
    expect(useExtrasStore.getState().sailing).toBeNull();
  },
);
