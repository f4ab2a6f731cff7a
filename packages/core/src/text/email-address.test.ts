import { expect, test } from 'vitest';
import { containsWebAddress, isEmailAddress, suggestAddress } from './email-address.ts';

test('An email address is valid if a browser’s email field accepts it, its domain has a dot and its length is allowed', () => {
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

test.each([
  'http://evil.example/win claim',
  'HTTPS://x',
  'Www.evil.example',
  'ｗｗｗ．evil.example',
  'evil.example/win',
  'see:／／x',
])('A web address is not accepted as a name: %s', (text) => {
  expect(containsWebAddress(text)).toBe(true);
});

test.each(['Mara', 'J. R. R.', 'St.John', 'Dr. Müller-Lüdenscheidt', 'LIND/MARA', '李雷', "O'Neill", 'Owww'])(
  'A name is not mistaken for a web address: %s',
  (text) => {
    expect(containsWebAddress(text)).toBe(false);
  },
);

test('A domain that is one typing mistake away from a common one gets a suggestion', () => {
  for (const slip of ['gmail.con', 'gmial.com', 'gmai.com', 'gmaill.com', 'gmail.co', 'gmial', 'GMIAL.con'])
    expect(suggestAddress(`Mara.Lind@${slip}`), slip).toBe('Mara.Lind@gmail.com');
  expect(suggestAddress('mara@googlemial.com')).toBe('mara@googlemail.com');
  expect(suggestAddress('mara@gmx.dde')).toBe('mara@gmx.de');
  expect(suggestAddress('wei@qq.con')).toBe('wei@qq.com');
  expect(suggestAddress('wei@163.cm')).toBe('wei@163.com');
  expect(suggestAddress('mara@t-onlin.de')).toBe('mara@t-online.de');
});

test('An address whose suggestion would be refused gets none', () => {
  for (const typed of ['zoe@@gmial.com', 'a@b@gmial.com', 'zoe lind@gmial.com', '.@@gmail'])
    expect(suggestAddress(typed)).toBeUndefined();
});

test('Common domains, unrelated domains and incomplete addresses get no suggestion', () => {
  const meant = [
    'gmail.com',
    'mail.com',
    'gmx.at',
    'gmx.net',
    'hotmail.be',
    'yahoo.fr',
    'gmail.de',
    'outlook.es',
    'qa.com',
  ];
  for (const domain of [...meant, 'example.org', 'mail.example.org', 'ashore.example'])
    expect(suggestAddress(`mara@${domain}`), domain).toBeUndefined();
  for (const text of ['', 'mara', 'mara@', '@gmial.com']) expect(suggestAddress(text), text).toBeUndefined();
});
