import { useState } from 'react';
import { usePage } from '../../page/use-page.ts';
import { screenOf } from '../../screens.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useLazyComponent } from '../../ui/use-lazy.ts';

/** Hotels are compared in a tray of their own, by the price of a stay. */
const SCREENS_WITHOUT: ReadonlySet<string> = new Set([
  'home',
  'compare',
  'compare-hotels',
  'hotel-search',
  'hotels',
  'hotel',
]);

const loadBar = () => import('./compare-bar.tsx');

/**
 * Bar at the lower edge, shown from the first chosen trip on, with its code loaded on demand. A bar that was hidden
 * comes back with the next choice.
 */
export function CompareTray({ isChoiceRead }: { isChoiceRead: boolean }) {
  const { path, isFound } = usePage();
  const { compared, isCompareFull } = useExtrasStore();
  const [hiddenChoice, setHidden] = useState('');
  const chosen = compared.join();
  const { name, kind } = screenOf(path);
  const mayShowBar = isFound && kind === 'public' && !SCREENS_WITHOUT.has(name);
  const isWanted = isChoiceRead && mayShowBar && chosen !== '' && (chosen !== hiddenChoice || isCompareFull);
  const Bar = useLazyComponent(loadBar, isWanted);
  return isWanted && Bar && <Bar onHide={() => setHidden(chosen)} />;
}
