import { dateTimeFormat } from '@ashore/core/locale/intl.ts';
import { type LocalDate, utcMidnight } from '@ashore/core/time/local-date.ts';
import { useEffect, useId } from 'react';
import type { CalendarDays, CalendarTexts } from './calendar-day.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { addMonths, monthOf } from './calendar-month.ts';
import { CalendarTurn } from './calendar-turn.tsx';

export type CalendarProps = {
  /** The tag dates are written in; its region decides on which day a week starts. */
  tag: string;
  texts: CalendarTexts;
  /** Today at the place, which need not be the traveller's today. */
  today: LocalDate;
  /** The last day on offer. */
  last: LocalDate;
  /** The first day of the month that shows. */
  month: LocalDate;
  onMonthChange: (month: LocalDate) => void;
  /** The days known so far. A month of which none is known is loading: its numbers stand, prices follow. */
  days: CalendarDays;
  /** The month that shows and its neighbours, so that turning the page need not wait. */
  onMonthsNear: (months: LocalDate[]) => void;
  /** No day of it will ever have a price: its number has the cell to itself. */
  priceless?: boolean;
  chosen: LocalDate | undefined;
  /** The last day, where a span is chosen that begins with `chosen`. */
  until?: LocalDate | undefined;
  onChoose: (date: LocalDate) => void;
  /** A day was chosen that cannot be had: the owner says which is the next that can. */
  onUnavailable: (date: LocalDate) => void;
};

/** One month of days and prices, by the grid pattern: arrow keys for days, Page Up and Page Down for months. */
export function Calendar({ month, onMonthChange, onMonthsNear, ...props }: CalendarProps) {
  const headingId = useId();
  const { tag, texts } = props;
  const first = monthOf(props.today);
  const end = monthOf(props.last);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is what makes other months near.
  useEffect(() => {
    onMonthsNear(
      [month, addMonths(month, 1), addMonths(month, -1)].filter((near) => first <= near && near <= end),
    );
  }, [month]);

  function turn(months: number) {
    onMonthChange(addMonths(month, months));
  }

  const title = dateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div>
      <header className="mb-2 flex items-center justify-between px-1.5">
        <CalendarTurn label={texts.previousMonth} back off={month <= first} onTurn={() => turn(-1)} />
        <h3 id={headingId} suppressHydrationWarning aria-live="polite" className="type-h3">
          {title.format(utcMidnight(month))}
        </h3>
        <CalendarTurn label={texts.nextMonth} off={month >= end} onTurn={() => turn(1)} />
      </header>
      <CalendarGrid
        {...props}
        month={month}
        onMonthChange={onMonthChange}
        labelledBy={headingId}
        first={first}
      />
    </div>
  );
}
