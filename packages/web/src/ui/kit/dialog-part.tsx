import { useState } from 'react';
import { Button, Spinner } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { BehaviourPart } from './behaviour-part.tsx';

type DialogName = 'longer' | 'cancel' | 'ended' | 'bank' | undefined;

export function DialogPart() {
  const [shown, setShown] = useState<DialogName>();
  const close = () => setShown(undefined);
  return (
    <BehaviourPart title="Dialog" note="440 px wide, on a phone a sheet. The last two must be answered.">
      <div className="flex flex-wrap gap-3">
        <Button kind="outline" size="medium" onClick={() => setShown('longer')}>
          Ask
        </Button>
        <Button kind="outline" size="medium" onClick={() => setShown('cancel')}>
          Cancel a booking
        </Button>
        <Button kind="outline" size="medium" onClick={() => setShown('ended')}>
          End the hold
        </Button>
        <Button kind="outline" size="medium" onClick={() => setShown('bank')}>
          Wait for the bank
        </Button>
      </div>
      <LongerDialog open={shown === 'longer'} onClose={close} />
      <CancelDialog open={shown === 'cancel'} onClose={close} />
      <EndedDialog open={shown === 'ended'} onClose={close} />
      <BankDialog open={shown === 'bank'} onClose={close} />
    </BehaviourPart>
  );
}

type ShownDialog = { open: boolean; onClose: () => void };

function LongerDialog({ open, onClose }: ShownDialog) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Need a little longer?"
      text="Your 2 spots and the price are held until 14:32. You can keep them once for 15 minutes more."
      actions={
        <>
          <Button onClick={onClose}>Keep 15 minutes more</Button>
          <Button kind="outline" onClick={onClose}>
            Carry on without
          </Button>
        </>
      }
    />
  );
}

function CancelDialog({ open, onClose }: ShownDialog) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cancel this booking?"
      text="Sunset sail on the Tagus, Sat 15 May, 19:15"
      actions={
        <>
          <Button kind="strong" onClick={onClose}>
            Cancel and refund €87.30
          </Button>
          <Button kind="outline" onClick={onClose} data-first-focus>
            Keep my booking
          </Button>
        </>
      }
    >
      <p className="rounded-control bg-leaf-tint p-4">Back to your card: €87.30</p>
    </Dialog>
  );
}

function EndedDialog({ open, onClose }: ShownDialog) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      required
      title="The hold has ended"
      text="Nothing was charged. 4 spots were free a moment ago. What you typed is kept."
      actions={
        <>
          <Button onClick={onClose}>Hold 2 spots again</Button>
          <Button kind="outline" onClick={onClose}>
            Choose another start
          </Button>
        </>
      }
    />
  );
}

function BankDialog({ open, onClose }: ShownDialog) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      required
      centred
      sign={<Spinner size="large" />}
      title="Waiting for your bank"
      text="Bancontact is confirming the payment. Your spots stay held. Please leave this page open."
      actions={
        <Button kind="outline" onClick={onClose}>
          Stop waiting
        </Button>
      }
    />
  );
}
