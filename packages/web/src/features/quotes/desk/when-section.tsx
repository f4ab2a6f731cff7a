import { localeTable } from '@ashore/core/locale/locales.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Calendar } from '../../../ui/calendar.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { calendarOfMonth } from './calendar-of-month.ts';
import { canRun } from './can-run.ts';
import { useCurrentDesk } from './desk-context.ts';
import { DeskLegend } from './desk-legend.tsx';
import { DeskSection } from './desk-section.tsx';
import { perOf } from './from-price-of.ts';
import { NextDate } from './next-date.tsx';
import { OwnHold } from './own-hold.tsx';
import { PartTrouble } from './part-trouble.tsx';
import { useCalendarTexts } from './use-calendar-texts.ts';
import { useDeskWords } from './use-desk-words.ts';

/** The days of a month, what they cost and why some cannot be had. */
export function WhenSection() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { price, shortPrice, barePrice } = useDeskWords();
  const { texts, reasonFor } = useCalendarTexts();
  const { tour, today, choice, calendar, chooseDate } = useCurrentDesk();
  const per = perOf(tour);
  const { month, known, missed } = calendar;
  const next = missed && calendar.nextAfter(missed);
  const panel = useRef<HTMLDivElement>(null);
  const follow = useRef<LocalDate>(null);
  const days = calendarOfMonth({
    month,
    today,
    known,
    canRun: canRun(tour),
    onRequest: tour.requireBookingApproval,
    per,
    wordsFor: (amount, whose) => {
      const long = price(amount, calendar.currency);
      return {
        short: shortPrice(amount, calendar.currency),
        bare: barePrice(amount),
        long: whose === per ? long : `${long} ${t('desk.perGroup')}`,
      };
    },
    reasonFor,
  });

  useEffect(() => {
    // The link that was pressed is gone: the focus goes to the day it chose, once that shows.
    if (follow.current === null) return;
    const cell = panel.current?.querySelector<HTMLElement>(`[data-date="${follow.current}"]`);
    if (!cell) return;
    cell.focus();
    follow.current = null;
  });

  function chooseNext(date: LocalDate) {
    follow.current = date;
    chooseDate(date);
  }

  return (
    <DeskSection part="when" title={t('desk.when')} refreshing={calendar.isStale}>
      <OwnHold />
      <PartTrouble part="date" />
      <div ref={panel}>
        <Panel className="mt-5 max-md:px-2 max-md:py-3.5">
          <Calendar
            tag={intl}
            texts={texts}
            today={today}
            last={calendar.last}
            month={month}
            onMonthChange={calendar.showMonth}
            days={days}
            onMonthsNear={(months) => calendar.lookAt(months.filter((near) => near >= month))}
            chosen={choice.date}
            onChoose={chooseDate}
            onUnavailable={calendar.miss}
          />
          <DeskLegend days={days} />
        </Panel>
      </div>
      {missed !== undefined && (
        <Note live="polite" className="mt-3">
          {next === undefined ? t('desk.noOptions') : <NextDate date={next} onChoose={chooseNext} />}
        </Note>
      )}
    </DeskSection>
  );
}
