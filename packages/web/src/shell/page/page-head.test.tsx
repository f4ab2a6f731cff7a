import type { Locale } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { variant } from '#variant/variant.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { PageHead } from './page-head.tsx';

type HeadProps = Parameters<typeof PageHead>[0];

/** What browsers, search engines and link previews read of a page. */
function headOf(props: HeadProps, locale: Locale = 'en', address = `/${locale}/tours/lisbon`) {
  const { container } = renderOnPage(<PageHead {...props} />, { locale, address });
  const content = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const links = (rel: string) =>
    [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
  return { content, links, container, title: document.title };
}

test('A page is named in its title, and in its preview without the name of the shop', () => {
  const { title, content } = headOf({ title: 'Trips in Lisbon' });
  expect(title).toBe(`Trips in Lisbon · ${variant.displayName}`);
  expect(content('og:title')).toBe('Trips in Lisbon');
});

test('Without a page name the title and the description are those of the shop, in the language of the page', () => {
  const { title, content } = headOf({}, 'de');
  expect(title).toBe(variant.titles.de.home.replace('{name}', variant.displayName));
  expect(title).toContain(variant.displayName);
  expect(content('description')).toBe(variant.description.de);
  expect(content('og:locale')).toBe('de_DE');
});

test('Soft hyphens of a headline are removed from the title', () => {
  expect(headOf({ title: 'Reise\u00adbedingungen' }, 'de').title).toContain('Reisebedingungen');
});

test('Every language of a page has its own address, and English is the default', () => {
  const { links } = headOf({ title: 'Lisbon' }, 'de');
  expect(links('canonical')).toEqual([[null, 'https://ashore.example/de/tours/lisbon']]);
  expect(links('alternate')).toEqual([
    ['en', 'https://ashore.example/en/tours/lisbon'],
    ['de', 'https://ashore.example/de/tours/lisbon'],
    ['zh-Hans', 'https://ashore.example/zh-Hans/tours/lisbon'],
    ['x-default', 'https://ashore.example/en/tours/lisbon'],
  ]);
});

test('The second page of a list has its own canonical address, and the first has one without a number', () => {
  expect(headOf({ query: '?page=2' }).links('canonical')[0]?.[1]).toBe(
    'https://ashore.example/en/tours/lisbon?page=2',
  );
});

test('A filtered page has the canonical address of the unfiltered one', () => {
  const { links } = headOf({}, 'en', '/en/tours/lisbon?sort=low');
  expect(links('canonical')[0]?.[1]).toBe('https://ashore.example/en/tours/lisbon');
});

test('A hidden page asks search engines to stay away, and names no address of itself', () => {
  const { content, links } = headOf({ title: 'Not found', hidden: true });
  expect(content('robots')).toBe('noindex');
  expect(links('canonical')).toEqual([]);
  expect(links('alternate')).toEqual([]);
  expect(content('og:url')).toBeUndefined();
});

test.each([
  ['its own picture', '/images/sail.jpg', '/images/sail.jpg'],
  ['the picture of the shop', undefined, '/icons/share.png'],
])('A preview shows %s', (_, image, shown) => {
  const { content } = headOf(image === undefined ? {} : { image });
  expect(content('og:image')).toBe(`https://ashore.example${shown}`);
});

test('Structured data stays data, with any text of a supplier', () => {
  const name = 'Sail </script><script>alert(1)</script>';
  const { container } = headOf({ data: [{ '@type': 'Product', name }] });
  const scripts = container.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.innerHTML).not.toContain('</script>');
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
  });
});
