import { useText } from '../../../i18n/texts.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { ProofNeeded } from '../proof-needed.tsx';
import type { CallProblem as Problem } from './use-proven-call.ts';

/** Why a call was refused, and what to do about it. */
export function CallProblem({ problem, proofHref }: { problem: Problem | undefined; proofHref: string }) {
  const t = useText();
  return (
    <div role="alert" className="grid justify-items-start gap-4 empty:hidden">
      {problem === 'proof' && <ProofNeeded href={proofHref} />}
      {problem === 'demo' && <Note tone="amber">{t('profile.demo')}</Note>}
      {problem !== undefined && problem !== 'proof' && problem !== 'demo' && (
        <Note tone="error">{t(`myData.${problem}`)}</Note>
      )}
    </div>
  );
}
