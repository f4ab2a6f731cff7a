import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Note } from '../note.tsx';
import { Panel } from '../panel.tsx';
import { TextLink } from '../text-link.tsx';
import { TimerChip } from '../timer-chip.tsx';
import { timerClock } from '../timer-state.ts';
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
