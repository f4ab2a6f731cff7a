import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { type CalendarDay, type CalendarTexts, nameOfDay } from './calendar-day.ts';
import { classNames } from './class-names.ts';

export type CalendarCellProps = {
  tag: string;
  texts: CalendarTexts;
  /** Null where a neighbouring month's day would stand. */
  date: LocalDate | null;
  day: CalendarDay | undefined;
  today: LocalDate;
  priceless?: boolean;
  chosen: LocalDate | undefined;
  until?: LocalDate | undefined;
  /** The one cell of the grid that the tab key reaches. */
  tabbable: boolean;
  onPress: (date: LocalDate) => void;
};

/** The number over its price. Where there will be prices their line is always there, so that those arriving later move nothing. */
export function CalendarCell({ date, day, today, chosen, until, ...cell }: CalendarCellProps) {
  const { tabbable, onPress, tag, texts, priceless = false } = cell;
  if (date === null) return <td className="h-12.5" />;
  const isWithin = chosen !== undefined && until !== undefined && chosen < date && date < until;
  const isEnd = date === chosen || date === until;
  const isChosen = isEnd || isWithin;
  const isToday = date === today;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus for it.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what is chosen is said of gridcells only.
      role="gridcell"
      aria-selected={isChosen}
      className="px-px"
    >
      <button
        type="button"
        data-date={date}
        tabIndex={tabbable ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={day?.state === 'unavailable'}
        onClick={() => onPress(date)}
        className={classNames(CELL, isWithin ? WITHIN : lookOf(day, isEnd), isToday && TODAY)}
      >
        {/* Browsers differ from the server, and from each other, by a comma in dates: no reason to draw it anew. */}
        <span suppressHydrationWarning className="sr-only">
          {nameOfDay({ date, day, today: isToday, chosen: isChosen, tag, texts })}
        </span>
        <span aria-hidden="true" className={classNames(day?.state === 'unavailable' && STRUCK)}>
          {Number(date.slice(8))}
        </span>
        {!priceless && (
          <span aria-hidden="true" className={classNames(PRICE, priceLookOf(day, isEnd))}>
            {day?.state === 'onRequest' ? texts.onRequestShort : day?.price}
          </span>
        )}
      </button>
    </td>
  );
}

const CELL =
  'relative flex h-12.5 w-full focus-visible:z-1 flex-col items-center justify-center rounded-control border-[1.5px] text-[0.9375rem] leading-[1.125rem] transition-colors';
const WITHIN = 'border-transparent bg-foam font-semibold text-ink hover:border-line-2 forced-colors:border-2';
const STRUCK = 'line-through decoration-line-2';
const PRICE = 'h-3.5 text-[11.5px] leading-3.5';
const TODAY = 'after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:bg-coral';

// Forced colours draw every edge, a transparent one too, and no grounds: there the edges alone must tell.
function lookOf(day: CalendarDay | undefined, chosen: boolean): string {
  if (chosen) return 'border-ink bg-ink font-semibold text-paper forced-colors:border-4';
  if (day?.state === 'unavailable') return 'border-transparent text-ink-3 forced-colors:border-0';
  if (day?.state === 'onRequest') return 'border-dashed border-amber bg-amber-tint font-semibold';
  return 'border-transparent font-semibold hover:border-line-2 forced-colors:border-0';
}

function priceLookOf(day: CalendarDay | undefined, chosen: boolean): string {
  if (chosen) return 'font-normal text-paper';
  if (day?.state === 'onRequest') return 'font-normal text-amber';
  return day?.lowest ? 'text-leaf' : 'font-normal text-ink-2';
}
