import { dateTimeFormat } from '@ashore/core/locale/intl.ts';
import { type LocalDate, utcMidnight } from '@ashore/core/time/local-date.ts';

export type CalendarWeekdaysProps = {
  tag: string;
  /** A week without gaps, in the reader's order. */
  week: readonly (LocalDate | null)[];
};

/** Two letters, one Chinese character; the whole name for the ear. */
export function CalendarWeekdays({ tag, week }: CalendarWeekdaysProps) {
  const width = tag.startsWith('zh') ? 'narrow' : 'short';
  const short = dateTimeFormat(tag, { weekday: width, timeZone: 'UTC' });
  const long = dateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const days = week.filter((date) => date !== null).map(utcMidnight);
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" className="type-tiny h-8 font-medium text-ink-2">
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
