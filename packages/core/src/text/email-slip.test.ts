import { expect, test } from 'vitest';
import { meantAddress } from './email-slip.ts';

test('A domain that is a slip away from one that many people use is asked for.', () => {
  for (const slip of ['gmail.con', 'gmial.com', 'gmai.com', 'gmaill.com', 'gmail.co', 'gmial', 'GMIAL.con'])
    expect(meantAddress(`Mara.Lind@${slip}`), slip).toBe('Mara.Lind@gmail.com');
  expect(meantAddress('mara@googlemial.com')).toBe('mara@googlemail.com');
  expect(meantAddress('mara@gmx.dde')).toBe('mara@gmx.de');
  expect(meantAddress('wei@qq.con')).toBe('wei@qq.com');
  expect(meantAddress('wei@163.cm')).toBe('wei@163.com');
  expect(meantAddress('mara@t-onlin.de')).toBe('mara@t-online.de');
});

test('What many people use themselves, what is like nothing, and what is no address yet is left alone.', () => {
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
    expect(meantAddress(`mara@${domain}`), domain).toBeUndefined();
  for (const text of ['', 'mara', 'mara@', '@gmial.com']) expect(meantAddress(text), text).toBeUndefined();
});
