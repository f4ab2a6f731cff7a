import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ReviewFilters } from './review-filters.tsx';
import { noFilter } from './use-review-list.ts';

vi.mock('../../i18n/texts.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('../../page/use-page.ts', () => ({ usePage: () => ({ locale: 'de' }) }));

const languages = [
  { language: 'de' as const, count: 7 },
  { language: 'zh-Hans' as const, count: 2 },
];

const html = (stars: number | null) =>
  renderToStaticMarkup(
    <ReviewFilters languages={languages} filter={{ ...noFilter, stars }} onFilter={() => {}} />,
  );

test('A language has its short name, and the number of its reviews is shown only while no stars are selected', () => {
  expect(html(null)).toContain('>Deutsch (7)<');
  expect(html(null)).toContain('>Chinesisch (2)<');
  expect(html(5)).toContain('>Chinesisch<');
});
