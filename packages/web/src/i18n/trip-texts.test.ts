import { formatMessage } from '@ashore/core/locale/format-message.ts';
import { expect, test } from 'vitest';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import zh from './messages/zh-Hans.json' with { type: 'json' };
import type { TextOf } from './texts.ts';
import {
  differenceTexts,
  distanceText,
  durationText,
  inclusionLines,
  lineOptionsText,
  optionDurationsText,
  startsText,
} from './trip-texts.ts';

const named = (key: string, values?: Readonly<Record<string, string | number>>) =>
  `${key} ${JSON.stringify(values)}`;

test('A duration is shown in minutes, hours or both, and from two days on in days', () => {
  expect(durationText(45, named)).toBe('tour.minutes {"minutes":45}');
  expect(durationText(120, named)).toBe('tour.hours {"hours":2}');
  expect(durationText(210, named)).toBe('tour.hoursMinutes {"hours":3,"minutes":30}');
  expect(durationText(24 * 60, named)).toBe('tour.hours {"hours":24}');
  expect(durationText(2 * 24 * 60, named)).toBe('tour.days {"days":2}');
});

const tables: Record<'en' | 'de' | 'zh-Hans', { readonly product: Readonly<Record<string, string>> }> = {
  en,
  de,
  'zh-Hans': zh,
};
const textOf = (times: string[], language: keyof typeof tables = 'en') =>
  startsText(times, language, (key, values = {}) =>
    formatMessage(tables[language].product[key.slice('product.'.length)] ?? key, values, language, language),
  );

const hours = (from: number, to: number, step = 1) =>
  Array.from(
    { length: (to - from) / step + 1 },
    (_, hour) => `${String(from + hour * step).padStart(2, '0')}:00`,
  );

test('A few start times are listed, and without any the text is empty', () => {
  expect(textOf([])).toBe('');
  expect(textOf(['08:30'])).toBe('Starts at 08:30');
  expect(textOf(hours(8, 12))).toMatch(/^Starts at 08:00, .* 12:00$/);
});

test('Many start times at a fixed interval are described by it, from first to last or round the clock', () => {
  expect(textOf(hours(9, 17))).toBe('Starts every hour, 09:00 to 17:00');
  expect(textOf(hours(0, 22, 2))).toBe('Starts every 2 hours, round the clock');
  expect(textOf(hours(0, 23), 'de')).toBe('Beginn jede Stunde, rund um die Uhr');
  expect(textOf(hours(0, 23), 'zh-Hans')).toBe('开始时间：全天每小时一场');
  expect(textOf(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])).toBe(
    'Starts every 30 minutes, 09:00 to 11:30',
  );
});

test('Many start times without a fixed interval are counted', () => {
  expect(textOf(['09:00', '09:30', '10:00', '11:00', '12:00', '17:30'])).toBe(
    '6 start times from 09:00 to 17:30',
  );
});

const t: TextOf = (key, values) => `${key.slice('meet.'.length)} ${Object.values(values ?? {})}`;

test('A short distance is rounded to a precision that is useful on foot', () => {
  const texts = [3, 47, 112, 388, 949].map((metres) => distanceText(metres, t));
  expect(texts).toEqual(['metres 10', 'metres 50', 'metres 100', 'metres 400', 'metres 950']);
});

test('From 950 metres a distance is in kilometres, with one decimal below ten', () => {
  const texts = [951, 1_340, 9_960, 26_400].map((metres) => distanceText(metres, t));
  expect(texts).toEqual(['kilometres 1', 'kilometres 1.3', 'kilometres 10', 'kilometres 26']);
});

const plain: TextOf = (key, values = {}) =>
  formatMessage(
    { ...en.product, ...en.tour }[key.split('.')[1] as 'optionIncludes'] ?? key,
    values,
    'en',
    'en',
  );

test('The duration of a product goes from its shortest option to its longest', () => {
  const between = (duration: number | null, ...options: (number | null)[]) =>
    optionDurationsText(
      duration,
      options.map((durations) => ({ durations })),
      plain,
    );
  expect(between(180, 180, 75)).toBe('1 h 15 min to 3 h');
  expect(between(180, 180, null)).toBe('3 h');
  expect(between(180)).toBe('3 h');
  expect(between(null, 75)).toBe('');
});

const supper = { label: '', included: ['Dinner', 'Wine', 'Reserved seat'], excluded: ['Tips'] };
const lateSet = { label: 'Late set', included: ['One drink', 'Reserved seat'], excluded: ['Tips'] };

test('An option says what it includes besides its product and what it lacks, and nothing if it does not differ', () => {
  const texts = (option: typeof supper) => differenceTexts(option, supper, { locale: 'en', t: plain });
  expect(texts(lateSet)).toEqual(['Includes: One drink', 'Without: Dinner · Wine']);
  expect(texts({ ...supper, label: 'Friday' })).toEqual([]);
  expect(texts({ ...supper, included: [...supper.included, 'Photographs'], excluded: [] })).toEqual([
    'Includes: Photographs',
  ]);
  // What only the option excludes is named as well.
  expect(texts({ ...supper, excluded: ['Tips', 'Drinks'] })).toEqual(['Without: Drinks']);
});

test('A line of what is included says for which options alone it is true, unless for all', () => {
  const lines = inclusionLines([supper, lateSet, { ...supper, label: 'Private', excluded: [] }]);
  expect(lines.map((line) => [line.text, line.isIncluded, lineOptionsText(line, 'en', plain)])).toEqual([
    ['Dinner', true, 'Except for: Late set'],
    ['Wine', true, 'Except for: Late set'],
    ['Reserved seat', true, undefined],
    ['One drink', true, 'Only for: Late set'],
    ['Tips', false, 'Except for: Private'],
  ]);
});
