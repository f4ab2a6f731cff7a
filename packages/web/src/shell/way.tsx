import { useNavigation } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { useFetched } from '../ui/use-fetched.ts';

// Most ways are over before it could show.
const loadWait = () => import('./list-wait.tsx');

/** Shows that the next page is on its way. */
export function Way() {
  const t = useText();
  const { state } = useNavigation();
  const isOnWay = state !== 'idle';
  const ListWait = useFetched(loadWait, isOnWay);
  if (!isOnWay) return null;
  return (
    <>
      <div className="way" role="progressbar" aria-label={t('shell.onItsWay')} />
      {ListWait && <ListWait />}
    </>
  );
}
