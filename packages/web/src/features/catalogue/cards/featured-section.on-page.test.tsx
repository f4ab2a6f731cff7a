import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FeaturedSection } from './featured-section.tsx';

vi.mock('../../../i18n/texts.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('../../../page/use-page.ts', () => ({ usePage: () => ({ locale: 'en', currency: 'EUR' }) }));

const html = (rendered: readonly TourSummary[] | undefined) =>
  renderToStaticMarkup(<FeaturedSection rendered={rendered} />);

test('Without a list from the server, twelve placeholders keep its room and the browser requests it', () => {
  const waiting = html(undefined);
  expect(
    waiting.match(/aria-hidden="true"[^>]*class="rack-card"|class="rack-card" aria-hidden="true"/g),
  ).toHaveLength(12);
  expect(waiting).toContain('aria-busy="true"');
});

test('An empty list is not shown', () => {
  expect(html([])).toBe('');
});
