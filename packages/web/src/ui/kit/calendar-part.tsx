import { type LocalDate, localDate, weekday } from '@ashore/core/time/local-date-time.ts';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Calendar, CalendarLegend } from '../calendar/calendar.tsx';
import { type CalendarDay, datesOf, nextAvailableDay } from '../calendar/calendar-dates.ts';
import { Note } from '../feedback/note.tsx';
import { Panel } from '../layout/panel.tsx';
import { BehaviourPart } from './behaviour-part.tsx';

const TODAY = localDate('2027-05-06');
const LAST = localDate('2027-07-31');
const SOLD_OUT = new Set(['2027-05-10', '2027-05-17', '2027-05-24', '2027-05-31']);

const texts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  chosen: 'chosen',
  onRequest: 'on request',
  onRequestShort: 'ask',
  unavailable: 'not available',
  lowest: 'lowest price of the month',
};

/** Loads the prices of a month once the calendar reports that the month is near. */
export function CalendarPart() {
  const [month, setMonth] = useState(localDate('2027-05-01'));
  const [days, setDays] = useState<ReadonlyMap<LocalDate, CalendarDay>>(new Map());
  const [chosen, setChosen] = useState<LocalDate | undefined>(localDate('2027-05-15'));
  const [missed, setMissed] = useState<LocalDate>();
  const next = missed && nextAvailableDay(days, missed);

  function choose(date: LocalDate) {
    setChosen(date);
    setMissed(undefined);
  }

  return (
    <BehaviourPart title="Calendar" note="Arrow keys for days, Page Up and Page Down for months.">
      <Panel className="max-w-150 max-md:px-2">
        <Calendar
          tag="en-GB"
          texts={texts}
          today={TODAY}
          last={LAST}
          month={month}
          onMonthChange={setMonth}
          days={days}
          onMonthsNear={(months) =>
            setDays((loadedDays) => new Map([...loadedDays, ...months.flatMap(daysOf)]))
          }
          chosen={chosen}
          onChoose={choose}
          onUnavailable={setMissed}
        />
        <CalendarLegend
          chosen="Chosen"
          onRequest="On request"
          unavailable="Not available"
          lowest="Lowest of the month"
          lowestPrice="43"
          other="per group"
        />
      </Panel>
      {next && (
        <Note live="polite" className="mt-3">
          The next available date is {next}.{' '}
          <Button kind="link" size="medium" onClick={() => choose(next)}>
            Choose it
          </Button>
        </Note>
      )}
    </BehaviourPart>
  );
}

function daysOf(month: LocalDate): [LocalDate, CalendarDay][] {
  return datesOf({ month, today: TODAY, firstWeekday: 1 }).map((date) => [date, dayOf(date)]);
}

function dayOf(date: LocalDate): CalendarDay {
  if (date < TODAY) return { state: 'unavailable', reason: 'In the past' };
  if (SOLD_OUT.has(date)) return { state: 'unavailable', reason: 'Sold out' };
  if (weekday(date) > 5 && date !== '2027-05-15')
    return { state: 'onRequest', price: '48', priceName: '€48.50' };
  if (weekday(date) === 2) return { state: 'free', price: '43', priceName: '€43.00', lowest: true };
  return { state: 'free', price: '48', priceName: '€48.50' };
}
