import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { DestinationsSection } from './destinations-section.tsx';
import type { PlaceLine } from './places.tsx';

const places: PlaceLine[] = ['Lisbon', 'Rome', 'Kyoto'].map((name, at) => ({
  ...{ code: name, slug: name.toLowerCase(), name, countryName: `Country of ${name}`, countryCode: 'IT' },
  ...{ trips: at + 1, imageUrl: `/images/${name.toLowerCase()}` },
}));
const show = (shown = places) => renderOnPage(withLinks(<DestinationsSection places={shown} />));
const pictures = () => document.querySelectorAll('.place-picture').length;

test('Without places there is no section', () => {
  expect(show([]).container.textContent).toBe('');
});

test('A place leads to everything there, and its number of trips is read out with its unit', () => {
  show();
  const rome = screen.getByRole('link', { name: `Rome ${english('home.trips', { count: 2 })}` });
  expect(rome.getAttribute('href')).toBe('/en/toursAndActivities?place=rome');
});

test('A place shows its lowest price in place of the number, unless the page has another currency by now', () => {
  const [lisbon, rome] = places;
  if (!lisbon || !rome) throw new Error('there are places');
  const priced = { ...lisbon, lowestPrice: { amount: 18.5, currency: 'EUR' as const } };
  const inYen = { ...rome, lowestPrice: { amount: 2_400, currency: 'JPY' as const } };
  show([priced, inYen]);
  const trips = (count: number) => english('home.trips', { count });
  const price = english('shell.from', { price: '€18.50' });
  expect(screen.getByRole('link', { name: `Lisbon ${trips(1)} ${price}` })).toBeTruthy();
  const other = screen.getByRole('link', { name: `Rome ${trips(2)}` });
  expect(other.textContent).not.toContain('2,400');
});

test('The poster is hidden from screen readers, because the list says the same', () => {
  show();
  expect(document.querySelector('.place-poster')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

test('A picture loads when its place is first pointed at, and stays loaded', async () => {
  const { user } = show();
  expect(pictures()).toBe(1);
  const [lisbon, rome] = screen.getAllByRole('link');
  await user.hover(rome as HTMLElement);
  expect(pictures()).toBe(2);
  await user.hover(lisbon as HTMLElement);
  expect(pictures()).toBe(2);
});

test('The place shown in the poster is marked in the list, and the mark follows the focus', () => {
  show();
  const marked = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('data-shown'))
      .map(({ textContent }) => textContent);
  expect(marked()).toEqual([expect.stringContaining('Lisbon')]);
  act(() => screen.getAllByRole('link')[2]?.focus());
  expect(marked()).toEqual([expect.stringContaining('Kyoto')]);
});

test('The poster of a place that has the pointer or the focus is shown beside the list', async () => {
  const { user } = show();
  const poster = () => document.querySelector('.place-poster-name')?.textContent;
  const [, rome, kyoto] = screen.getAllByRole('link');
  expect(poster()).toBe('Lisbon');
  await user.hover(rome ?? document.body);
  expect(poster()).toBe('Rome');
  act(() => kyoto?.focus());
  expect(poster()).toBe('Kyoto');
});
