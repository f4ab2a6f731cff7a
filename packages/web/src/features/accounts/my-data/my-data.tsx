import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EraseAccount } from './erase-account.tsx';
import { ExportData } from './export-data.tsx';

type MyDataProps = {
  logInHref: string;
  /** Begins a log-in that leads back here and proves who acts. */
  proofHref: string;
};

/** What a traveller can do with all the data of the account at once. */
export function MyData({ logInHref, proofHref }: MyDataProps) {
  const t = useText();
  const isRead = useIsRead(useRootStore);
  const [isErased, setErased] = useState(false);
  const isAuthenticated = useRootStore(({ auth }) => auth.isAuthenticated);
  const sub = useRootStore(({ auth }) => auth.userinfo?.sub);
  if (!isRead) return null;
  if (isErased)
    return (
      <Note tone="success" live="polite">
        {t('myData.erased')}
      </Note>
    );
  if (!isAuthenticated)
    return (
      <Panel className="grid justify-items-start gap-4">
        <p>{t('myData.loggedOut')}</p>
        <Button href={logInHref}>{t('myData.logIn')}</Button>
      </Panel>
    );
  return (
    <div className="grid gap-6">
      <ExportData proofHref={proofHref} />
      {/* What one account was shown and has ticked counts for no other. */}
      <EraseAccount key={sub} proofHref={proofHref} onErased={() => setErased(true)} />
    </div>
  );
}
