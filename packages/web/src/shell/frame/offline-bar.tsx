import { useText } from '../../i18n/texts.ts';
import { useOnline } from '../../page/use-connection.ts';

/** Says that the browser is offline and that the visitor stays on this page. */
export function OfflineBar() {
  const t = useText();
  const online = useOnline();
  return <div role="status">{!online && <p className="offline-bar">{t('shell.offline')}</p>}</div>;
}
