import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { focusContent } from './focus-content.ts';
import { LocalLink } from './local-link.tsx';

type Decision = 'granted' | 'refused';

const now = { granted: 'shell.consentGranted', refused: 'shell.consentRefused' } as const;

type QuestionProps = {
  asked: boolean;
  consent: Decision | null;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
};

/** Both answers weigh the same. */
export default function ConsentQuestion({ asked, consent, onClose, onDecide }: QuestionProps) {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  // Whoever opened it is led there, and back again; whoever was asked goes on with the page.
  useEffect(() => {
    const before = document.activeElement;
    if (asked) bar.current?.focus();
    return () => {
      if (asked && before instanceof HTMLElement) before.focus({ preventScroll: true });
      else focusContent();
    };
  }, [asked]);

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="consent-bar"
      onKeyDown={({ key }) => key === 'Escape' && asked && onClose()}
    >
      <div className="page-width grid items-center gap-4 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="consent-title" className="type-h4">
            {t('shell.consentTitle')}
          </h2>
          <p className="type-small text-ink-2">
            {t('shell.consentText')}{' '}
            <LocalLink to="/privacy" className="link">
              {t('shell.consentMore')}
            </LocalLink>
          </p>
          {consent !== null && <p className="type-small mt-1 font-semibold">{t(now[consent])}</p>}
        </div>
        <div className="flex gap-3">
          <Button kind="outline" size="medium" onClick={() => onDecide('refused')}>
            {t('shell.consentRefuse')}
          </Button>
          <Button kind="outline" size="medium" onClick={() => onDecide('granted')}>
            {t('shell.consentAllow')}
          </Button>
        </div>
      </div>
    </section>
  );
}
