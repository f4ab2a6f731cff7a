import type { ReactNode } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { type ShipOfTrip, useShipStore } from '../../../store/ship-store.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { AllAboardForm, TransferShipWarning } from '../transfer/transfer-form.tsx';
import { useFitsShip, useIsFromSailing } from './choice-address.ts';
import { useFocusOnArrival } from './panel-section.tsx';
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

const loadOtherSpots = () => import('./other-spots.tsx');

/** Shown if other travellers took the spots. What is available instead is loaded only then. */
function SpotsGone() {
  const t = useText();
  const { isFresh } = useCurrentBookingPanel();
  const OtherSpots = useLazyComponent(loadOtherSpots, true);
  return (
    <Note tone="amber">
      <p className="font-semibold">{t('bookingPanel.gone')}</p>
      {isFresh && OtherSpots && <OtherSpots />}
    </Note>
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
