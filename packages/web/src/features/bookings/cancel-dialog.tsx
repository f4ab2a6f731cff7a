import { REFUSED_PARTS, type RefusedPart } from '@ashore/core/booking/refused-parts.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { CancelSums } from './cancel-sums.tsx';
import { cancelManner, cancelTexts } from './cancel-words.ts';
import type { CancelTrouble, useCancelling } from './use-cancelling.ts';

type CancelDialogProps = {
  booking: BookingView;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Of which single tickets can be chosen; none where all goes or nothing. */
  positions: readonly number[];
  chosen: readonly number[];
  onKeep: (positions: readonly number[]) => void;
  /** What the button does, and what comes back. */
  label: string;
  cancelling: ReturnType<typeof useCancelling>;
};

/** Which tickets, what comes back of them, and the button that does it. */
export function CancelDialog(props: CancelDialogProps) {
  const t = useText();
  const { booking, open, onClose, chosen, cancelling } = props;
  const { terms, trouble, busy } = cancelling;
  const texts = cancelTexts[cancelManner(booking)];
  const none = chosen.length === 0;
  return (
    <Dialog
      open={open}
      onClose={busy ? stay : onClose}
      title={t(texts.title)}
      text={t(texts.text)}
      actions={
        <>
          <DoIt {...props} />
          <Button wide kind="outline" data-first-focus onClick={busy ? undefined : onClose}>
            {t('cancel.keep')}
          </Button>
        </>
      }
    >
      <TicketChoice {...props} />
      {!none && !isRefusedPart(trouble) && <CancelSums booking={booking} terms={terms} />}
      <Trouble trouble={trouble} />
    </Dialog>
  );
}

function stay() {}

/** Other tickets can be chosen, or all of them. */
function isRefusedPart(trouble: CancelTrouble | undefined): trouble is RefusedPart {
  return REFUSED_PARTS.some((known) => known === trouble);
}

/** The button that does it, once its sum is known; where that could not be asked, one that asks again. */
function DoIt({ chosen, label, onConfirm, cancelling }: CancelDialogProps) {
  const t = useText();
  const { terms, trouble, busy } = cancelling;
  const none = chosen.length === 0;
  const mustAsk = !none && terms === undefined;
  if (mustAsk && (trouble === 'failed' || trouble === 'fast'))
    return (
      <Button wide onClick={cancelling.askAgain}>
        {t('cancel.again')}
      </Button>
    );
  if (trouble === 'gone' || isRefusedPart(trouble)) return null;
  return (
    <Button
      wide
      busy={busy || mustAsk}
      busyLabel={t(busy ? 'cancel.busy' : 'cancel.asking')}
      disabledReason={none ? t('cancel.chooseOne') : undefined}
      onClick={onConfirm}
    >
      {label}
    </Button>
  );
}

function TicketChoice({ booking, positions, chosen, onKeep, cancelling: { busy } }: CancelDialogProps) {
  const t = useText();
  if (positions.length === 0) return null;
  return (
    <fieldset>
      <legend className="type-label">{t('cancel.which')}</legend>
      {positions.map((position) => (
        <Checkbox
          key={position}
          label={booking.tickets[position]?.participantName}
          checked={chosen.includes(position)}
          disabled={busy}
          onChange={({ currentTarget: { checked } }) =>
            onKeep(positions.filter((one) => (one === position ? !checked : !chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}

function Trouble({ trouble }: { trouble: CancelTrouble | undefined }) {
  const t = useText();
  return (
    // There before it says anything: only then is what it says read out.
    <div role="alert" className="empty:hidden">
      {trouble && <Note tone={trouble === 'failed' ? 'error' : 'amber'}>{t(`cancel.${trouble}`)}</Note>}
    </div>
  );
}
