import { localeTable } from '@ashore/core/locale/locales.ts';
import { instantText } from '../../../i18n/instant-text.ts';
import { useText } from '../../../i18n/texts.ts';
import { useIsHydrated } from '../../../page/browser-address.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';

/** The server keeps pages for an hour at most, so an older one was stored by the browser. */
const OLDEST_FROM_SERVER_MS = 2 * 60 * 60 * 1_000;

/**
 * Says how old a stored copy of a sailing is. On the network of a ship, a browser counts as online also where it does not reach
 * us. So the age of the page decides, and not the connection.
 */
export function StoredCopyNote({ readAt }: { readAt: number }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const isHydrated = useIsHydrated();
  if (!isHydrated || Date.now() - readAt < OLDEST_FROM_SERVER_MS) return null;
  return (
    <Note tone="amber" className="mb-4">
      {t('yourSailing.storedCopy', { when: instantText(readAt, intl, t) })}
    </Note>
  );
}
