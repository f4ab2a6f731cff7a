import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Stepper } from '../form/stepper.tsx';
import { Popover } from '../overlays/popover.tsx';
import { SidePanel } from '../overlays/side-panel.tsx';
import { BehaviourPart } from './behaviour-part.tsx';

export function SidePanelPart() {
  const [open, setOpen] = useState(false);
  return (
    <BehaviourPart title="Side panel" note="400 px from the left edge, on a phone the whole page.">
      <Button kind="outline" size="medium" onClick={() => setOpen(true)}>
        Open the panel
      </Button>
      <SidePanel open={open} onClose={() => setOpen(false)} label="Menu" closeLabel="Close menu">
        <nav aria-label="Pages" className="grid pt-4">
          {['Home', 'About us', 'Contact us', 'FAQ'].map((page) => (
            <a key={page} href={`#${page}`} className="type-menu border-b border-deep-line py-2.5">
              {page}
            </a>
          ))}
        </nav>
      </SidePanel>
    </BehaviourPart>
  );
}

export function PopoverPart() {
  const [open, setOpen] = useState(false);
  return (
    <BehaviourPart
      title="Popover"
      note="400 px under its trigger, on a phone a sheet. What is set stays set."
    >
      <Popover
        open={open}
        onOpenChange={setOpen}
        title="Rooms and guests"
        closeLabel="Close"
        trigger={(wiring) => (
          <Button kind="outline" size="medium" {...wiring}>
            Rooms and guests
          </Button>
        )}
      >
        <Guests onDone={() => setOpen(false)} />
      </Popover>
    </BehaviourPart>
  );
}

function Guests({ onDone }: { onDone: () => void }) {
  const [adults, setAdults] = useState(2);
  return (
    <>
      <div className="flex items-center justify-between">
        <span>Adults</span>
        <Stepper
          value={adults}
          onChange={setAdults}
          min={1}
          max={6}
          label="Adults"
          lessLabel="One fewer adult"
          moreLabel="One more adult"
          valueText={`${adults} adults`}
        />
      </div>
      <Button kind="strong" size="medium" wide onClick={onDone}>
        Done: 1 room, {adults} guests
      </Button>
    </>
  );
}
