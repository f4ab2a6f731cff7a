import { expect, test } from 'vitest';
import { holdsAddress } from './holds-address.ts';

test.each([
  'http://evil.example/win claim',
  'HTTPS://x',
  'Www.evil.example',
  'ｗｗｗ．evil.example',
  'evil.example/win',
  'see:／／x',
])('An address is no name: %s', (text) => {
  expect(holdsAddress(text)).toBe(true);
});

test.each(['Mara', 'J. R. R.', 'St.John', 'Dr. Müller-Lüdenscheidt', 'LIND/MARA', '李雷', "O'Neill", 'Owww'])(
  'A name is no address: %s',
  (text) => {
    expect(holdsAddress(text)).toBe(false);
  },
);
