import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useLocation, useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { screenOf } from '../../screens.ts';
import { LoadingScene } from '../../ui/media/loading-scene.tsx';
import { useIsSlow } from '../../ui/use-timing.ts';

const SLOW_AFTER_MS = 500;

/**
 * Loading scene that covers the page while another list takes long to load. A new filter of the same list shows only
 * the progress bar.
 */
export default function ListLoadingScene() {
  const t = useText();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isOtherListOnWay =
    next !== undefined && next.pathname !== pathname && listScreens.has(screenOf(next.pathname).name);
  const isSlow = useIsSlow(isOtherListOnWay, SLOW_AFTER_MS);
  if (!isSlow) return null;
  const areHotelsListed = splitLocale(next?.pathname ?? '').path.startsWith('/hotels/');
  return (
    <div className="fixed inset-0 z-40 overflow-y-auto">
      <LoadingScene title={t(areHotelsListed ? 'shell.waitForHotels' : 'shell.waitForTours')} />
    </div>
  );
}

const listScreens: ReadonlySet<string> = new Set(['list', 'toursAndActivities', 'hotels']);
