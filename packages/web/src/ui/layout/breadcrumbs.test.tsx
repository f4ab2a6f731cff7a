import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

const html = renderToStaticMarkup(
  <Breadcrumbs
    label="You are here"
    items={[
      { label: 'Home', href: '/en' },
      { label: 'Portugal' },
      { label: 'Lisbon', href: '/en/tours/lisbon' },
    ]}
  />,
);

test("Items are listed in their order, separated by '>'", () => {
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Home&gt;Portugal&gt;Lisbon');
});

test('The current page is marked and never a link, even with an address', () => {
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/en']);
  expect(html).toMatch(/<span aria-current="page"[^>]*>Lisbon/);
});

test('Screen readers skip the separators', () => {
  expect([...html.matchAll(/<span aria-hidden="true">&gt;<\/span>/g)]).toHaveLength(2);
});
