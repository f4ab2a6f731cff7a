import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';

const loadHoldBanner = () => import('./hold-banner.tsx');

/**
 * The place of the hold on the page of its trip. Its code is loaded only for a traveller who has or had such a hold, with all that
 * is shown when the hold ends, because that may happen without a connection.
 */
export function HoldSlot({ tourId }: { tourId: string }) {
  const isRead = useIsRead(useCommerceStore);
  const isOfCart = useCommerceStore(({ cart }) => cart?.tourId === tourId);
  const HoldBanner = useLazyComponent(loadHoldBanner, isRead && isOfCart);
  return HoldBanner ? <HoldBanner tourId={tourId} /> : null;
}
