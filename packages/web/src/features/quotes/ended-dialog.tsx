import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clock } from '../../ui/icon-paths.ts';
import { Note } from '../../ui/note.tsx';
import { endedText } from './ended-text.ts';
import { headsOf } from './hold-words.ts';
import { useFreeSpots } from './use-free-spots.ts';
import { type HoldingAgain, useHoldingAgain } from './use-holding-again.ts';

type EndedDialogProps = {
  quote: Quote;
  /** Another start, or none: the traveller goes on with the page. */
  onClose: () => void;
};

/** Told on the page of the trip: the time is over, what is free now, and how to go on. */
export function EndedDialog({ quote, onClose }: EndedDialogProps) {
  const t = useText();
  const free = useFreeSpots(quote);
  const { busy, outcome, hold } = useHoldingAgain(quote);
  const isGone = outcome?.kind === 'nothing' || (free !== undefined && free.state !== 'free');
  return (
    <Dialog
      open
      onClose={onClose}
      sign={<Icon path={clock} className="text-red" />}
      title={t('hold.endedTitle')}
      text={<span role="status">{endedText({ quote, free, isGone: outcome?.kind === 'nothing' }, t)}</span>}
      actions={
        <>
          {!isGone && (
            <Button wide busy={busy} busyLabel={t('hold.againBusy')} onClick={hold}>
              {t('hold.again', { count: headsOf(quote) })}
            </Button>
          )}
          <Button wide kind={isGone ? 'primary' : 'outline'} onClick={onClose}>
            {t('hold.otherStart')}
          </Button>
        </>
      }
    >
      <Failed outcome={outcome} />
    </Dialog>
  );
}

function Failed({ outcome }: Pick<HoldingAgain, 'outcome'>) {
  const t = useText();
  if (outcome?.kind !== 'failed') return null;
  return (
    <Note tone="error" live="assertive">
      {t(outcome.status === 429 ? 'hold.againTooMany' : 'hold.againFailed')}
    </Note>
  );
}
