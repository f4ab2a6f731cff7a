import { localDate } from '@ashore/core/time/local-date.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarCell } from './calendar-cell.tsx';

const texts = {
  ...{ previousMonth: '', nextMonth: '', today: '', chosen: '', unavailable: '' },
  ...{ onRequest: '', onRequestShort: '', lowest: '' },
};
const date = localDate('2026-11-25');
const linesOf = (priceless: boolean) =>
  renderToStaticMarkup(
    <CalendarCell
      {...{ tag: 'en-GB', texts, date, priceless, tabbable: true, onPress: () => {} }}
      {...{ today: date, chosen: date, day: undefined }}
    />,
  ).split('aria-hidden').length - 1;

test('A number keeps a line for its price below it, and has the square to itself where none will ever come', () => {
  expect([linesOf(false), linesOf(true)]).toEqual([2, 1]);
});
