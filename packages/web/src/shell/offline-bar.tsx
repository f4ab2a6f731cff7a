import { useText } from '../i18n/use-text.ts';
import { useOnline } from './use-online.ts';

/** Without a line one stays where one is, and is told. */
export function OfflineBar() {
  const t = useText();
  const online = useOnline();
  return <div role="status">{!online && <p className="offline-bar">{t('shell.offline')}</p>}</div>;
}
