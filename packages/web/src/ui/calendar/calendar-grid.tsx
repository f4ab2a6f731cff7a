import { dateTimeFormat } from '@ashore/core/locale/intl.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { addDays, type LocalDate, localDate, utcMidnight } from '@ashore/core/time/local-date-time.ts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import {
  type CalendarDay,
  type CalendarDays,
  type CalendarTexts,
  datesOf,
  firstWeekdayOf,
  monthOf,
  moveInCalendar,
  nameOfDay,
  weeksOf,
} from './calendar-dates.ts';

/** A day that was pressed, or one that a key leads to, which the focus follows. */
export type ReachedDay = { readonly date: LocalDate; readonly isFollowed: boolean };

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
  /** How many months it runs on, beside another one. */
  months?: number | undefined;
  /** The day that was reached last, here or in the month beside. */
  reached: ReachedDay | undefined;
  onReach: (reached: ReachedDay) => void;
  /** False for a month whose neighbour has the one day that the Tab key reaches. */
  isStop?: boolean;
  takesFocus?: boolean;
};

/** The days of a month as one stop in the tab order; keys move the focus inside it. */
export function CalendarGrid({ labelledBy, month, first, onMonthChange, ...props }: CalendarGridProps) {
  const { tag, today, last, days, chosen, months, isStop = true, reached, onReach } = props;
  const reachedDate = reached?.date;
  const grid = useRef<HTMLTableElement>(null);
  const firstWeekday = firstWeekdayOf(tag);
  const weeks = weeksOf({ month, today, firstWeekday, months });
  const dates = datesOf({ month, today, firstWeekday, months });
  const [firstShown = first] = datesOf({ month: first, today, firstWeekday, months });
  const stop =
    [reachedDate, chosen, today].find((date) => date !== undefined && dates.includes(date)) ?? month;

  // A shorter month keeps the height of a longer one, so that turning the pages moves nothing below.
  const [mostWeeks, setMostWeeks] = useState(weeks.length);
  if (weeks.length > mostWeeks) setMostWeeks(weeks.length);

  // A key may lead to a month that the owner has not rendered yet. The focus waits for it.
  useLayoutEffect(() => {
    if (!reached?.isFollowed || stop !== reached.date) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
    onReach({ date: stop, isFollowed: false });
  }, [reached, stop, onReach]);

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey: shift } = event;
    const target = moveInCalendar({ date: stop, key, shift, firstWeekday, first: firstShown, last });
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onReach({ date: target, isFollowed: true });
    if (!dates.includes(target)) onMonthChange(monthOf(target));
  }

  function choose(date: LocalDate) {
    onReach({ date, isFollowed: false });
    if (days.get(date)?.state === 'unavailable') props.onUnavailable(date);
    else props.onChoose(date);
  }

  const loading = !dates.some((date) => days.has(date));
  const cells = { ...props, month, stop: isStop ? stop : undefined, onPress: choose };
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
      <CalendarWeekdays tag={tag} firstWeekday={firstWeekday} />
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the table have no other name.
          <CalendarWeek key={row} {...cells} week={week} />
        ))}
        {Array.from({ length: mostWeeks - weeks.length }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are alike.
          <tr key={-1 - row}>
            <td className="h-12.5" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export type CalendarWeekProps = {
  tag: string;
  month: LocalDate;
  texts: CalendarTexts;
  week: readonly (LocalDate | null)[];
  days: CalendarDays;
  today: LocalDate;
  priceless?: boolean;
  chosen: LocalDate | undefined;
  until?: LocalDate | undefined;
  /** The day that the Tab key reaches, in this week or another; undefined if it is in the month beside. */
  stop: LocalDate | undefined;
  takesFocus?: boolean;
  onPress: (date: LocalDate) => void;
};

function CalendarWeek({ week, days, stop, ...cell }: CalendarWeekProps) {
  return (
    <tr>
      {week.map((date, column) => (
        <CalendarCell
          key={date ?? column}
          {...cell}
          date={date}
          day={date === null ? undefined : days.get(date)}
          tabbable={date === stop}
        />
      ))}
    </tr>
  );
}

export type CalendarCellProps = {
  tag: string;
  /** The month of the page. A later month is named at its first day. */
  month: LocalDate;
  texts: CalendarTexts;
  /** Null for a day of a neighbouring month. */
  date: LocalDate | null;
  day: CalendarDay | undefined;
  today: LocalDate;
  priceless?: boolean;
  chosen: LocalDate | undefined;
  until?: LocalDate | undefined;
  /** Whether this is the one cell of the grid that the Tab key reaches. */
  tabbable: boolean;
  takesFocus?: boolean;
  onPress: (date: LocalDate) => void;
};

/**
 * A cell with the number above its price. A calendar with prices always reserves their line, so that prices
 * arriving later move nothing.
 */
export function CalendarCell({ date, day, today, chosen, until, ...cell }: CalendarCellProps) {
  const { tabbable, onPress, tag, month, texts, priceless = false, takesFocus = false } = cell;
  if (date === null) return <td className="h-12.5" />;
  const isWithin = chosen !== undefined && until !== undefined && chosen < date && date < until;
  const isEnd = date === chosen || date === until;
  const isChosen = isEnd || isWithin;
  const isToday = date === today;
  const beginsMonth = date > month && date === monthOf(date);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus for it.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only gridcells announce that they are selected.
      role="gridcell"
      aria-selected={isChosen}
      className="px-px"
    >
      <button
        type="button"
        data-date={date}
        tabIndex={tabbable ? 0 : -1}
        data-first-focus={(takesFocus && tabbable) || undefined}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={day?.state === 'unavailable'}
        onClick={() => onPress(date)}
        className={classNames(CELL, isWithin ? WITHIN : cellLook(day, isEnd), isToday && TODAY)}
      >
        {/*
         * Browsers format dates differently from the server, and from each other, by a comma. That is not
         * worth rendering the text again.
         */}
        <span suppressHydrationWarning className="sr-only">
          {nameOfDay({ date, day, today: isToday, chosen: isChosen, tag, texts })}
        </span>
        {beginsMonth && (
          <span suppressHydrationWarning aria-hidden="true" className={MONTH}>
            {formatDate(date, tag, 'shortMonth')}
          </span>
        )}
        <span aria-hidden="true" className={classNames(day?.state === 'unavailable' && STRUCK)}>
          {Number(date.slice(8))}
        </span>
        {!priceless && (
          <span aria-hidden="true" data-price className={classNames(PRICE, priceLook(day, isEnd))}>
            {day?.state === 'onRequest' ? texts.onRequestShort : day?.price}
          </span>
        )}
      </button>
    </td>
  );
}

// Very large text would run from one day into the next: a seventh of the calendar limits the numbers.
const CELL =
  'relative flex h-12.5 w-full focus-visible:z-1 flex-col items-center justify-center rounded-control border-[1.5px] text-[min(0.9375rem,8cqi)] leading-[1.125rem] transition-colors';
const WITHIN = 'border-transparent bg-foam font-semibold text-ink hover:border-line-2 forced-colors:border-2';
const MONTH = 'whitespace-nowrap text-[min(0.6875rem,4.5cqi)] leading-[min(0.75rem,5cqi)]';
const STRUCK = 'line-through decoration-line-2';
const PRICE = 'h-3.5 text-[11.5px] leading-3.5';
const TODAY = 'after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:bg-coral';

// Forced colours draw every border, even a transparent one, but no backgrounds. Borders alone must
// distinguish the states there.
function cellLook(day: CalendarDay | undefined, chosen: boolean): string {
  if (chosen)
    return 'border-ink bg-ink font-semibold text-paper motion-safe:animate-chosen forced-colors:border-4';
  if (day?.state === 'unavailable') return 'border-transparent text-ink-3 forced-colors:border-0';
  if (day?.state === 'onRequest')
    return 'border-dashed border-amber bg-amber-tint font-semibold hover:bg-foam';
  return 'border-transparent font-semibold hover:bg-foam forced-colors:border-0';
}

function priceLook(day: CalendarDay | undefined, chosen: boolean): string {
  if (chosen) return 'font-normal text-paper';
  if (day?.state === 'onRequest') return 'font-normal text-amber';
  return day?.lowest ? 'text-leaf' : 'font-normal text-ink-2';
}

export type CalendarWeekdaysProps = {
  tag: string;
  /** ISO: 1 is Monday. */
  firstWeekday: number;
};

/** Any Monday. */
const MONDAY = localDate('2024-01-01');

/** Short weekday names: two letters, or one Chinese character. Screen readers get the full name. */
function CalendarWeekdays({ tag, firstWeekday }: CalendarWeekdaysProps) {
  const width = tag.startsWith('zh') ? 'narrow' : 'short';
  const short = dateTimeFormat(tag, { weekday: width, timeZone: 'UTC' });
  const long = dateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, day) => utcMidnight(addDays(MONDAY, firstWeekday - 1 + day)));
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            className="type-tiny h-8 text-[min(0.8125rem,6cqi)] font-medium text-ink-2"
          >
            <span suppressHydrationWarning aria-hidden="true">
              {short.format(day).slice(0, 2)}
            </span>
            <span suppressHydrationWarning className="sr-only">
              {long.format(day)}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
