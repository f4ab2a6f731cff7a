import { HOLD_MINUTES } from '@ashore/core/contract/hold-minutes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { clockText, headsOf } from '../../store/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { timerState } from '../../ui/timer-state.ts';
import type { Hold } from './held-cart.ts';
import { HoldTimer } from './hold-timer.tsx';
import type { Extending } from './use-extending.ts';

/** Two minutes before the end longer is offered, once. */
export function LongerDialog({ hold, extending }: { hold: Hold; extending: Extending }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { quote, left, endsAt } = hold;
  const declined = useCommerceStore((state) => state.longerDeclined) === quote.expiryTime;
  const decline = useCommerceStore((state) => state.declineLonger);
  const values = { count: headsOf(quote), time: clockText(endsAt, intl), minutes: HOLD_MINUTES };
  return (
    <Dialog
      open={timerState(left) === 'hurry' && quote.isExtendable && !declined}
      onClose={decline}
      sign={
        <span className="justify-self-start">
          <HoldTimer left={left} text="hold.left" />
        </span>
      }
      title={t('hold.longerTitle')}
      text={t('hold.longerText', values)}
      actions={
        <>
          <Button wide busy={extending.busy} busyLabel={t('hold.longerBusy')} onClick={extending.extend}>
            {t('hold.longer', values)}
          </Button>
          <Button wide kind="outline" onClick={decline}>
            {t('hold.longerNot')}
          </Button>
        </>
      }
    >
      {extending.outcome === 'failed' && (
        <Note tone="error" live="assertive">
          {t('hold.longerFailed', values)}
        </Note>
      )}
    </Dialog>
  );
}
