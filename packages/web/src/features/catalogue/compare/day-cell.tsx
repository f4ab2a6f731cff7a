import type { ComparedTour, PartyDay } from '@ashore/core/contract/compare.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type LocalDate, localDate } from '@ashore/core/time/local-date.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { startsText } from '../../../i18n/starts-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { type Comparison, comparisonAddress } from './comparison-address.ts';
import { dayText } from './day-text.ts';

type DayCellProps = { tour: Pick<ComparedTour, 'day' | 'nextAvailableDate'>; asked: Comparison };

/** Whether the party can come that day, and when it can where it cannot: one press compares that day instead. */
export function DayCell({ tour: { day, nextAvailableDate }, asked }: DayCellProps) {
  const t = useText();
  const { locale, year } = usePage();
  const { intl } = localeTable[locale];
  if (day?.state === 'free') {
    const times = startsText(day.startingTimes, locale, t);
    return (
      <>
        <strong className="block font-semibold text-leaf">{t('compare.free')}</strong>
        {times && <span className="block type-small text-ink-2">{times}</span>}
      </>
    );
  }
  const text = (date: LocalDate) => dayText(date, year, intl);
  const next = nextAvailableDate === null ? undefined : localDate(nextAvailableDate);
  return (
    <>
      {day && <span className="block">{whyNot(day, t)}</span>}
      {next === undefined ? (
        <span className="block type-small text-ink-2">{t('compare.noDate')}</span>
      ) : (
        <Anchor
          href={comparisonAddress({ ...asked, date: next })}
          className="link inline-flex min-h-11 items-center type-small"
        >
          {day ? t('compare.nextShort', { date: text(next) }) : text(next)}
        </Anchor>
      )}
    </>
  );
}

function whyNot({ state, least }: PartyDay, t: ReturnType<typeof useText>): string {
  return t(reasons[state], { count: least ?? 0 });
}

const reasons: Record<PartyDay['state'], MessageKey> = {
  free: 'compare.free',
  held: 'compare.held',
  sold_out: 'compare.soldOut',
  closed: 'compare.closed',
  cut_off: 'compare.cutOff',
  not_running: 'compare.notRunning',
  too_few: 'compare.tooFew',
};
