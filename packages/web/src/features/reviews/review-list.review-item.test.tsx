import type { Review } from '@ashore/core/contract/reviews.ts';
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
  rating: 5,
  text: 'Wunderbar ruhig.',
  language: 'de',
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
