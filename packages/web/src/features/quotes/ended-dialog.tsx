import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clock } from '../../ui/icon-paths.ts';
import { endedText } from './ended-text.ts';
import { HoldAgainButton, HoldAgainNote } from './hold-again-button.tsx';
import { useMayHavePaid } from './may-have-paid.ts';
import { useFreeSpots } from './use-free-spots.ts';
import { useHoldingAgain } from './use-holding-again.ts';

type EndedDialogProps = {
  quote: Quote;
  /** Another start, or none: the traveller goes on with the page. */
  onClose: () => void;
};

/** Told on the page of the trip: the time is over, what is free now, and how to go on. */
export function EndedDialog({ quote, onClose }: EndedDialogProps) {
  const t = useText();
  const free = useFreeSpots(quote);
  const again = useHoldingAgain(quote);
  const mayHavePaid = useMayHavePaid(quote);
  const { outcome } = again;
  const close = () => {
    again.stay();
    onClose();
  };
  const isGone = outcome?.kind === 'nothing' || (free !== undefined && free.state !== 'free');
  return (
    <Dialog
      open
      onClose={close}
      sign={<Icon path={clock} className="text-red" />}
      title={t('hold.endedTitle')}
      text={
        <span role="status">
          {endedText({ quote, free, isGone: outcome?.kind === 'nothing', mayHavePaid }, t)}
        </span>
      }
      actions={
        <>
          {!isGone && <HoldAgainButton wide quote={quote} again={again} />}
          <Button wide kind={isGone ? 'primary' : 'outline'} onClick={close}>
            {t('hold.otherStart')}
          </Button>
        </>
      }
    >
      <HoldAgainNote quote={quote} again={again} />
    </Dialog>
  );
}
