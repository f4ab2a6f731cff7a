import { expect, test } from 'vitest';
import { containsCardNumber, withoutCardNumbers } from './card-number.ts';

test.each([
  ['4242 4242 4242 4242'],
  ['my card is 4242424242424242.'],
  ['5555-5555-5555-4444'],
  ['3782 822463 10005'],
  ['6200 0000 0000 0005'],
  ['2223003122003222'],
  ['４２４２ ４２４２ ４２４２ ４２４２'],
  ['booking 12 4242 4242 4242 4242 thanks'],
  ['卡号：4242424242424242，请处理'],
  ['4242.4242.4242.4242'],
  ['4242\n4242\n4242\n4242'],
  ['4242  4242  4242  4242'],
  ['4242 - 4242 - 4242 - 4242'],
  ['4242/4242/4242/4242'],
  ['3782\n822463\n10005'],
  ['12\n4242\n4242\n4242\n4242'],
])('A card number is found in every notation: %s', (text) => {
  expect(containsCardNumber(text)).toBe(true);
});

test.each([
  ['a wrong check digit', '4242 4242 4242 4241'],
  ['a telephone number', 'Call +49 151 23456789 or 0049 40 1234567'],
  ['a telephone number that would check out', '+4242424242424242'],
  ['dates and times', '2027-05-15 19:15, 2027-05-16 09:00'],
  ['a reference', 'Q7K3-M9QX'],
  ['digits of no network', '1234 5678 9012 3452'],
  ['a long number', '42424242424242424242424242'],
  ['groups on lines that are apart', '4242\n4242\n\n\n\n4242\n4242'],
  // Together their digits have the length, the first digits and the check digit of a card.
  ['a range of dates', '5.06.2027 - 6.06.2027'],
  ['dates with slashes', '5/06/2027 6/06/2027'],
  ['nothing', ''],
])('Text that is not a card number is left alone: %s', (_, text) => {
  expect(containsCardNumber(text)).toBe(false);
});

test('Ten thousand digits and blanks are checked within a quarter of a second', () => {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    containsCardNumber('1 '.repeat(5_000));
    containsCardNumber('4'.repeat(10_000));
    return performance.now() - started;
  });
  // Takes the fastest of five runs. A busy machine slows some of them; matching that grows too fast slows all
  // of them.
  expect(Math.min(...times)).toBeLessThan(250);
});

test('Invisible characters do not hide a card number', () => {
  expect(containsCardNumber('4111\u200b1111\u200b1111\u200b1111')).toBe(true);
});

test('A card number is removed and the rest of the text stays; a text without one is left alone', () => {
  expect(withoutCardNumbers('pay 4242 4242 4242 4242, on 2027-05-15')).toBe('pay …, on 2027-05-15');
  const text = 'order 12, ２ cups, 0049 40 1234567';
  expect(withoutCardNumbers(text)).toBe(text);
});

test('A card number over several lines is removed as a whole', () => {
  expect(withoutCardNumbers('Late arrival.\n4242\n4242\n4242\n4242\nThank you')).toBe(
    'Late arrival.\n…\nThank you',
  );
  expect(withoutCardNumbers('card 3782 / 822463 / 10005, exp 12/29')).toBe('card …, exp 12/29');
});

test('Figures on lines of their own, such as a table of prices, are no card number', () => {
  const prices = ['4242', '424', '242', '4242', '42'];
  expect(containsCardNumber(prices.join('\n'))).toBe(false);
  expect(containsCardNumber(prices.join('\n\n'))).toBe(false);
});
