import { useEffect, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';

/**
 * Says that a change needs a log-in of the last minutes (`isProofNeeded`), with one that leads back to the page. After a log-in in
 * a window of its own the page is still there, and says that the change can be made. The traveller makes it: a page that is
 * left open must do nothing when its owner logs in somewhere else.
 */
export function ProofNeeded({ href }: { href: string }) {
  const t = useText();
  const [isProven, setProven] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel('session');
    channel.onmessage = ({ data }) => data === 'signed-in' && setProven(true);
    return () => channel.close();
  }, []);
  return (
    <div className="grid justify-items-start gap-4">
      <Note tone={isProven ? 'success' : 'amber'}>{t(isProven ? 'profile.proven' : 'profile.proof')}</Note>
      {/* Stays in its place, because the focus returns to it from the window. */}
      <Button href={href} kind={isProven ? 'outline' : 'primary'}>
        {t('profile.prove')}
      </Button>
    </div>
  );
}
