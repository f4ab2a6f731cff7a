import { localeTable } from '@ashore/core/locale/locales.ts';
import { type DayRange, dayRangeYearText } from '@ashore/core/time/format-date.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';

type RefusedDaysProps = { days: DayRange; reason: 'past' | 'far'; className?: string };

/** Says that trips cannot be booked on these days, so that a traveller does not take a list for one of them. */
export function RefusedDays({ days, reason, className }: RefusedDaysProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  return (
    <Note tone="amber" {...(className !== undefined && { className })}>
      {t(reason === 'past' ? 'list.pastDays' : 'list.farDays', { days: dayRangeYearText(days, intl) })}
    </Note>
  );
}
