import { localDate } from '@ashore/core/time/local-date-time.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarCell } from './calendar-grid.tsx';

const texts = {
  ...{ previousMonth: '', nextMonth: '', today: '', chosen: '', unavailable: '' },
  ...{ onRequest: '', onRequestShort: '', lowest: '' },
};
const date = localDate('2026-11-25');
const month = localDate('2026-11-01');
const linesOf = (priceless: boolean) =>
  renderToStaticMarkup(
    <CalendarCell
      {...{ tag: 'en-GB', texts, date, month, priceless, tabbable: true, onPress: () => {} }}
      {...{ today: date, chosen: date, day: undefined }}
    />,
  ).split('aria-hidden').length - 1;

test('A day reserves a line for its price below the number, unless the calendar never has prices', () => {
  expect([linesOf(false), linesOf(true)]).toEqual([2, 1]);
});
