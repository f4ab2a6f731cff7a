import { usePage } from '../page/use-page.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { useRootStore } from '../store/root-store.ts';
import { useFetched } from '../ui/use-fetched.ts';

type ConsentProps = {
  /** False until the browser's saved answer has been read. */
  read: boolean;
  /** Opened again by the visitor, to change an answer. */
  asked: boolean;
  onAnswered: () => void;
};

const load = () => import('./consent-question.tsx');

/** Asks once, and only when there is something to ask for: measuring is configured, or somebody sent the visitor. */
export function Consent({ read, asked, onAnswered }: ConsentProps) {
  const { site } = usePage();
  const { consent, answer } = useExtrasStore();
  const affiliate = useRootStore((state) => state.affiliate);
  const isDue = consent === null && (site.analyticsTag !== undefined || affiliate !== null);
  const isWanted = read && (asked || isDue);
  const Question = useFetched(load, isWanted);
  if (!isWanted || !Question) return null;
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
