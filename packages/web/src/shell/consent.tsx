import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { useRootStore } from '../store/root-store.ts';
import { Button } from '../ui/button.tsx';
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
  const t = useText();
  const { site } = usePage();
  const { consent, answer } = useExtrasStore();
  const affiliate = useRootStore((state) => state.affiliate);
  const wanted = consent === null && (site.analyticsTag !== undefined || affiliate !== null);
  if (!read || !(asked || wanted)) return null;

  function decide(decision: 'granted' | 'refused') {
    answer(decision, affiliate);
    onAnswered();
  }

  return (
    <section aria-labelledby="consent-title" className="consent-bar">
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
        </div>
        <div className="flex gap-3">
          <Button kind="outline" size="medium" onClick={() => decide('refused')}>
            {t('shell.consentRefuse')}
          </Button>
          <Button kind="outline" size="medium" onClick={() => decide('granted')}>
            {t('shell.consentAllow')}
          </Button>
        </div>
      </div>
    </section>
  );
}
