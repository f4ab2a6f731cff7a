import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

type UnreachedProps = {
  /** Whether the browser still has something to show. */
  isKnown: boolean;
  again: () => Promise<unknown>;
};

/** The server could not be asked. Nothing that is known is taken away. */
export function Unreached({ isKnown, again }: UnreachedProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    await again();
    setBusy(false);
  }
  return (
    <Note tone="amber" live="polite" className="mb-6">
      {isKnown ? <p>{t('checkout.unreached')}</p> : <h1>{t('checkout.unknown')}</h1>}
      <Button kind="link" size="medium" busy={busy} onClick={retry}>
        {t('checkout.again')}
      </Button>
    </Note>
  );
}
