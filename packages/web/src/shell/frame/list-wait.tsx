import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useLocation, useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { screenOf } from '../../screens.ts';
import { LoadingScene } from '../../ui/media/loading-scene.tsx';
import { useIsSlow } from '../../ui/use-timing.ts';

const lateMilliseconds = 500;

/**
 * Loading scene that covers the page while a list takes long to load. Another filter of the same list does
 * not show it, nor does a list that loads quickly.
 */
export default function ListWait() {
  const t = useText();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isOnWay =
    next !== undefined && next.pathname !== pathname && listScreens.has(screenOf(next.pathname).name);
  const isLate = useIsSlow(isOnWay, lateMilliseconds);
  if (!isLate) return null;
  const isOfHotels = splitLocale(next?.pathname ?? '').path.startsWith('/hotels/');
  return (
    <div className="fixed inset-0 z-40 overflow-y-auto">
      <LoadingScene title={t(isOfHotels ? 'shell.waitForHotels' : 'shell.waitForTours')} />
    </div>
  );
}

const listScreens: ReadonlySet<string> = new Set(['list', 'toursAndActivities']);
