import { isCardFrameMessage } from '@ashore/core/contract/card-frame-messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type ChallengeDialogProps = {
  /** A page of the bank. Nothing where it asks nothing. */
  url: string | undefined;
  onEnd: (isDone: boolean) => void;
};

const usualHeight = 380;

/** What a bank wants to see before a card pays, in its own frame. Closing it is giving up this try, and nothing else. */
export function ChallengeDialog({ url, onEnd }: ChallengeDialogProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(usualHeight);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin, source, data } = event;
    if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
    if (!isCardFrameMessage(data)) return;
    if (data.type === 'height') setHeight(data.px);
    if (data.type === 'challenge-done') onEnd(true);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <Dialog
      open={url !== undefined}
      onClose={() => onEnd(false)}
      title={t('pay.challengeTitle')}
      text={t('pay.challengeText')}
      actions={
        <Button wide kind="outline" onClick={() => onEnd(false)}>
          {t('pay.challengeLeave')}
        </Button>
      }
    >
      <iframe
        ref={frame}
        title={t('pay.challengeFrame')}
        src={url}
        height={height}
        data-first-focus
        className="block w-full rounded-control border border-line"
      />
    </Dialog>
  );
}
