import type { ComparedTour, PartyDay } from '@ashore/core/contract/compare.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import type { ReactNode } from 'react';
import { Approximate } from '../../../api/use-approximate.tsx';
import type { MessageKey } from '../../../i18n/messages.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { startsText, wholePriceText } from '../../../i18n/trip-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Anchor } from '../../../ui/actions/link.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { check } from '../../../ui/media/icon-paths.ts';
import { priceText, tourPriceText } from '../cards/card-parts.tsx';
import { cancellationText, refundStretches } from '../product/cancellation-text.ts';
import { type Comparison, comparisonAddress } from './comparison-address.ts';

type DayCellProps = { tour: Pick<ComparedTour, 'day' | 'nextAvailableDate'>; comparison: Comparison };

/**
 * Shows whether the trip is available for the party on that day. If it is not, a button compares the next
 * available day instead.
 */
export function DayCell({ tour: { day, nextAvailableDate }, comparison }: DayCellProps) {
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
  const dayOf = (date: LocalDate) => dayText(date, year, intl);
  const next = nextAvailableDate === null ? undefined : localDate(nextAvailableDate);
  return (
    <>
      {day && <span className="block">{unavailableText(day, t)}</span>}
      {next === undefined ? (
        <span className="block type-small text-ink-2">{t('compare.noDate')}</span>
      ) : (
        <Anchor
          href={comparisonAddress({ ...comparison, date: next })}
          className="link inline-flex min-h-11 items-center type-small"
        >
          {day ? t('compare.nextShort', { date: dayOf(next) }) : dayOf(next)}
        </Anchor>
      )}
    </>
  );
}

function unavailableText({ state, smallestParty }: PartyDay, t: ReturnType<typeof useText>): string {
  return t(reasons[state], { count: smallestParty ?? 0 });
}

const reasons: Record<PartyDay['state'], MessageKey> = {
  free: 'compare.free',
  held: 'compare.held',
  sold_out: 'compare.soldOut',
  closed: 'compare.closed',
  cut_off: 'compare.cutOff',
  not_running: 'compare.notRunning',
  too_few: 'compare.tooFew',
  too_young: 'compare.tooYoung',
};

/** Adds the year unless it is the current one. Otherwise a distant day could be mistaken for a near one. */
export function dayText(date: LocalDate, year: number, intl: string): string {
  return formatDate(date, intl, Number(date.slice(0, 4)) === year ? 'day' : 'dayYear');
}

/** Shows what the party pays on the chosen day. Without a day it shows the lowest price. */
export function PriceCell({ tour, isLowest }: { tour: ComparedTour; isLowest: boolean }) {
  const t = useText();
  const { locale } = usePage();
  const { day, basePrice, groupSize, currency } = tour;
  const priceOf = (amount: number) => priceText(amount, currency, locale);
  if (day === null)
    return (
      <span data-price>
        <strong className="font-semibold">{tourPriceText({ basePrice, currency }, locale, t)}</strong>
        <Approximate sum={fromDecimal(basePrice, currency)} look="type-tiny" hasRoom />
        {groupSize !== null && (
          <span className="block type-tiny text-ink-2">{t('tour.perGroup', { size: groupSize })}</span>
        )}
      </span>
    );
  const { total, originalTotal, tickets } = day;
  if (total === null) return <span className="type-small text-ink-2">{t('compare.noPrice')}</span>;
  return (
    <span data-price>
      {originalTotal !== null && originalTotal > total && (
        <>
          <span className="sr-only">{t('tour.was')} </span>
          <s className="type-small whitespace-nowrap text-ink-2">{priceOf(originalTotal)}</s>{' '}
        </>
      )}
      <strong className="type-card-price whitespace-nowrap">
        {wholePriceText(fromDecimal(total, currency), localeTable[locale].intl, t)}
      </strong>
      <Approximate sum={fromDecimal(total, currency)} look="type-tiny" hasRoom />
      {tickets.some(({ ticketType }) => ticketType === 'group') && (
        <span className="block type-tiny text-ink-2">{t('compare.forGroup')}</span>
      )}
      {isLowest && <BestMark>{t('compare.lowest')}</BestMark>}
    </span>
  );
}

/** Marks a value as the best in its row. */
export function BestMark({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1 flex items-center gap-1 type-tiny font-semibold text-leaf">
      <Icon path={check} size="small" />
      {children}
    </span>
  );
}

type Terms = Pick<ComparedTour, 'cancellation' | 'timeZone' | 'location'>;

/** Shows the best refund, and until how long before the departure it applies. */
export function CancellationCell({ tour: { cancellation: tiers, timeZone, location } }: { tour: Terms }) {
  const t = useText();
  const { locale } = usePage();
  const stretches = refundStretches({ tiers, timeZone, now: new Date() });
  const { fact, more } = cancellationText(stretches, location, locale, t);
  return (
    <>
      <span className="block">{fact}</span>
      <span className="block type-small text-ink-2">{more}</span>
    </>
  );
}

/** Label of the row about the day. */
export function dayRowLabel(date: LocalDate | undefined, year: number, intl: string, t: TextOf): string {
  return date === undefined
    ? t('compare.next')
    : t('compare.availability', { date: dayText(date, year, intl) });
}
