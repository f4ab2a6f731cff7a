import { type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarCell } from './calendar-grid.tsx';

const texts = {
  ...{ previousMonth: '', nextMonth: '', today: '', chosen: '', unavailable: '' },
  ...{ onRequest: '', onRequestShort: '', lowest: '' },
};
const date = localDate('2026-11-25');
const month = localDate('2026-11-01');
const cell = (props: { tag?: string; date?: LocalDate; priceless?: boolean }) =>
  renderToStaticMarkup(
    <CalendarCell
      {...{ tag: 'en-GB', texts, date, month, priceless: true, tabbable: true, onPress: () => {} }}
      {...{ today: date, chosen: date, day: undefined }}
      {...props}
    />,
  );
const linesOf = (priceless: boolean) => cell({ priceless }).split('aria-hidden').length - 1;

test('A day reserves a line for its price below the number, unless the calendar never has prices', () => {
  expect([linesOf(false), linesOf(true)]).toEqual([2, 1]);
});

test('The first day of a later month names its month above the number', () => {
  const shown = (tag: string, of: string) =>
    [...cell({ tag, date: localDate(of) }).matchAll(/aria-hidden[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(shown('en-GB', '2027-09-01')).toEqual(['Sept', '1']);
  expect(shown('de-DE', '2027-09-01')).toEqual(['Sep', '1']);
  expect(shown('zh-CN', '2027-10-01')).toEqual(['10月', '1']);
  expect(shown('en-GB', '2026-11-01')).toEqual(['1']);
  expect(shown('en-GB', '2027-09-02')).toEqual(['2']);
});
