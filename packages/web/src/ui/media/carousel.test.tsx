import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

test('A row has no arrows until it is measured as longer than its container', () => {
  const html = renderToStaticMarkup(
    <Carousel label="Row" previousLabel="Back" nextLabel="On" stopLabel={(stop) => `Show ${stop}`}>
      <li>One</li>
    </Carousel>,
  );
  expect(html).toContain('One');
  expect(html).not.toContain('<button');
});

function measuredRow(items: number) {
  // Layout is not computed here. Each item is as wide as the row.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300 * items);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 50));
  render(
    <Carousel
      label="Row"
      previousLabel="Back"
      nextLabel="On"
      stopLabel={(stop) => `Show ${stop}`}
      itemClass="w-full"
    >
      {Array.from({ length: items }, (_, item) => `Item ${item}`)}
    </Carousel>,
  );
  fireEvent.scroll(screen.getByRole('group', { name: 'Row' }));
}

test('A row has a dot for each of up to ten stops', () => {
  measuredRow(10);
  expect(screen.getAllByRole('button', { name: /^Show/ })).toHaveLength(10);
});

test('A row of more than ten stops says the number of the current one, because dots would be wider than a phone', () => {
  measuredRow(53);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  screen.getByText('1 / 53');
});
