import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { HeldFrame } from './frame/held-frame.ts';

/** Where a house books for its guests, whoever has not signed in is asked nothing: none of it could be sent. */
export function MembersOnly({ frame }: { frame: HeldFrame }) {
  const t = useText();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1-checkout">{t('pay.membersTitle')}</h1>
        {frame.timer}
      </div>
      <Note tone="amber" className="mt-6">
        {t('pay.notAllowed')} {t('pay.membersKept')}
      </Note>
      <div className="mt-6 mb-7">
        <Button href="/login">{t('shell.logIn')}</Button>
      </div>
      {frame.tools}
    </>
  );
}
