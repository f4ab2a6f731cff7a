import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { clockText, travellerCount } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Hold } from './held-cart.ts';
import { releaseHold } from './hold-calls.ts';

/** Releases the hold, after a dialog has explained the consequence. */
export function ReleaseButton({ hold: { quote, endsAt } }: { hold: Hold }) {
  const t = useText();
  const { stay } = quote;
  const { intl } = localeTable[usePage().locale];
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const count = travellerCount(quote);

  async function release() {
    setBusy(true);
    setFailed(false);
    const isReleased = await releaseHold();
    setBusy(false);
    setFailed(!isReleased);
    if (isReleased) setIsAsking(false);
  }

  return (
    <>
      <Button kind="quiet" size="medium" onClick={() => setIsAsking(true)}>
        {t(stay ? 'stayHold.release' : 'hold.release', { count })}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(stay ? 'stayHold.releaseTitle' : 'hold.releaseTitle', { count })}
        text={t('hold.releaseText', { count })}
        actions={
          <>
            <Button wide kind="strong" busy={busy} busyLabel={t('hold.releaseBusy')} onClick={release}>
              {t(stay ? 'stayHold.release' : 'hold.release', { count })}
            </Button>
            <Button wide kind="outline" data-first-focus onClick={() => setIsAsking(false)}>
              {t(stay ? 'stayHold.releaseKeep' : 'hold.releaseKeep', { count })}
            </Button>
          </>
        }
      >
        {hasFailed && (
          <Note tone="error" live="assertive">
            {t(stay ? 'stayHold.releaseFailed' : 'hold.releaseFailed', { time: clockText(endsAt, intl) })}
          </Note>
        )}
      </Dialog>
    </>
  );
}
