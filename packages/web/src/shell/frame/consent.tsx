import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { useLazyComponent } from '../../ui/use-lazy.ts';

type ConsentProps = {
  /** False until the browser's saved answer has been read. */
  isRead: boolean;
  /** The visitor opened the question again to change the answer. */
  isOpen: boolean;
  onAnswered: () => void;
};

const loadQuestion = () => import('./consent-question.tsx');

/** Asks once, and only if consent matters: analytics is configured, or an affiliate sent the visitor. */
export function Consent({ isRead, isOpen, onAnswered }: ConsentProps) {
  const { site } = usePage();
  const { consent, answer } = useExtrasStore();
  const affiliate = useRootStore((state) => state.settings.affiliate);
  const isDue = consent === null && (site.analyticsTag !== undefined || affiliate !== null);
  const isWanted = isRead && (isOpen || isDue);
  const Question = useLazyComponent(loadQuestion, isWanted);
  if (!isWanted || !Question) return null;
  return (
    <Question
      isOpen={isOpen}
      consent={consent}
      onClose={onAnswered}
      onDecide={(decision) => {
        answer(decision, affiliate);
        onAnswered();
      }}
    />
  );
}

/** Withdrawing consent must be as easy as giving it. */
export function PrivacySettings({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  return (
    <button type="button" className="footer-link needs-js" onClick={onOpen}>
      {t('shell.privacySettings')}
    </button>
  );
}
