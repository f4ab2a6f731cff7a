import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test('An address is what the e-mail field of a browser takes with a dot in its domain, and no longer than mail allows.', () => {
  for (const good of ['a@b.c', "o'brien+tours@mail.example.org", 'x_y.z@xn--mnchen-3ya.de'])
    expect(isEmailAddress(good), good).toBe(true);
  const bad = [
    '',
    'anna',
    'anna@',
    '@b.c',
    'a@b',
    'name@gmial',
    'a@b.',
    'a b@c.d',
    'a@b..c',
    'a@-b.c',
    'a@b.c\n',
    'a@b.c\r\nBcc: c@d',
    'Ann <a@b.c>',
  ];
  for (const text of bad) expect(isEmailAddress(text), text).toBe(false);
  expect(isEmailAddress(`${'a'.repeat(250)}@b.de`)).toBe(false);
});
