import { monthRangeText } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { chevronLeft, chevronRight } from '../media/icon-paths.ts';
import {
  addMonths,
  type CalendarDays,
  type CalendarTexts,
  datesOf,
  firstWeekdayOf,
  monthOf,
  OTHER_PRICE_MARK,
  pairOfPages,
} from './calendar-dates.ts';
import { CalendarGrid, type CalendarGridProps, type ReachedDay } from './calendar-grid.tsx';

export type CalendarProps = {
  /** Language tag for dates. Its region decides on which day a week starts. */
  tag: string;
  texts: CalendarTexts;
  /** Today at the place, which may differ from the traveller's today. */
  today: LocalDate;
  /** Last day on offer. */
  last: LocalDate;
  /** First day of the month shown. */
  month: LocalDate;
  onMonthChange: (month: LocalDate) => void;
  /**
   * The days known so far. A month without known days is loading: its numbers are shown and prices follow.
   */
  days: CalendarDays;
  /**
   * Called with the month shown and its neighbours, so that their days can load before the visitor turns the
   * page.
   */
  onMonthsNear: (months: LocalDate[]) => void;
  /** The calendar never has prices, so a number has the cell to itself. */
  priceless?: boolean;
  chosen: LocalDate | undefined;
  /** Last day of a chosen span that begins with `chosen`. */
  until?: LocalDate | undefined;
  onChoose: (date: LocalDate) => void;
  /** An unavailable day was chosen. The owner says which available day is next. */
  onUnavailable: (date: LocalDate) => void;
  /** Two months side by side. */
  isDouble?: boolean;
  /** In a panel that opens, the focus begins at the day that the Tab key reaches. */
  takesFocus?: boolean;
};

/**
 * One month of days and prices, or the six weeks from today, or two months, with the keys of the grid pattern: arrow keys for days, Page Up and Page Down
 * for months.
 */
export function Calendar({ month, onMonthChange, onMonthsNear, isDouble = false, ...props }: CalendarProps) {
  const { texts, today, tag } = props;
  const [reached, setReached] = useState<ReachedDay>();
  const first = monthOf(props.today);
  const end = monthOf(props.last);

  const [left, right] = pairOfPages({ month, today, firstWeekday: firstWeekdayOf(tag) });
  const lastShown = isDouble ? right.month : month;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other months in view are what makes other months near.
  useEffect(() => {
    const near = [addMonths(lastShown, 1), addMonths(month, -1)];
    for (let shown = lastShown; shown >= month; shown = addMonths(shown, -1)) near.unshift(shown);
    onMonthsNear(near.filter((one) => first <= one && one <= end));
  }, [month, lastShown]);

  const turn = (months: number) => onMonthChange(addMonths(month, months));
  const back = <CalendarTurn label={texts.previousMonth} back off={month <= first} onTurn={() => turn(-1)} />;
  const grid = { ...props, first, reached, onReach: setReached };
  if (!isDouble)
    return (
      <CalendarMonth
        {...grid}
        month={month}
        onMonthChange={onMonthChange}
        back={back}
        forward={<CalendarTurn label={texts.nextMonth} off={month >= end} onTurn={() => turn(1)} />}
      />
    );
  // A key leads from one month to the other without turning the page.
  const show = (wanted: LocalDate) => {
    if (wanted < month) onMonthChange(wanted);
    else if (wanted > right.month) onMonthChange(addMonths(wanted, -1));
  };
  const isStopRight = datesOf(right).includes(reached?.date ?? props.chosen ?? today);
  return (
    <div className="grid grid-cols-2 gap-8">
      <CalendarMonth {...grid} {...left} onMonthChange={show} back={back} isStop={!isStopRight} />
      <CalendarMonth
        {...grid}
        {...right}
        onMonthChange={show}
        isStop={isStopRight}
        forward={<CalendarTurn label={texts.nextMonth} off={right.month >= end} onTurn={() => turn(1)} />}
      />
    </div>
  );
}

/** From this width on, two months stand beside the rest of a page. Tailwind calls it `xl`. */
const ROOM_FOR_TWO = '(min-width: 1200px)';

/** Whether a page has room for two months. The server and the first render in the browser show one. */
export function useHasRoomForTwo(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const room = window.matchMedia(ROOM_FOR_TWO);
      room.addEventListener('change', changed);
      return () => room.removeEventListener('change', changed);
    },
    () => window.matchMedia(ROOM_FOR_TWO).matches,
    () => false,
  );
}

type CalendarMonthProps = Omit<CalendarGridProps, 'labelledBy'> & { back?: ReactNode; forward?: ReactNode };

/** A month with its name between the buttons to other months; beside another month it has one of them. */
function CalendarMonth({ back, forward, ...grid }: CalendarMonthProps) {
  const headingId = useId();
  const { month, today, tag, months } = grid;
  const page = { month, today, firstWeekday: firstWeekdayOf(tag), months };
  const lastDate = datesOf(page).at(-1) ?? month;
  const place = <span className="size-11" />;
  return (
    <div className="@container">
      <header className="mb-2 flex items-center justify-between px-1.5">
        {back ?? place}
        <h3
          id={headingId}
          suppressHydrationWarning
          aria-live="polite"
          className="min-w-0 type-h3 text-[min(var(--h3-size),10cqi)]!"
        >
          {monthRangeText({ from: month, to: lastDate }, tag)}
        </h3>
        {forward ?? place}
      </header>
      <CalendarGrid {...grid} labelledBy={headingId} />
    </div>
  );
}

export type CalendarTurnProps = { label: string; back?: boolean; off: boolean; onTurn: () => void };

/** Button to another month. At an end it stays in the tab order, so that it does not drop the focus. */
function CalendarTurn({ label, back = false, off, onTurn }: CalendarTurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onTurn}
      className="grid size-11 place-items-center rounded-control transition-colors hover:bg-foam aria-disabled:bg-transparent aria-disabled:opacity-35"
    >
      <Icon path={back ? chevronLeft : chevronRight} />
    </button>
  );
}

type CalendarLegendProps = {
  chosen: string;
  /** Absent unless days are on request: approval is a property of the product. */
  onRequest?: string;
  unavailable: string;
  lowest: string;
  /** Lowest price of this month, as shown in its cell. */
  lowestPrice?: string;
  /** Meaning of `OTHER_PRICE_MARK` beside a price. */
  other?: string;
};

export function CalendarLegend({
  chosen,
  onRequest,
  unavailable,
  lowest,
  lowestPrice,
  other,
}: CalendarLegendProps) {
  return (
    <ul className="type-tiny mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2">
      <LegendEntry text={chosen} sign={<Square className="bg-ink forced-colors:border-4" />} />
      {onRequest !== undefined && (
        <LegendEntry
          text={onRequest}
          sign={<Square className="border-[1.5px] border-dashed border-amber bg-amber-tint" />}
        />
      )}
      <LegendEntry text={unavailable} sign={<s className="text-ink-3 decoration-line-2">17</s>} />
      {other !== undefined && <LegendEntry text={other} sign={<span>{OTHER_PRICE_MARK}</span>} />}
      {lowestPrice !== undefined && (
        <LegendEntry text={lowest} sign={<span className="font-semibold text-leaf">{lowestPrice}</span>} />
      )}
    </ul>
  );
}

function LegendEntry({ sign, text }: { sign: ReactNode; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="contents">
        {sign}
      </span>
      <span>{text}</span>
    </li>
  );
}

function Square({ className }: { className: string }) {
  return <span className={classNames('size-4.5 shrink-0 rounded-[5px]', className)} />;
}
