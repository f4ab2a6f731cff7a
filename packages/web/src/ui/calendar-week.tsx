import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { CalendarCell } from './calendar-cell.tsx';
import type { CalendarDays, CalendarTexts } from './calendar-day.ts';

export type CalendarWeekProps = {
  tag: string;
  texts: CalendarTexts;
  week: readonly (LocalDate | null)[];
  days: CalendarDays;
  today: LocalDate;
  priceless?: boolean;
  chosen: LocalDate | undefined;
  until?: LocalDate | undefined;
  /** The day of the month that the tab key reaches, in this week or another. */
  stop: LocalDate;
  onPress: (date: LocalDate) => void;
};

export function CalendarWeek({ week, days, stop, ...cell }: CalendarWeekProps) {
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
