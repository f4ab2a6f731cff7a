import type { Departure } from '@ashore/core/contract/availability.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { ReactNode } from 'react';
import { travellerCount, whenText } from '../../../i18n/booking-texts.ts';
import { type TextOf, useSentenceGap, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { type ShipOfTrip, useShipStore } from '../../../store/ship-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AllAboardForm, TransferShipWarning } from '../transfer/transfer-form.tsx';
import { departureRemark, departureStatus, type OtherDeparture, otherDepartures } from './choice.ts';
import { useFitsShip, useIsFromSailing } from './choice-address.ts';
import { focusHoldButton, useFocusOnArrival } from './panel-section.tsx';
import { usePanelTexts } from './panel-texts.ts';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';

/** What a traveller must know before the button: a day or a start that is not one for the ship, a trip that ends too late for it, or why no spots were held. */
export function HoldNotes() {
  const { tour, resolvedChoice } = useCurrentBookingPanel();
  const isFromSailing = useIsFromSailing();
  return (
    <>
      <ShipFitNote />
      <TransferShipWarning tour={tour} departure={resolvedChoice.departure} />
      {!isFromSailing && <AllAboardForm tour={tour} departure={resolvedChoice.departure} />}
      <HoldNote />
    </>
  );
}

/** Says beside the button that the chosen day or start is not one for the ship of the sailing. */
export function ShipFitNote() {
  const t = useText();
  const { tour, choice, resolvedChoice } = useCurrentBookingPanel();
  const { option, departure } = resolvedChoice;
  const { date } = choice;
  const isFromSailing = useIsFromSailing();
  const ship = useShipStore((state) => state.ship);
  const dayOfOption = { tourId: tour.tourId, date: date ?? '', componentKey: option.componentKey };
  const fits = useFitsShip(dayOfOption);
  if (date === undefined || !isFromSailing || ship?.tourId !== tour.tourId) return null;
  if (isAway(ship, date)) return <ShipNote text={t('bookingPanel.dayNotOfShip')} />;
  if (!departure || !fits || fits(departure.time)) return null;
  return <ShipNote text={t('bookingPanel.startNotForShip')} />;
}

function isAway({ from, to }: ShipOfTrip, date: string): boolean {
  return date < from || date > to;
}

function ShipNote({ text }: { text: string }) {
  return (
    <Note tone="amber" live="polite" className="mb-4">
      {text}
    </Note>
  );
}

/** Explains why no spots were held. The traveller's choice is kept. */
function HoldNote() {
  const t = useText();
  const { problem } = useCurrentBookingPanel();
  if (!problem) return null;
  if (problem.kind === 'gone') {
    return (
      <FocusedOnArrival>
        <SpotsGone />
      </FocusedOnArrival>
    );
  }
  if (problem.kind === 'refused' && problem.part !== 'trip') return null;
  return (
    <FocusedOnArrival>
      <Note tone={problem.kind === 'tooMany' ? 'amber' : 'error'}>
        {problem.kind === 'tooMany' && t('bookingPanel.tooOften', { minutes: problem.minutes })}
        {problem.kind === 'offline' && t('bookingPanel.notReached')}
        {problem.kind === 'refused' && t('bookingPanel.refusedTrip')}
      </Note>
    </FocusedOnArrival>
  );
}

function FocusedOnArrival({ children }: { children: ReactNode }) {
  const ref = useFocusOnArrival();
  return (
    <section ref={ref} tabIndex={-1} className="mb-4 scroll-my-6">
      {children}
    </section>
  );
}

/**
 * Shown if other travellers took the spots: what is left now, and other departures of the day with room for
 * the party.
 */
function SpotsGone() {
  const t = useText();
  const { tour, day, isFresh, choice, resolvedChoice, calendar, chooseDate } = useCurrentBookingPanel();
  const { departure, count } = resolvedChoice;
  const alternatives = day && isFresh ? otherDepartures(tour.components, day, resolvedChoice) : [];
  const next = choice.date && calendar.nextAfter(choice.date);

  function choose(date: LocalDate) {
    focusHoldButton();
    chooseDate(date);
  }

  return (
    <Note tone="amber">
      <p className="font-semibold">{t('bookingPanel.gone')}</p>
      {isFresh && (
        <>
          <p>{reasonOf(departure, count, t)}</p>
          {alternatives.length > 0 && <OtherDepartures departures={alternatives} />}
          {alternatives.length === 0 && next !== undefined && <NextDate date={next} onChoose={choose} />}
        </>
      )}
    </Note>
  );
}

function reasonOf(departure: Departure | undefined, count: number, t: TextOf): string {
  if (!departure) return t('bookingPanel.reasonNotRunning');
  const time = departure.time ?? '';
  const timed = departure.time === null ? 'no' : 'yes';
  const remark = departureRemark(departure, count, new Date());
  const status = departureStatus(departure, count);
  if (remark?.kind === 'onlyLeft') return t('bookingPanel.onlyLeft', { spots: remark.spots, time, timed });
  if (remark?.kind === 'mayComeBack')
    return t('bookingPanel.mayComeBack', { minutes: remark.minutes, time, timed });
  // Other travellers released spots between the refusal and this check.
  if (status === 'available') return t('bookingPanel.backAgain');
  if (departure.state === 'cut_off') return t('bookingPanel.reasonCutOff');
  return t(departure.state === 'closed' ? 'bookingPanel.reasonClosed' : 'bookingPanel.soldOut');
}

type NextDateProps = { date: LocalDate; onChoose: (date: LocalDate) => void };

/** Offers another day in place of an unavailable one. */
export function NextDate({ date, onChoose }: NextDateProps) {
  const t = useText();
  const gap = useSentenceGap();
  const { wholeDay } = usePanelTexts();
  return (
    <p>
      {t('bookingPanel.nextDate', { date: wholeDay(date) })}
      {gap}
      <Button kind="link" size="medium" className="link-target" onClick={() => onChoose(date)}>
        {t('bookingPanel.chooseIt')}
      </Button>
    </p>
  );
}

/** Offers other departures of the same day. */
function OtherDepartures({ departures }: { departures: readonly OtherDeparture[] }) {
  const t = useText();
  const { resolvedChoice } = useCurrentBookingPanel();
  return (
    <>
      <p>{t('bookingPanel.haveRoom', { count: resolvedChoice.count })}</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {departures.map((start) => (
          <li key={`${start.option.componentKey} ${start.time}`}>
            <StartButton start={start} />
          </li>
        ))}
      </ul>
    </>
  );
}

function StartButton({ start: { option, time } }: { start: OtherDeparture }) {
  const t = useText();
  const { nameOf, clock, together } = usePanelTexts();
  const { tour, resolvedChoice, chooseDeparture } = useCurrentBookingPanel();

  function choose() {
    focusHoldButton();
    chooseDeparture(option, time);
  }

  return (
    <Button kind="outline" size="medium" className="bg-card" onClick={choose}>
      {together(
        time === 'any' ? t('bookingPanel.anyTimeShort') : clock(time),
        option !== resolvedChoice.option && nameOf(option, tour),
      )}
    </Button>
  );
}

/** Asks before the hold on this trip releases the spots that this browser holds of another trip. */
export function ReplaceHoldDialog() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { tour, holdToReplace, replaceHold, keepHold } = useCurrentBookingPanel();
  if (!holdToReplace) return null;
  const { tourName: trip } = holdToReplace;
  return (
    <Dialog
      open
      onClose={keepHold}
      title={t('bookingPanel.replaceTitle')}
      text={t('bookingPanel.replaceText', {
        count: travellerCount(holdToReplace),
        trip,
        when: whenText(holdToReplace, intl, t),
        next: tour.tourName,
      })}
      actions={
        <>
          <Button wide kind="strong" onClick={replaceHold}>
            {t('bookingPanel.replaceDo')}
          </Button>
          <Button wide kind="outline" data-first-focus onClick={keepHold}>
            {t('bookingPanel.replaceKeep', { trip })}
          </Button>
        </>
      }
    />
  );
}

type ProblemPart = 'date' | 'start' | 'tickets';

const texts = {
  date: 'bookingPanel.refusedDate',
  start: 'bookingPanel.refusedStart',
  tickets: 'bookingPanel.refusedTickets',
} as const;

/** The part of the choice that the server refused, shown beside its question. */
export function PartProblem({ part }: { part: ProblemPart }) {
  const { problem } = useCurrentBookingPanel();
  if (problem?.kind !== 'refused' || problem.part !== part) return null;
  return <Refusal part={part} />;
}

function Refusal({ part }: { part: ProblemPart }) {
  const t = useText();
  const ref = useFocusOnArrival();
  return (
    <section ref={ref} tabIndex={-1} className="mt-4">
      <Note tone="error">{t(texts[part])}</Note>
    </section>
  );
}
