import type { usualDays } from '@ashore/core/contract/values/trip-days.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeText } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Chip } from '../../../ui/actions/chip.tsx';

type Span = { readonly from: LocalDate; readonly to: LocalDate };

type DayChipsProps = {
  days: ReturnType<typeof usualDays>;
  /** Days of an earlier search. */
  remembered?: Span | null;
  chosen: Span | null | undefined;
  onTake: (days: Span) => void;
};

/** Today, tomorrow and this weekend, each taken with one press. */
export function DayChips({ days, remembered, chosen, onTake }: DayChipsProps) {
  const t = useText();
  const { locale } = usePage();
  return (
    <div className="flex flex-wrap gap-2">
      {remembered && (
        <Chip onClick={() => onTake(remembered)}>{dayRangeText(remembered, localeTable[locale].intl)}</Chip>
      )}
      {days.map(({ name, from, to }) => (
        <Chip
          key={name}
          chosen={chosen?.from === from && chosen.to === to}
          onClick={() => onTake({ from, to })}
        >
          {t(`plan.${name}`)}
        </Chip>
      ))}
    </div>
  );
}
