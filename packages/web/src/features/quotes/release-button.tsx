import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { clockText, headsOf } from '../../store/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import type { Hold } from './held-cart.ts';
import { releaseHold } from './release-hold.ts';

/** Lets go of what is held, once it has been said what that does. */
export function ReleaseButton({ hold: { quote, endsAt } }: { hold: Hold }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const count = headsOf(quote);

  async function release() {
    setBusy(true);
    setFailed(false);
    const isReleased = await releaseHold();
    setBusy(false);
    setFailed(!isReleased);
    if (isReleased) setAsked(false);
  }

  return (
    <>
      <Button kind="quiet" size="medium" onClick={() => setAsked(true)}>
        {t('hold.release', { count })}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('hold.releaseTitle', { count })}
        text={t('hold.releaseText', { count })}
        actions={
          <>
            <Button wide kind="strong" busy={busy} busyLabel={t('hold.releaseBusy')} onClick={release}>
              {t('hold.releaseDo')}
            </Button>
            <Button wide kind="outline" data-first-focus onClick={() => setAsked(false)}>
              {t('hold.releaseKeep', { count })}
            </Button>
          </>
        }
      >
        {failed && (
          <Note tone="error" live="assertive">
            {t('hold.releaseFailed', { time: clockText(endsAt, intl) })}
          </Note>
        )}
      </Dialog>
    </>
  );
}
