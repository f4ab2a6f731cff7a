import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('A ticket code is dark on light with a quiet zone, and has a name for screen readers', () => {
  const svg = renderToStaticMarkup(<QrCode text="7K2M94QD" label="Ticket code for Marie" />);
  expect(svg).toContain('role="img" aria-label="Ticket code for Marie"');
  expect(svg).toMatch(/<rect [^>]*class="fill-print"/);
  // Version 1 has 21 modules a side, plus a quiet zone of two on each.
  expect(svg).toContain('viewBox="0 0 25 25"');
  expect(svg).toContain('M2 2h1v1h-1z');
  expect(svg).not.toMatch(/M[01] \d+h/);
});
