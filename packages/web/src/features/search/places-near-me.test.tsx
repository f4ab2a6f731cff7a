import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { roundedPosition } from './places-near-me.ts';
import { SearchForm } from './search-form.tsx';

type Locate = (
  found: (position: { coords: { latitude: number; longitude: number } }) => void,
  failed: (error: { code: number; PERMISSION_DENIED: number }) => void,
) => void;

/** The open search of a browser that locates its visitor in this way. */
async function openSearch(locate: Locate) {
  const getCurrentPosition = vi.fn(locate);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const placeNamed = (slug: string, name: string) => ({
    ...{ code: `${slug}000`, slug, name },
    ...{ countryName: 'Portugal', imageUrl: `/images/place-${slug}` },
  });
  const calls = answerCalls({
    'GET /api/locations': ({ query }) => ({
      _embedded: {
        locationList: [query.has('around') ? placeNamed('porto', 'Porto') : placeNamed('rome', 'Rome')],
      },
      _links: {},
    }),
  });
  const { user } = renderOnPage(withLinks(<SearchForm look="panel" />));
  await user.click(screen.getByRole('combobox'));
  const option = (text: string) => screen.findByRole('option', { name: text });
  return {
    user,
    option,
    getCurrentPosition,
    around: () => calls.flatMap(({ query }) => query.get('around') ?? []),
  };
}

test('The browser is asked for the position only after a press, and only a rough one is sent', async () => {
  const { user, option, getCurrentPosition, around } = await openSearch((found) =>
    found({ coords: { latitude: 41.149_61, longitude: -8.610_99 } }),
  );
  const nearMe = await option(english('find.nearMe'));
  expect(getCurrentPosition).not.toHaveBeenCalled();
  // A further column would move what is below it, and scroll the page.
  const columns = screen.getAllByRole('group');
  await user.click(nearMe);
  const column = await screen.findByRole('group', { name: english('find.nearest') });
  expect(screen.getAllByRole('group')).toEqual(columns);
  expect(columns[0]).toBe(column);
  const [porto] = within(column).getAllByRole('option');
  expect(porto?.getAttribute('href')).toBe('/en/toursAndActivities?place=porto');
  expect(around()).toEqual(['41.1,-8.6']);
  expect(screen.queryByRole('option', { name: english('find.nearMe') })).toBeNull();
  const announcement = english('find.nearestFound', { count: 1 });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(announcement));
});

test.each([
  ['does not share the position', 1, 'find.locationDenied'],
  ['cannot find the position', 2, 'find.locationFailed'],
] as const)('If the browser %s, the search says so and offers the other places', async (_, code, text) => {
  const { user, option, around } = await openSearch((_found, failed) =>
    failed({ code, PERMISSION_DENIED: 1 }),
  );
  await user.click(await option(english('find.nearMe')));
  await option(english(text));
  const nearby = within(screen.getByRole('group', { name: english('find.nearby') }));
  expect(nearby.getByRole('option', { name: english(text) })).toBeTruthy();
  expect(screen.getByRole('group', { name: english('find.popular') })).toBeTruthy();
  expect(around()).toEqual([]);
});

test('A position is rounded to a tenth of a degree, on both sides of zero', () => {
  expect(roundedPosition({ latitude: 38.7223, longitude: -9.1393 })).toBe('38.7,-9.1');
  expect(roundedPosition({ latitude: -0.04, longitude: 179.96 })).toBe('0,180');
});
