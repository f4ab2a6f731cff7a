import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteForTests } from '../../test-support/render-on-page.tsx';
import { PartWriterProvider, ReusedPart } from './reused-part.tsx';
import { createPartStore } from './reused-parts.server.ts';
import { type Page, PageProvider } from './use-page.ts';

const pageIn = (locale: Page['locale']): Page => ({
  locale,
  currency: 'EUR',
  site: siteForTests,
  path: '/',
  isFound: true,
  year: 2037,
  messages: '{}',
});

/** Renders a page with prices, and counts how often its part is rendered. */
function shop(store = createPartStore()) {
  let renders = 0;
  const tree = (price: number, locale: Page['locale']) => (
    <PageProvider value={pageIn(locale)}>
      <main>
        before
        <ReusedPart name="prices" shows={{ price }}>
          {() => {
            renders += 1;
            return <p title={'<i data-part="stored 0"></i>'}>€{price}</p>;
          }}
        </ReusedPart>
        <ReusedPart name="promise">{() => <p>Free cancellation</p>}</ReusedPart>
      </main>
    </PageProvider>
  );
  return {
    render(price: number, locale: Page['locale'] = 'en') {
      const writer = store();
      return writer.complete(
        renderToString(<PartWriterProvider value={writer}>{tree(price, locale)}</PartWriterProvider>),
      );
    },
    /** As a browser renders it. */
    inBrowser: (price: number) => renderToString(tree(price, 'en')),
    renders: () => renders,
  };
}

test('A part is rendered once, and the page is byte for byte what a browser renders', () => {
  const { render, renders, inBrowser } = shop();
  const first = render(48);
  expect(render(48)).toBe(first);
  expect(renders()).toBe(1);
  expect(first).toBe(inBrowser(48));
  expect(first).toContain('Free cancellation');
});

test('A part whose data have changed is rendered again, and so is one in another language', () => {
  const { render, renders } = shop();
  render(48);
  expect(render(52)).toContain('52');
  expect(renders()).toBe(2);
  render(52, 'de');
  expect(renders()).toBe(3);
  render(48);
  expect(renders()).toBe(3);
});

test('The parts that were longest without use are dropped when there are too many', () => {
  const length = shop().render(10).length;
  const { render, renders } = shop(createPartStore(length));
  for (const price of [10, 11, 12, 13]) render(price);
  render(13);
  expect(renders()).toBe(4);
  render(10);
  expect(renders()).toBe(5);
});
