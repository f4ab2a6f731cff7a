import { formatMessage } from '@ashore/core/locale/format-message.ts';
import { expect, test } from 'vitest';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import zh from './messages/zh-Hans.json' with { type: 'json' };
import { startsText } from './starts-text.ts';

const tables: Record<'en' | 'de' | 'zh-Hans', { readonly product: Readonly<Record<string, string>> }> = {
  en,
  de,
  'zh-Hans': zh,
};
const said = (times: string[], language: keyof typeof tables = 'en') =>
  startsText(times, language, (key, values = {}) =>
    formatMessage(tables[language].product[key.slice('product.'.length)] ?? key, values, language, language),
  );

const hours = (from: number, to: number, step = 1) =>
  Array.from(
    { length: (to - from) / step + 1 },
    (_, hour) => `${String(from + hour * step).padStart(2, '0')}:00`,
  );

test('A few starts are listed, without any there is nothing to say', () => {
  expect(said([])).toBe('');
  expect(said(['08:30'])).toBe('Starts at 08:30');
  expect(said(hours(8, 12))).toMatch(/^Starts at 08:00, .* 12:00$/);
});

test('Many that follow a rule are told by it, from the first to the last or round the clock', () => {
  expect(said(hours(9, 17))).toBe('Starts every hour, 09:00 to 17:00');
  expect(said(hours(0, 22, 2))).toBe('Starts every 2 hours, round the clock');
  expect(said(hours(0, 23), 'de')).toBe('Beginn jede Stunde, rund um die Uhr');
  expect(said(hours(0, 23), 'zh-Hans')).toBe('开始时间：全天每小时');
  expect(said(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])).toBe(
    'Starts every 30 minutes, 09:00 to 11:30',
  );
});

test('Many without a rule are counted', () => {
  expect(said(['09:00', '09:30', '10:00', '11:00', '12:00', '17:30'])).toBe('6 starts from 09:00 to 17:30');
});
