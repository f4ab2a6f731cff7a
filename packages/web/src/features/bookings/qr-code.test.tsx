import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('A code is drawn dark on light with a quiet edge, and named for those who cannot see it', () => {
  const svg = renderToStaticMarkup(<QrCode text="7K2M94QD" label="Ticket code for Marie" />);
  expect(svg).toContain('role="img" aria-label="Ticket code for Marie"');
  expect(svg).toMatch(/<rect [^>]*class="fill-print"/);
  // Version 1 has 21 squares a side, and two of quiet on each.
  expect(svg).toContain('viewBox="0 0 25 25"');
  expect(svg).toContain('M2 2h1v1h-1z');
  expect(svg).not.toMatch(/M[01] \d+h/);
});
