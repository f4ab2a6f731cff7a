import { HOLD_MINUTES } from '@ashore/core/contract/values/limits.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { clockText, travellerCount } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { timerState } from '../../../ui/feedback/timer.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Hold } from './held-cart.ts';
import { extendHold } from './hold-calls.ts';
import { HoldTimer } from './hold-timer.tsx';

/** Offers to extend the hold two minutes before its end, once. */
export function ExtendDialog({ hold, extension }: { hold: Hold; extension: ExtensionState }) {
  const { quote, secondsLeft, endsAt } = hold;
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const declined = useCommerceStore((state) => state.longerDeclined) === quote.expiryTime;
  const decline = useCommerceStore((state) => state.declineLonger);
  const values = { count: travellerCount(quote), time: clockText(endsAt, intl), minutes: HOLD_MINUTES };
  return (
    <Dialog
      open={timerState(secondsLeft) === 'hurry' && quote.isExtendable && !declined}
      onClose={decline}
      sign={
        <span className="justify-self-start">
          <HoldTimer secondsLeft={secondsLeft} text="hold.left" />
        </span>
      }
      title={t('hold.longerTitle')}
      text={t(quote.stay ? 'stayHold.longerText' : 'hold.longerText', values)}
      actions={
        <>
          <Button wide busy={extension.busy} busyLabel={t('hold.longerBusy')} onClick={extension.extend}>
            {t('hold.longer', values)}
          </Button>
          <Button wide kind="outline" onClick={decline}>
            {t('hold.longerNot')}
          </Button>
        </>
      }
    >
      {extension.outcome === 'failed' && (
        <Note tone="error" live="assertive">
          {t('hold.longerFailed', values)}
        </Note>
      )}
    </Dialog>
  );
}

export type ExtensionState = {
  readonly busy: boolean;
  readonly outcome: 'extended' | 'failed' | undefined;
  extend(): void;
};

/** Shared by the two buttons that extend the hold, which is possible once. */
export function useExtension(): ExtensionState {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ExtensionState['outcome']>();
  return {
    busy,
    outcome,
    extend() {
      setBusy(true);
      void extendHold().then((isExtended) => {
        setOutcome(isExtended ? 'extended' : 'failed');
        setBusy(false);
      });
    },
  };
}
