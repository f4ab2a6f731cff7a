import { expect, test } from 'vitest';
import { betweenSentences, labelled, onOneLine, sideBySide, withDetail } from './intl.ts';

test('Texts beside each other are separated as their language writes it, and empty ones are left out', () => {
  expect(sideBySide(['Pier 2', null, '', false, '17:30'], 'en')).toBe('Pier 2, 17:30');
  expect(sideBySide(['Pier 2', '17:30'], 'de')).toBe('Pier 2, 17:30');
  expect(sideBySide(['2号码头', '17:30'], 'zh-Hans')).toBe('2号码头，17:30');
  expect(sideBySide([undefined], 'en')).toBe('');
});

test('A label and its value are separated by the colon of the language', () => {
  expect(labelled('Height', '170 cm', 'en')).toBe('Height: 170 cm');
  expect(labelled('Größe', '170 cm', 'de')).toBe('Größe: 170 cm');
  expect(labelled('身高', '170 厘米', 'zh-Hans')).toBe('身高：170 厘米');
});

test('A detail stands in the brackets of the language', () => {
  expect(withDetail('Portugal', '+351', 'de')).toBe('Portugal (+351)');
  expect(withDetail('葡萄牙', '+351', 'zh-Hans')).toBe('葡萄牙（+351）');
});

test('A space separates two sentences, except after a Chinese full stop', () => {
  expect([betweenSentences('en'), betweenSentences('de'), betweenSentences('zh-Hans')]).toEqual([
    ' ',
    ' ',
    '',
  ]);
});

test('Entries of a list stand on one line with dots, and in Chinese with its mark for lists', () => {
  expect(onOneLine(['Guide', 'Pick-up, also at hotels'], 'en')).toBe('Guide · Pick-up, also at hotels');
  expect(onOneLine(['Guide', 'Wein'], 'de')).toBe('Guide · Wein');
  expect(onOneLine(['导游陪同', '葡萄酒'], 'zh-Hans')).toBe('导游陪同、葡萄酒');
});
