import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useLocation, useNavigation } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { screenOf } from '../screens.ts';
import { LoadingScene } from '../ui/loading-scene.tsx';
import { useLate } from '../ui/use-late.ts';

const late = 500;

/**
 * On the way to a list that takes its time: what is being looked for, in place of the page one is leaving. Another
 * filter of the same list is no way to another page, and what is there soon needs no scene.
 */
export default function ListWait() {
  const t = useText();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isOnWay = next !== undefined && next.pathname !== pathname && lists.has(screenOf(next.pathname).name);
  const isLate = useLate(isOnWay, late);
  if (!isLate) return null;
  const isOfHotels = splitLocale(next?.pathname ?? '').path.startsWith('/hotels/');
  return (
    <div className="fixed inset-0 z-40 overflow-y-auto">
      <LoadingScene title={t(isOfHotels ? 'shell.waitForHotels' : 'shell.waitForTours')} />
    </div>
  );
}

const lists: ReadonlySet<string> = new Set(['list', 'toursAndActivities']);
