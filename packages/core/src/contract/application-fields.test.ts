import { expect, test } from 'vitest';
import { isPhoneNumber, isWebsite } from './application-fields.ts';

test.each([
  ['', true],
  ['tejosail.example', true],
  ['https://tejosail.example/en', true],
  ['javascript:alert(1)', false],
  ['ftp://tejosail.example', false],
  ['https://user@tejosail.example', false],
  ['none', false],
])('A website is one that a browser opens, or none: %j %s', (text, good) => {
  expect(isWebsite(text)).toBe(good);
});

test.each([
  ['21 000 00 00', true],
  ['(0)40 / 123-45', true],
  ['12', false],
  ['+351 21 000 00 00', false],
  ['call me', false],
])('A number is digits in groups, without the code that stands before it: %s %s', (text, good) => {
  expect(isPhoneNumber(text)).toBe(good);
});
