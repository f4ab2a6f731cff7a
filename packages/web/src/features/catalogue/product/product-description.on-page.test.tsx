import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tourForTests } from '../../../../test-support/bookable-tour.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import {
  ProductChapters,
  ProductDescription,
  ProductDocument,
  ProductSelling,
  ProductWaiver,
} from './product-description.tsx';

test('A description follows the highlights and unfolds after its first paragraph', async () => {
  const tour = tourForTests({ highlights: ['The oldest tram'], longDescription: ['First.', 'Second.'] });
  const { user } = renderOnPage(<ProductDescription tour={tour} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    english('product.highlights'),
    english('product.about'),
  ]);
  expect(screen.getByRole('listitem').textContent).toBe('The oldest tram');
  const [first, second] = [screen.getByText('First.'), screen.getByText('Second.')];
  expect(first.closest('details')).toBeNull();
  expect(second.closest('details')?.open).toBe(false);
  await user.click(screen.getByText(english('reviews.readMore')));
  expect(second.closest('details')?.open).toBe(true);
});

test('A trip without highlights has no heading for them', () => {
  renderOnPage(<ProductDescription tour={tourForTests()} />);
  expect(screen.queryByRole('heading', { name: english('product.highlights') })).toBeNull();
});

test('A description of one paragraph has nothing to unfold', () => {
  renderOnPage(<ProductDescription tour={tourForTests({ longDescription: ['All of it.'] })} />);
  expect(screen.getByText('All of it.')).toBeTruthy();
  expect(screen.queryByText(english('reviews.readMore'))).toBeNull();
});

test('Markup in a description is shown as text', () => {
  renderOnPage(<ProductDescription tour={tourForTests({ longDescription: ['<b>Bold</b>'] })} />);
  expect(screen.getByText('<b>Bold</b>')).toBeTruthy();
});

const points = { en: ['Small groups'], de: ['Kleine Gruppen'] };

const showSelling = (uniqueSellingProposition: object, locale: Locale) =>
  renderOnPage(<ProductSelling tour={{ uniqueSellingProposition }} />, { locale });

test.each<[Locale, string, string | null]>([
  ['en', 'Small groups', 'en'],
  ['de', 'Kleine Gruppen', null],
  ['zh-Hans', 'Small groups', 'en'],
])('Selling points are read out in their own language on a page in %s', (locale, line, lang) => {
  showSelling(points, locale);
  const list = screen.getByRole('list');
  expect(within(list).getByText(line)).toBeTruthy();
  expect(list.getAttribute('lang')).toBe(lang);
});

test('A trip without selling points in a language that the page can show has no such panel', () => {
  expect(showSelling({ de: ['Kleine Gruppen'] }, 'zh-Hans').container.textContent).toBe('');
});

test('A waiver is mentioned before the checkout, and only where one must be signed', () => {
  const { container, unmount } = renderOnPage(<ProductWaiver waiver={{ kind: 'water', version: '1' }} />);
  expect(container.textContent).toContain(english('product.waiverMore'));
  unmount();
  expect(renderOnPage(<ProductWaiver waiver={null} />).container.textContent).toBe('');
});

test.each([
  [['passport'], 'passport'],
  [['identity-card'], 'identityCard'],
  [['passport', 'identity-card'], 'both'],
] as const)(
  'The document of every traveller is announced before the checkout asks for it: %s',
  (accepted, kinds) => {
    const tour = tourForTests({
      requiredParticipantsData: ['date-of-birth', 'passport-number'],
      acceptedDocuments: [...accepted],
    });
    const { container } = renderOnPage(<ProductDocument {...tour} />);
    expect(container.textContent).toBe(
      english('product.document', { kinds }) + english('product.documentMore'),
    );
  },
);

test('A trip that asks for no document announces none', () => {
  const tour = tourForTests({ requiredParticipantsData: ['date-of-birth'] });
  expect(renderOnPage(<ProductDocument {...tour} />).container.textContent).toBe('');
});

const chapter = (title: string) => ({ title, text: [`${title}, first part.`, `${title}, second part.`] });
const route = chapter('The route');
const history = chapter('The history');
const showChapters = (...chapters: ReturnType<typeof chapter>[]) =>
  renderOnPage(<ProductChapters chapters={chapters} />);

test('A trip without further sections shows nothing', () => {
  expect(showChapters().container.textContent).toBe('');
});

test('A single section is shown under its own heading, without tabs', () => {
  showChapters(route);
  expect(screen.getByRole('heading', { level: 2, name: 'The route' })).toBeTruthy();
  expect(screen.getByText('The route, second part.')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('One of several sections is open at a time, and its tab is marked', async () => {
  const { user } = showChapters(route, history);
  expect(screen.getByRole('tablist', { name: english('features.chapters') })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'The route' }).textContent).toContain('first part');
  await user.click(screen.getByRole('tab', { name: 'The history' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('The history');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: 'The history' }).textContent).toContain('second part');
});

test('Arrow keys open the next section and move the focus to its tab', async () => {
  const { user } = showChapters(route, history);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'The history' }));
  expect(screen.getByRole('tabpanel', { name: 'The history' })).toBeTruthy();
});

test('Without scripts every section is shown with its heading', () => {
  showChapters(route, history);
  for (const { title, text } of [route, history]) {
    expect(document.querySelectorAll('h3.no-js')).toHaveLength(2);
    expect(document.body.textContent).toContain(title);
    expect(document.body.textContent).toContain(text[1]);
  }
});
