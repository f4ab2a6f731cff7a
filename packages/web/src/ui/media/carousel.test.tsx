import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
