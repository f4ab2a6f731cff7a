import { Button } from '../button.tsx';
import { Panel } from '../panel.tsx';
import { Poster } from '../poster.tsx';
import { Ticket } from '../ticket.tsx';
import { SheetSection } from './sheet-section.tsx';
import harbour from './specimen-harbour.svg?no-inline';

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
          <Poster
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
