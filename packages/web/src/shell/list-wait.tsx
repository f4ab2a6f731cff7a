import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useLocation, useNavigation } from 'react-router';
import { screenOf } from '../screens.ts';
import { useFetched } from '../ui/use-fetched.ts';
import { useLate } from '../ui/use-late.ts';

const loadScene = () => import('./list-wait-scene.tsx');
const late = 500;

/**
 * On the way to a list that takes its time: what is being looked for, in place of the page one is leaving. Another
 * filter of the same list is no way to another page, and what is there soon needs no scene.
 */
export function ListWait() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isOnWay = next !== undefined && next.pathname !== pathname && lists.has(screenOf(next.pathname).name);
  const isLate = useLate(isOnWay, late);
  const Scene = useFetched(loadScene, isOnWay);
  if (!isLate || !Scene) return null;
  const { path } = splitLocale(next?.pathname ?? '');
  return <Scene ofHotels={path.startsWith('/hotels/')} />;
}

const lists: ReadonlySet<string> = new Set(['list', 'toursAndActivities']);
