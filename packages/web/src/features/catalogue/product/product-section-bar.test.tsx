import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { ProductSectionBar } from './product-section-bar.tsx';

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'when', label: 'Dates' },
  { id: 'reviews', label: 'Reviews' },
];

test('The bar links to each section and marks the last one that has come into view', () => {
  let report = () => {};
  class Observer {
    constructor(callback: () => void) {
      report = () => act(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  renderOnPage(
    <>
      <ProductSectionBar sections={sections} />
      {sections.map(({ id }) => (
        <div key={id} id={id} />
      ))}
    </>,
  );
  expect(screen.getByRole('navigation', { name: english('product.sections') })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#overview',
    '#when',
    '#reviews',
  ]);
  /** Scrolls so that the sections begin at these heights, as shares of the window. */
  const markedAfterScroll = (...tops: number[]) => {
    for (const [index, { id }] of sections.entries()) {
      const element = document.getElementById(id) as HTMLElement;
      element.getBoundingClientRect = () => new DOMRect(0, (tops[index] ?? 0) * window.innerHeight, 0, 0);
    }
    report();
    return screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => textContent);
  };
  expect(markedAfterScroll(0.5, 1.5, 4)).toEqual(['Overview']);
  expect(markedAfterScroll(-1, 0.1, 2.5)).toEqual(['Dates']);
  expect(markedAfterScroll(-2, -0.9, 1.6)).toEqual(['Dates']);
  expect(markedAfterScroll(-4, -3, 0.2)).toEqual(['Reviews']);
  expect(markedAfterScroll(0.5, 1.5, 4)).toEqual(['Overview']);
});
