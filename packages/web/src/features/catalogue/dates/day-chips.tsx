import type { usualDays } from '@ashore/core/contract/values/trip-days.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type DayRange, dayRangeText } from '@ashore/core/time/format-date.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Chip } from '../../../ui/actions/chip.tsx';

type DayChipsProps = {
  suggestedDays: ReturnType<typeof usualDays>;
  /** Days of an earlier search, if they are to be suggested too. */
  rememberedDays?: DayRange | undefined;
  /** Undefined if no days are chosen. */
  chosenDays: DayRange | undefined;
  onChoose: (range: DayRange) => void;
};

/** Today, tomorrow and this weekend, each chosen with one press. */
export function DayChips({ suggestedDays, rememberedDays, chosenDays, onChoose }: DayChipsProps) {
  const t = useText();
  const { locale } = usePage();
  return (
    <div className="flex flex-wrap gap-2">
      {rememberedDays && (
        <Chip onClick={() => onChoose(rememberedDays)}>
          {dayRangeText(rememberedDays, localeTable[locale].intl)}
        </Chip>
      )}
      {suggestedDays.map(({ name, from, to }) => (
        <Chip
          key={name}
          chosen={chosenDays?.from === from && chosenDays.to === to}
          onClick={() => onChoose({ from, to })}
        >
          {t(`plan.${name}`)}
        </Chip>
      ))}
    </div>
  );
}
