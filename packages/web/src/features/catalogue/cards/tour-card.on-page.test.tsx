import type { Locale } from '@ashore/core/locale/locales.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { testCard } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../../test-support/texts-in.ts';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { currentToast, dismissToast } from '../../../ui/overlays/toast-store.ts';
import type { CardTour } from './card-parts.tsx';
import { TourCard } from './tour-card.tsx';

type Props = Omit<Parameters<typeof TourCard>[0], 'tour'>;

beforeEach(() =>
  act(() => {
    dismissToast();
    useExtrasStore.setState({ saved: [] });
  }),
);

const show = (more: Partial<CardTour> = {}, props: Props = {}, locale: Locale = 'en') =>
  renderOnPage(withLinks(<TourCard tour={testCard(1, more)} {...props} />), { locale });
const text = (more: Partial<CardTour>) => show(more).container.textContent ?? '';
const price = () => document.querySelector('[data-price]')?.textContent;

test.each<[Locale, string]>([
  ['en', 'from €48.50'],
  ['de', 'ab 48,50\u00a0€'],
  ['zh-Hans', '€48.50 起'],
])('A card shows its price and duration in the format of %s', (locale, wanted) => {
  const t = textsIn(locale);
  show({ basePrice: 48.5, durations: 150 }, {}, locale);
  expect(price()).toBe(wanted);
  // The query reads a space that does not break as an ordinary one.
  const duration = t('tour.hoursMinutes', { hours: 2, minutes: 30 }).replaceAll('\u00A0', ' ');
  expect(screen.getByText(duration)).toBeTruthy();
});

test.each<[Locale, string]>([
  ['en', 'Free'],
  ['de', 'kostenlos'],
  ['zh-Hans', '免费'],
])('A card says in %s that a trip is free, and shows no price of zero', (locale, wanted) => {
  show({ basePrice: 0 }, {}, locale);
  expect(price()).toBe(wanted);
});

test('A reduced price shows the previous price and the lowest of the last 30 days', () => {
  show({ basePrice: 40, originalPrice: 50, promoSavings: 20 });
  expect(price()).toContain(`${english('tour.was')} €50.00`);
  expect(price()).toContain(english('tour.lowest', { price: '€50.00' }));
  expect(screen.getByText(english('tour.saving', { discount: 20 }))).toBeTruthy();
});

test('A regular price shows no other price and no badge', () => {
  const card = text({ basePrice: 11 });
  expect(price()).toBe(english('shell.from', { price: '€11.00' }));
  expect(card).not.toContain('%');
});

test('A rating is read out as a sentence, and a trip without a rating is new', () => {
  expect(text({ averageRating: 4.5, reviewCount: 1_204 })).toContain(
    english('tour.rating', { rating: '4.5', count: 1_204 }),
  );
  expect(text({})).toContain(english('tour.noRating'));
});

test('A trip of unknown duration shows none', () => {
  const usualDuration = english('tour.hoursMinutes', { hours: 1, minutes: 30 });
  expect(text({})).toContain(usualDuration);
  expect(text({ durations: null })).not.toContain(usualDuration);
});

test('The name is the link to the trip, below the heading of its list', () => {
  show();
  const link = screen.getByRole('link', { name: 'Trip 1' });
  expect(link.getAttribute('href')).toBe(`/en${testCard(1).normalizedUrlPath}`);
  expect(link.closest('h3')).toBeTruthy();
});

test('A card of a list with dates links to the trip on these dates', () => {
  show({}, { href: '/tours/rome/trip-t0000001?date=2037-05-20', heading: 'h2' });
  const link = screen.getByRole('link', { name: 'Trip 1' });
  expect(link.getAttribute('href')).toBe('/en/tours/rome/trip-t0000001?date=2037-05-20');
  expect(link.closest('h2')).toBeTruthy();
});

test('Following a card is reported', async () => {
  const onFollow = vi.fn();
  const { user } = show({}, { onFollow });
  await user.click(screen.getByRole('link', { name: 'Trip 1' }));
  expect(onFollow).toHaveBeenCalledOnce();
});

test('The heart saves a trip, keeps its name and reports its state', async () => {
  const { user } = show();
  const heart = screen.getByRole('button', { name: english('shell.save', { name: 'Trip 1' }) });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await user.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(heart.getAttribute('aria-label')).toBe(english('shell.save', { name: 'Trip 1' }));
  expect(currentToast()?.text).toBe(english('shell.saved'));
  act(() => currentToast()?.onUndo());
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

test('The picture is decorative, because the name describes it', () => {
  show();
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
});
