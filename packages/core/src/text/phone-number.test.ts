import { expect, test } from 'vitest';
import { COUNTRIES } from '../locale/countries.ts';
import { phoneParts, readPhoneNumber } from './phone-number.ts';

test.each([
  ['+36', '06 30 123 4567', '+36301234567'],
  ['+36', '06 1 234 5678', '+3612345678'],
  ['+7', '8 912 345 67 89', '+79123456789'],
  ['+1', '1 650 253 0000', '+16502530000'],
  ['+1', '650 253 0000', '+16502530000'],
  ['+1268', '464 1234', '+12684641234'],
  ['+49', '0151 234 567 89', '+4915123456789'],
  ['+44', '(020) 7946-0958', '+442079460958'],
  ['+358', '040 123 4567', '+358401234567'],
])('The digits dialled only at home are dropped: %s %s is %s', (dialCode, typed, number) => {
  expect(readPhoneNumber(dialCode, typed)).toBe(number);
});

test.each([
  ['+39', '06 6982', '+39066982'],
  ['+378', '0549 882 914', '+3780549882914'],
  ['+225', '07 08 09 10 11', '+2250708091011'],
  ['+242', '06 612 3456', '+242066123456'],
  ['+226', '05 12 34 56', '+22605123456'],
  ['+229', '01 97 12 34 56', '+2290197123456'],
  ['+86', '138 0013 8000', '+8613800138000'],
])('A zero that is part of the number is kept: %s %s is %s', (dialCode, typed, number) => {
  expect(readPhoneNumber(dialCode, typed)).toBe(number);
});

test.each([
  ['+49', '+351 912 345 678', '+351912345678'],
  ['+1', '00351 912 345 678', '+351912345678'],
  ['+351', '+49 (0)151 234 567 89', '+4915123456789'],
  ['+49', '０１５１ ２３４５６７８９', '+4915123456789'],
  [undefined, '+49 151 234 567 89', '+4915123456789'],
])('A number typed whole keeps its own country: %s %s is %s', (dialCode, typed, number) => {
  expect(readPhoneNumber(dialCode, typed)).toBe(number);
});

test.each([
  ['+49', '0151'],
  ['+49', 'call me'],
  ['+49', 'call 0151 234 567 89'],
  ['+49', '0151 234 567 89 ext. 5'],
  ['+49', ''],
  ['+49', '+'],
  ['+49', '0151 234 567 890 123 456'],
  ['+36', '06 30 123'],
  ['+1', '650 253'],
  ['+1', '+36 6301234567'],
  [undefined, '0151 234 567 89'],
  ['+999', '0151 234 567 89'],
])('What cannot be a phone number is refused: %s %j', (dialCode, typed) => {
  expect(readPhoneNumber(dialCode, typed)).toBeUndefined();
});

test.each([
  ['+4917012345678', 'DE', '0170 12345678'],
  ['+16502530000', 'US', '(650) 253-0000'],
  ['+8613800138000', 'CN', '138 0013 8000'],
])('%s has a country, and a form that is dialled there', (number, country, national) => {
  expect(phoneParts(number)).toEqual({ country, national });
  expect(readPhoneNumber(COUNTRIES.find(({ code }) => code === country)?.dialCode, national)).toBe(number);
});

test('A number of no country has no parts', () => {
  expect(phoneParts('+999123456')).toBeUndefined();
});
