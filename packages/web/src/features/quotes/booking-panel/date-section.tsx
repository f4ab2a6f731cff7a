import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeText } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Calendar, CalendarLegend } from '../../../ui/calendar/calendar.tsx';
import { type CalendarDays, OTHER_PRICE_MARK } from '../../../ui/calendar/calendar-dates.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { calendarDays, priceOfAllDays, useCalendarTexts } from './calendar-page.ts';
import { canRun } from './choice.ts';
import { NextDate } from './next-date.tsx';
import { PanelSection } from './panel-section.tsx';
import { perOf, usePanelTexts } from './panel-texts.ts';
import { PartProblem } from './problems.tsx';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';

/** The days of a month, with prices and with the reasons why some are unavailable. */
export function DateSection() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { price, shortPrice, barePrice } = usePanelTexts();
  const { texts, reasonFor } = useCalendarTexts();
  const { tour, today, choice, calendar, isDouble, shownDates, chooseDate } = useCurrentBookingPanel();
  const per = perOf(tour);
  const { month, loadedDays, missed } = calendar;
  const next = missed && calendar.nextAfter(missed);
  const panel = useRef<HTMLDivElement>(null);
  const dayToFocus = useRef<LocalDate>(null);
  const days = calendarDays({
    dates: shownDates,
    today,
    loadedDays,
    canRun: canRun(tour),
    onRequest: tour.requireBookingApproval,
    per,
    wordsFor: (amount, whose) => {
      const long = price(amount, calendar.currency);
      return {
        short: shortPrice(amount, calendar.currency),
        bare: barePrice(amount, calendar.currency),
        long: whose === per ? long : `${long} ${t('bookingPanel.perGroup')}`,
      };
    },
    reasonFor,
  });

  useEffect(() => {
    // The pressed link is gone. The focus moves to the day that it chose, once that day is shown.
    if (dayToFocus.current === null) return;
    const cell = panel.current?.querySelector<HTMLElement>(`[data-date="${dayToFocus.current}"]`);
    if (!cell) return;
    cell.focus();
    dayToFocus.current = null;
  });

  function chooseNext(date: LocalDate) {
    dayToFocus.current = date;
    chooseDate(date);
  }

  return (
    <PanelSection section="date" title={t('bookingPanel.when')} refreshing={calendar.isStale}>
      <OwnHoldSlot />
      <PartProblem part="date" />
      <DayOfSearch />
      <UsualDay />
      <div ref={panel}>
        <Panel className="mt-5 max-md:px-2 max-md:py-3.5">
          <PriceNote days={days} />
          <Calendar
            tag={intl}
            texts={texts}
            today={today}
            last={calendar.last}
            month={month}
            isDouble={isDouble}
            priceless={priceOfAllDays(days) !== undefined}
            onMonthChange={calendar.showMonth}
            days={days}
            onMonthsNear={(months) => calendar.lookAt(months.filter((near) => near >= month))}
            chosen={choice.date}
            onChoose={chooseDate}
            onUnavailable={calendar.miss}
          />
          <PanelLegend days={days} />
        </Panel>
      </div>
      {missed !== undefined && (
        <Note live="polite" className="mt-3">
          {next === undefined ? t('bookingPanel.noOptions') : <NextDate date={next} onChoose={chooseNext} />}
        </Note>
      )}
    </PanelSection>
  );
}

/** Says which day of the traveller's search was chosen, or that none is available. */
function DayOfSearch() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { wholeDay } = usePanelTexts();
  const { dayOfSearch, choice, calendar, chooseDate } = useCurrentBookingPanel();
  if (dayOfSearch === undefined) return null;
  const { days, date } = dayOfSearch;
  const range = dayRangeText(days, intl);
  if (date !== null) {
    if (choice.date !== date) return null;
    return (
      <p role="status" className="mt-3 type-small text-ink-2">
        {t('bookingPanel.dayFromSearch', { days: range, date: wholeDay(date) })}
      </p>
    );
  }
  const next = calendar.nextAfter(days.to);
  if (choice.date !== undefined || calendar.missed !== undefined) return null;
  return (
    <Note tone="amber" live="polite" className="mt-4">
      <p>{t('bookingPanel.noDayOfSearch', { days: range })}</p>
      {next !== undefined && <NextDate date={next} onChoose={chooseDate} />}
    </Note>
  );
}

/** Says that the day and the travellers are only a beginning. */
function UsualDay() {
  const t = useText();
  const { isUsualDay, resolvedChoice } = useCurrentBookingPanel();
  const { people } = usePanelTexts();
  if (!isUsualDay) return null;
  return (
    <p className="mt-3 type-small text-ink-2">
      {t('bookingPanel.usualDay', { people: people(resolvedChoice.ticketCounts) })}
    </p>
  );
}

/**
 * Above the days: what their numbers are; once all prices are loaded and agree, the price of all days. Its line is
 * reserved, so that nothing moves.
 */
function PriceNote({ days }: { days: CalendarDays }) {
  const t = useText();
  const { tour, calendar } = useCurrentBookingPanel();
  const per = perOf(tour);
  const price = priceOfAllDays(days);
  const numbers = t(per === 'group' ? 'bookingPanel.legendGroups' : 'bookingPanel.legendPrice', {
    currency: calendar.currency,
  });
  return (
    <p className="mb-2 min-h-5.5 px-1.5 text-center type-small text-ink-2">
      {price === undefined
        ? !tour.requireBookingApproval && numbers
        : t('bookingPanel.onePrice', { price, per })}
    </p>
  );
}

function PanelLegend({ days }: { days: CalendarDays }) {
  const t = useText();
  const { tour } = useCurrentBookingPanel();
  const shownDays = [...days.values()];
  const lowestPrice = shownDays.find((day) => day.lowest)?.price;
  return (
    <CalendarLegend
      chosen={t('bookingPanel.legendChosen')}
      unavailable={t('bookingPanel.notAvailable')}
      lowest={t('bookingPanel.legendLowest')}
      {...(lowestPrice !== undefined && { lowestPrice })}
      {...(tour.requireBookingApproval && { onRequest: t('bookingPanel.legendOnRequest') })}
      {...(shownDays.some(({ price }) => price?.endsWith(OTHER_PRICE_MARK)) && {
        other: t('bookingPanel.perGroup'),
      })}
    />
  );
}

const loadOwnHold = () => import('./own-hold.tsx');

/** The note about a hold of this trip, loaded only for travellers who have one. */
function OwnHoldSlot() {
  const { tour } = useCurrentBookingPanel();
  const isOfCart = useCommerceStore(({ cart }) => cart?.tourId === tour.tourId);
  const isRead = useIsRead(useCommerceStore);
  const OwnHold = useLazyComponent(loadOwnHold, isRead && isOfCart);
  return OwnHold ? <OwnHold tourId={tour.tourId} /> : null;
}
