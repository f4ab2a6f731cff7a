import { expect, test } from 'vitest';
import { phoneNumber } from './phone-number.ts';

test.each([
  ['+49', '0151 234 567 89', '+4915123456789'],
  ['+44', '(020) 7946-0958', '+442079460958'],
  ['+39', '06 6982', '+39066982'],
  ['+378', '0549 882 914', '+3780549882914'],
  ['+225', '07 08 09 10 11', '+2250708091011'],
  ['+242', '06 612 3456', '+242066123456'],
  ['+226', '05 12 34 56', '+22605123456'],
  ['+229', '01 97 12 34 56', '+2290197123456'],
  ['+86', '138 0013 8000', '+8613800138000'],
  ['+49', '+351 912 345 678', '+351912345678'],
  ['+49', '00351 912 345 678', '+351912345678'],
  ['+49', '０１５１ ２３４５６７', '+49151234567'],
])('The dial code and the number, as one calls it from anywhere: %s %s is %s', (code, typed, number) => {
  expect(phoneNumber(code, typed)).toBe(number);
});

test.each(['0151', 'call me', '', '+', '0151 234 567 890 123 456'])(
  'What cannot be a number is none: %j',
  (typed) => {
    expect(phoneNumber('+49', typed)).toBeUndefined();
  },
);

test('Without a country only a whole number is one', () => {
  expect(phoneNumber(undefined, '0151 234 567 89')).toBeUndefined();
  expect(phoneNumber(undefined, '+49 151 234 567 89')).toBe('+4915123456789');
});
