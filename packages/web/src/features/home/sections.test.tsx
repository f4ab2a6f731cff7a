import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../test-support/texts-in.ts';
import { withLinks } from '../../../test-support/with-links.tsx';
import { Hero } from './hero.tsx';
import { InterestsSection } from './interests-section.tsx';
import { HowItWorksSection, SuppliersSection, TrustSection } from './sections.tsx';

test('The headline is the only first-level heading, and the picture behind it is decorative', () => {
  renderOnPage(<Hero picture />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english('home.headline'));
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('The dark colour scheme has the harbour by night, on a phone the tall one', () => {
  const { container } = renderOnPage(<Hero picture />);
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]);
  // A browser takes the first that fits.
  expect(sources).toEqual([
    ['(prefers-color-scheme: dark) and (max-width: 767px)', '/images/hero-tall-night.svg'],
    ['(max-width: 767px)', '/images/hero-tall.svg'],
    ['(prefers-color-scheme: dark)', '/images/hero-wide-night.svg'],
  ]);
});

test('A variant without a picture loads none', () => {
  const { container } = renderOnPage(<Hero picture={false} />);
  expect(container.querySelector('img, source')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test('The search form is placed among the texts or below them', () => {
  const { container, show } = renderOnPage(<Hero picture line={<input aria-label="Line" />} />);
  const words = () => container.querySelector('.hero-words');
  expect(words()?.contains(screen.getByLabelText('Line'))).toBe(true);
  show(<Hero picture searchPanel={<input aria-label="Panel" />} />);
  expect(words()?.contains(screen.getByLabelText('Panel'))).toBe(false);
});

test.each<Locale>(['en', 'de', 'zh-Hans'])(
  'The three booking steps are listed in their order, in %s',
  (locale) => {
    const t = textsIn(locale);
    renderOnPage(<HowItWorksSection />, { locale });
    const section = within(screen.getByRole('region', { name: t('home.how') }));
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      t('home.howFind'),
      t('home.howHold'),
      t('home.howGo'),
    ]);
  },
);

test('The list numbers the steps, and screen readers do not hear the numbers twice', () => {
  renderOnPage(<HowItWorksSection />);
  for (const number of ['1', '2', '3'])
    expect(screen.getByText(number).getAttribute('aria-hidden')).toBe('true');
});

test('Each promise has a name and a sentence', () => {
  renderOnPage(<TrustSection />);
  const promises = within(screen.getByRole('region', { name: english('home.trust') })).getAllByRole(
    'listitem',
  );
  expect(promises.map(({ textContent }) => textContent)).toEqual([
    english('home.trustPrice') + english('home.trustPriceText'),
    english('home.trustSpot') + english('home.trustSpotText'),
    english('home.trustCancel') + english('home.trustCancelText'),
    english('home.trustReviews') + english('home.trustReviewsText'),
  ]);
});

test('Suppliers see a link to their page in the visitor’s language', () => {
  renderOnPage(withLinks(<SuppliersSection />), { locale: 'de' });
  const t = textsIn('de');
  const section = within(screen.getByRole('region', { name: t('home.suppliers') }));
  expect(section.getByRole('link', { name: t('shell.suppliers') }).getAttribute('href')).toBe(
    '/de/suppliers',
  );
});

test('Each interest leads to the list of its trips', () => {
  const interests = [
    { id: 'wine', title: 'Wine' },
    { id: 'air', title: 'In the air' },
  ];
  renderOnPage(withLinks(<InterestsSection interests={interests} />));
  const section = within(screen.getByRole('region', { name: english('home.mood') }));
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Wine', '/en/toursAndActivities?interest=wine'],
    ['In the air', '/en/toursAndActivities?interest=air'],
  ]);
});
