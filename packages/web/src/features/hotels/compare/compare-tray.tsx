import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { useState } from 'react';
import { useIsHydrated } from '../../../page/browser-address.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';

const loadBar = () => import('./compare-bar.tsx');

/** Bar at the lower edge, from the first hotel that is chosen for comparison on. A hidden bar returns with the next one. */
export function HotelCompareTray({ search }: { search: StaySearch }) {
  const { comparedHotels, isCompareFull } = useExtrasStore();
  const isHydrated = useIsHydrated();
  const [hiddenChoice, setHidden] = useState('');
  const chosen = comparedHotels.join();
  const isWanted = isHydrated && chosen !== '' && (chosen !== hiddenChoice || isCompareFull);
  const Bar = useLazyComponent(loadBar, isWanted);
  return isWanted && Bar && <Bar search={search} onHide={() => setHidden(chosen)} />;
}
