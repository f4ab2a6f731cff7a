import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { dayText } from './comparison-cells.tsx';

test('A day of another year is shown with its year, a day of this year without', () => {
  const text = (date: string, tag: string) => dayText(localDate(date), 2026, tag);
  expect(text('2026-12-31', 'en-GB')).not.toContain('2026');
  for (const tag of ['en-GB', 'de-DE', 'zh-CN']) expect(text('2027-01-01', tag)).toContain('2027');
});
