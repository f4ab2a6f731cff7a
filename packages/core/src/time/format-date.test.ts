import { expect, test } from 'vitest';
import { dayRangeText, dayRangeYearText, formatDate, monthRangeText } from './format-date.ts';
import { localDate } from './local-date-time.ts';

const saturday = localDate('2026-11-28');

test('A date is written in the format of the reader’s language: long, short and with its year', () => {
  const styles = ['weekday', 'day', 'short', 'year'] as const;
  const written = (tag: string) => styles.map((style) => formatDate(saturday, tag, style));
  expect(written('en-GB')).toEqual(['Saturday 28 November', 'Sat 28 Nov', '28 Nov', '28 November 2026']);
  expect(written('de-DE')).toEqual([
    'Samstag, 28. November',
    'Sa., 28. Nov.',
    '28. Nov.',
    '28. November 2026',
  ]);
  expect(written('zh-Hans-CN')).toEqual([
    '11月28日\u00A0周六',
    '11月28日\u00A0周六',
    '11月28日',
    '2026年11月28日',
  ]);
  expect(written('fr-FR')).toEqual(['samedi 28 novembre', 'sam. 28 nov.', '28 nov.', '28 novembre 2026']);
});

test('The style for near days includes the weekday', () => {
  const written = ['en-GB', 'de-DE', 'zh-Hans-CN'].map((tag) => formatDate(saturday, tag, 'day'));
  expect(written).toEqual(['Sat 28 Nov', 'Sa., 28. Nov.', '11月28日\u00A0周六']);
});

test('The style for days of another year is short and includes the year', () => {
  const written = ['en-GB', 'de-DE', 'zh-Hans-CN'].map((tag) => formatDate(saturday, tag, 'dayYear'));
  expect(written).toEqual(['Sat, 28 Nov 2026', 'Sa., 28. Nov. 2026', '2026年11月28日\u00A0周六']);
});

test('The month style shows the month and year without a day', () => {
  const written = ['en-GB', 'de-DE', 'zh-Hans-CN'].map((tag) => formatDate(saturday, tag, 'month'));
  expect(written).toEqual(['November 2026', 'November 2026', '2026年11月']);
});

test('No time zone changes a calendar date, wherever the machine runs', () => {
  const zoneBefore = process.env.TZ;
  try {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin']) {
      process.env.TZ = zone;
      expect(formatDate(localDate('2027-01-01'), 'en-GB', 'year')).toBe('1 January 2027');
      expect(formatDate(localDate('2028-02-29'), 'en-GB', 'short')).toBe('29 Feb');
    }
  } finally {
    if (zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = zoneBefore;
  }
});

test('A range of days names a month once if both days are in it, in every language', () => {
  const range = (from: string, to: string) =>
    ['en-GB', 'de-DE', 'zh-CN'].map((tag) => dayRangeText({ from: localDate(from), to: localDate(to) }, tag));
  expect(range('2027-05-14', '2027-05-18')).toEqual(['14–18 May', '14.–18. Mai', '5月14日–18日']);
  expect(range('2026-11-28', '2026-12-02')).toEqual([
    '28 Nov – 2 Dec',
    '28. Nov. – 2. Dez.',
    '11月28日–12月2日',
  ]);
  expect(range('2027-05-14', '2027-05-14')).toEqual(['14 May', '14. Mai', '5月14日']);
});

test('A range across New Year has both years', () => {
  const [from, to] = [localDate('2026-12-28'), localDate('2027-01-04')];
  expect(['en-GB', 'de-DE', 'zh-Hans-CN'].map((tag) => dayRangeText({ from, to }, tag))).toEqual([
    '28 Dec 2026 – 4 Jan 2027',
    '28. Dez. 2026 – 4. Jan. 2027',
    '2026年12月28日–2027年1月4日',
  ]);
});

test('A range with its year has the year once, and both years across New Year', () => {
  const written = (from: string, to: string) =>
    ['en-GB', 'de-DE', 'zh-Hans-CN'].map((tag) =>
      dayRangeYearText({ from: localDate(from), to: localDate(to) }, tag),
    );
  expect(written('2037-05-15', '2037-05-22')).toEqual([
    '15–22 May 2037',
    '15.–22. Mai 2037',
    '2037年5月15日–22日',
  ]);
  expect(written('2036-12-28', '2037-01-04')[0]).toBe('28 Dec 2036 – 4 Jan 2037');
});

test.each([
  ['2037-05-14', '2037-06-30', 'May – Jun 2037', 'Mai–Juni 2037', '2037年5月–6月'],
  ['2036-12-14', '2037-01-24', 'Dec 2036 – Jan 2037', 'Dez. 2036 – Jan. 2037', '2036年12月–2037年1月'],
  ['2037-05-01', '2037-05-31', 'May 2037', 'Mai 2037', '2037年5月'],
])(
  'The months from %s to %s are named once, with a year that both share',
  (from, to, english, german, chinese) => {
    const months = { from: localDate(from), to: localDate(to) };
    expect(['en-GB', 'de-DE', 'zh-Hans-CN'].map((tag) => monthRangeText(months, tag))).toEqual([
      english,
      german,
      chinese,
    ]);
  },
);
