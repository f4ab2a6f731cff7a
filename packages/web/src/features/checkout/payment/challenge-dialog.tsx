import type { Quote } from '@ashore/core/contract/quotes.ts';
import { isCardFrameMessage } from '@ashore/core/contract/values/card-frame-messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

type ChallengeDialogProps = {
  quote: Quote;
  /** Page of the bank or wallet; undefined if there is nothing to confirm. */
  url: string | undefined;
  /** Name of the wallet that asks; empty if it is the bank of a card. */
  wallet: string;
  onEnd: (isDone: boolean) => void;
};

/** Height of the frame in pixels until its page reports its own. */
const INITIAL_HEIGHT = 380;

/**
 * Shows a bank's verification of a card payment, or the sheet of a wallet, in a frame. Closing it abandons this
 * payment attempt and nothing else.
 */
export function ChallengeDialog({ quote, url, wallet, onEnd }: ChallengeDialogProps) {
  const t = useTripText(quote);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin, source, data } = event;
    if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
    if (!isCardFrameMessage(data)) return;
    if (data.type === 'height') setHeight(data.px);
    if (data.type === 'challenge-done') onEnd(true);
  });
  useEffect(() => {
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <Dialog
      open={url !== undefined}
      onClose={() => onEnd(false)}
      title={wallet ? t('pay.walletTitle', { wallet }) : t('pay.challengeTitle')}
      text={t('pay.challengeText')}
      actions={
        <Button wide kind="outline" onClick={() => onEnd(false)}>
          {t('pay.challengeLeave')}
        </Button>
      }
    >
      <iframe
        ref={frame}
        title={wallet ? t('pay.walletFrame', { wallet }) : t('pay.challengeFrame')}
        src={url}
        height={height}
        data-first-focus
        className="block w-full rounded-control border border-line"
      />
    </Dialog>
  );
}
