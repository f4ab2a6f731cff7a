import { useText } from '../../i18n/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';

/** Says that a change needs a log-in of the last minutes (`isProofNeeded`), with one that leads back to the page. */
export function ProofNeeded({ href }: { href: string }) {
  const t = useText();
  return (
    <div className="grid justify-items-start gap-4">
      <Note tone="amber">{t('profile.proof')}</Note>
      <Button href={href}>{t('profile.prove')}</Button>
    </div>
  );
}
