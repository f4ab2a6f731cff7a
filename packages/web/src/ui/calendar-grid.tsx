import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarDays, CalendarTexts } from './calendar-day.ts';
import { moveInCalendar } from './calendar-keys.ts';
import { firstWeekdayOf, monthOf, weeksOf } from './calendar-month.ts';
import { CalendarWeek } from './calendar-week.tsx';
import { CalendarWeekdays } from './calendar-weekdays.tsx';

export type CalendarGridProps = {
  tag: string;
  texts: CalendarTexts;
  labelledBy: string;
  month: LocalDate;
  onMonthChange: (month: LocalDate) => void;
  today: LocalDate;
  first: LocalDate;
  last: LocalDate;
  days: CalendarDays;
  priceless?: boolean;
  chosen: LocalDate | undefined;
  until?: LocalDate | undefined;
  onChoose: (date: LocalDate) => void;
  onUnavailable: (date: LocalDate) => void;
};

/** The days of a month as one stop in the tab order, within which the keys move. */
export function CalendarGrid({ labelledBy, month, first, onMonthChange, ...props }: CalendarGridProps) {
  const { tag, today, last, days, chosen } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<LocalDate>();
  const [following, setFollowing] = useState(false);
  const firstWeekday = firstWeekdayOf(tag);
  const weeks = weeksOf(month, firstWeekday);
  const stop =
    [reached, chosen, today].find((date) => date !== undefined && monthOf(date) === month) ?? month;

  // A key may lead into a month that its owner has yet to show: the focus waits for it.
  useLayoutEffect(() => {
    if (!following || stop !== reached) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${reached}"]`)?.focus();
    setFollowing(false);
  }, [following, stop, reached]);

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey: shift } = event;
    const target = moveInCalendar({ date: stop, key, shift, firstWeekday, first, last });
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setReached(target);
    setFollowing(true);
    if (monthOf(target) !== month) onMonthChange(monthOf(target));
  }

  function choose(date: LocalDate) {
    setReached(date);
    if (days.get(date)?.state === 'unavailable') props.onUnavailable(date);
    else props.onChoose(date);
  }

  const loading = !weeks.flat().some((date) => date !== null && days.has(date));
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern is a table one moves in.
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={loading}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
    >
      <CalendarWeekdays tag={tag} week={weeks[1] ?? []} />
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the six rows of the table are always the same six.
          <CalendarWeek key={row} {...props} week={week} stop={stop} onPress={choose} />
        ))}
      </tbody>
    </table>
  );
}
