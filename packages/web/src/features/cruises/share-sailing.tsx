import { useId, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { type ShareOutcome, shareLink } from '../../page/links.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { share } from '../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../ui/use-lazy.ts';
import type { SharedSailing } from './sailing-code.tsx';

const loadCode = () => import('./sailing-code.tsx');

/** Shares the link of a sailing, and shows its QR code for a letter or a notice on board. */
export function ShareSailing(sailing: SharedSailing) {
  const t = useText();
  const codeId = useId();
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const [isCodeOpen, setCodeOpen] = useState(false);
  const Code = useLazyComponent(loadCode, isCodeOpen);
  return (
    <div className="needs-js mt-4">
      <p className="flex flex-wrap items-center gap-x-2">
        <Button
          kind="quiet"
          size="medium"
          icon={share}
          className="-ml-3"
          onClick={async () => setOutcome(await shareLink(sailing))}
        >
          {t('share.share')}
        </Button>
        <Button
          kind="quiet"
          size="medium"
          aria-expanded={isCodeOpen}
          aria-controls={codeId}
          onClick={() => setCodeOpen(!isCodeOpen)}
        >
          {t('share.code')}
        </Button>
      </p>
      <span role="status" className="break-all px-2 type-small text-ink-2">
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && t('share.byHand', { url: sailing.url })}
      </span>
      <div id={codeId}>{isCodeOpen && Code && <Code {...sailing} />}</div>
    </div>
  );
}
