import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/link.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Note } from '../feedback/note.tsx';
import { TimerChip, timerClock } from '../feedback/timer.tsx';
import { Panel } from '../layout/panel.tsx';
import { Ticket } from '../layout/ticket.tsx';
import { FramedPicture } from '../media/framed-picture.tsx';
import { SheetSection } from './sheet-section.tsx';
import harbour from './specimen-harbour.svg?no-inline';

export function MessageSheet() {
  return (
    <>
      <SheetSection title="Inline messages: they stay where they belong">
        <Note>
          The next available date is Tuesday 18 May. <TextLink href="#choose">Choose it</TextLink>
        </Note>
        <Note tone="amber">
          <strong className="font-semibold">On request.</strong> The operator replies within 24 hours. If the
          trip is not available, a refund follows immediately.
        </Note>
        <Note tone="success" live="polite">
          Success! Please check your email to confirm your subscription.
        </Note>
        <Note tone="error">
          <strong className="font-semibold">Ihre Bank hat abgelehnt.</strong> Es wurde nichts abgebucht, Ihre
          Plätze bleiben reserviert.
        </Note>
      </SheetSection>
      <SheetSection title="Hold timer" width="half">
        <div className="grid justify-items-start gap-3">
          <TimerChip secondsLeft={822}>
            Spots and prices guaranteed for <strong className="font-bold">{timerClock(822)}</strong>
          </TimerChip>
          <TimerChip secondsLeft={108}>
            <strong className="font-bold">{timerClock(108)}</strong> left.{' '}
            <TextLink href="#longer">Keep 15 minutes more</TextLink>
          </TimerChip>
          <TimerChip secondsLeft={0}>
            The hold has ended. <TextLink href="#again">Check again</TextLink>
          </TimerChip>
        </div>
        <Panel className="max-w-90">
          <NothingSaved />
        </Panel>
      </SheetSection>
    </>
  );
}

function NothingSaved() {
  const findTrip = (
    <Button kind="outline" size="medium">
      Find a trip
    </Button>
  );
  return (
    <EmptyState
      heading="h3"
      art={<img src={harbour} alt="" className="object-cover" />}
      title="Nothing saved yet"
      text="Tap the heart on a trip and it waits here."
      action={findTrip}
    />
  );
}

const ROW = 'flex justify-between gap-4 type-small';

export function TicketSheet() {
  return (
    <>
      <SheetSection title="Ticket: cart summary">
        <Ticket stub={<SummaryStub />}>
          <p className="type-small text-ink-2">Lisbon, Portugal</p>
          <h3 className="type-h3">Sunset sail on the Tagus with wine</h3>
          <p className="mt-2 type-small text-ink-2">Sat 15 May 2027, 19:15, 2 adults</p>
        </Ticket>
      </SheetSection>
      <SheetSection title="Poster and panels">
        <div className="grid grid-cols-[120px_1fr] gap-6">
          <FramedPicture
            shape="square"
            className="self-start"
            picture={{ src: harbour, alt: 'A harbour at dusk', dominant: '#5c5683' }}
          />
          <div className="grid gap-3">
            <Panel>What happens next</Panel>
            <Panel tone="foam">Keep it in an account?</Panel>
            <Panel tone="sand">Say it in your own words</Panel>
          </div>
        </div>
      </SheetSection>
      <SheetSection title="Ticket across, always light" width="whole">
        <Ticket across alwaysLight stub={<p className="grid h-full place-items-center type-h3">7K2M 94QD</p>}>
          <p className="type-small text-ink-2">Lisbon, Portugal</p>
          <h3 className="type-h2">Sunset sail on the Tagus with wine</h3>
          <p className="mt-2">Doca do Bom Sucesso, pier B</p>
        </Ticket>
      </SheetSection>
    </>
  );
}

function SummaryStub() {
  return (
    <div className="grid gap-1">
      <p className={ROW}>
        <span>2 × Adult</span>
        <span>€97.00</span>
      </p>
      <p className={`${ROW} text-leaf`}>
        <span>Code SPRING10</span>
        <span>−€9.70</span>
      </p>
      <p className="mt-2 mb-4 flex items-baseline justify-between gap-4">
        <span className="type-h3">Total</span>
        <span className="type-total">€87.30</span>
      </p>
      <Button wide>Hold 2 spots for 15 minutes</Button>
    </div>
  );
}
