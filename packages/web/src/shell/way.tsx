import { useNavigation } from 'react-router';
import { useText } from '../i18n/use-text.ts';

/** Shows that the next page is on its way. */
export function Way() {
  const t = useText();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className="way" role="progressbar" aria-label={t('shell.onItsWay')} />;
}
