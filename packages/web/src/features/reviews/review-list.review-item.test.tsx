import type { Review } from '@ashore/core/contract/reviews.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ReviewItem } from './review-list.tsx';

vi.mock('../../i18n/texts.ts', () => ({
  useText: () => (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key),
}));
vi.mock('../../page/use-page.ts', () => ({ usePage: () => ({ locale: 'en' }) }));

const review: Review = {
  id: '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11',
  author: 'Jonas',
  country: 'AT',
  rating: 5,
  text: 'Wunderbar ruhig.',
  language: 'de',
  translation: null,
  writtenOn: '2026-05-02',
  verified: true,
  reply: 'Come again!',
  replyLanguage: 'en',
  repliedOn: '2026-05-04',
};

const html = (more: Partial<Review> = {}) =>
  renderToStaticMarkup(<ReviewItem review={{ ...review, ...more }} supplier="Vela" />);

test('A review and the supplier’s reply are each marked with their own language, and the text around them is not', () => {
  expect(html()).toMatch(/<p lang="de"[^>]*>Wunderbar ruhig\.<\/p>/);
  expect(html()).toMatch(/<p lang="en"[^>]*>Come again!<\/p>/);
  expect(html()).toContain('product.inLanguage {&quot;language&quot;:&quot;German&quot;}');
  expect(html({ replyLanguage: null })).toMatch(/<p lang="de"[^>]*>Come again!<\/p>/);
  expect(html({ language: 'en' })).not.toContain('product.inLanguage');
});

test('Only a review of a booking is marked as verified', () => {
  expect(html()).toContain('reviews.verified');
  expect(html({ verified: false })).not.toContain('reviews.verified');
});

test('Markup in a review is shown as text', () => {
  const evilText = '<script>alert(1)</script>';
  for (const field of ['text', 'author', 'reply'] as const)
    expect(html({ [field]: evilText })).not.toContain(evilText);
});

test('A long review is folded and can be unfolded, and a short one is shown as a whole', () => {
  expect(html()).not.toContain('aria-expanded');
  expect(html({ text: 'x'.repeat(900) })).toMatch(/aria-expanded="false"[^>]*>reviews\.readMore</);
});

test('A review names the country of its author, if it is known', () => {
  expect(html()).toContain('>Austria<');
  expect(html({ country: null })).not.toContain('Austria');
});

test('A translated review is shown in the reader’s language, with a button for the original and back', async () => {
  render(<ReviewItem review={{ ...review, translation: 'Wonderfully quiet.' }} supplier="Vela" />);
  expect(screen.getByText('Wonderfully quiet.').lang).toBe('en');
  expect(screen.getByText('reviews.translated {"language":"de"}')).toBeTruthy();
  expect(screen.queryByText('Wunderbar ruhig.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'reviews.showOriginal' }));
  expect(screen.getByText('Wunderbar ruhig.').lang).toBe('de');
  expect(screen.getByText('reviews.original {"language":"de"}')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'reviews.showTranslation' }));
  expect(screen.getByText('Wonderfully quiet.')).toBeTruthy();
});
