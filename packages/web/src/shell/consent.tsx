import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { useRootStore } from '../store/root-store.ts';
import { Button } from '../ui/button.tsx';
import { focusContent } from './focus-content.ts';
import { LocalLink } from './local-link.tsx';

type ConsentProps = {
  /** False until the browser's saved answer has been read. */
  read: boolean;
  /** Opened again by the visitor, to change an answer. */
  asked: boolean;
  onAnswered: () => void;
};

/**
 * Asks once, and only when there is something to ask for: measuring is configured, or somebody sent the visitor.
 * Both answers weigh the same.
 */
export function Consent({ read, asked, onAnswered }: ConsentProps) {
  const { site } = usePage();
  const { consent, answer } = useExtrasStore();
  const affiliate = useRootStore((state) => state.affiliate);
  const wanted = consent === null && (site.analyticsTag !== undefined || affiliate !== null);
  if (!read || !(asked || wanted)) return null;
  return (
    <Question
      asked={asked}
      consent={consent}
      onClose={onAnswered}
      onDecide={(decision) => {
        answer(decision, affiliate);
        onAnswered();
      }}
    />
  );
}

type Decision = 'granted' | 'refused';

const now = { granted: 'shell.consentGranted', refused: 'shell.consentRefused' } as const;

type QuestionProps = {
  asked: boolean;
  consent: Decision | null;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
};

function Question({ asked, consent, onClose, onDecide }: QuestionProps) {
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
