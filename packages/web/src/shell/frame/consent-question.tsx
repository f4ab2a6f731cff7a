import { useEffect, useRef } from 'react';
import { useSentenceGap, useText } from '../../i18n/texts.ts';
import { focusContent } from '../../page/focus-content.ts';
import { LocalLink } from '../../page/links.tsx';
import { Button } from '../../ui/actions/button.tsx';

type Decision = 'granted' | 'refused';

const decisionTexts = { granted: 'shell.consentGranted', refused: 'shell.consentRefused' } as const;

type QuestionProps = {
  isOpen: boolean;
  consent: Decision | null;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
};

/** Both answers are equally prominent. */
export default function ConsentQuestion({ isOpen, consent, onClose, onDecide }: QuestionProps) {
  const t = useText();
  const gap = useSentenceGap();
  const bar = useRef<HTMLElement>(null);
  // A visitor who opened the question gets the focus there, and back afterwards. A visitor who was asked
  // continues with the page.
  useEffect(() => {
    const focusedBefore = document.activeElement;
    if (isOpen) bar.current?.focus();
    return () => {
      if (isOpen && focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
      else focusContent();
    };
  }, [isOpen]);

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="consent-bar"
      onKeyDown={({ key }) => key === 'Escape' && isOpen && onClose()}
    >
      <div className="page-width grid items-center gap-4 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="consent-title" className="type-h4">
            {t('shell.consentTitle')}
          </h2>
          <p className="type-small text-ink-2">
            {t('shell.consentText')}
            {gap}
            <LocalLink to="/privacy" className="link">
              {t('shell.consentMore')}
            </LocalLink>
          </p>
          {consent !== null && <p className="type-small mt-1 font-semibold">{t(decisionTexts[consent])}</p>}
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
