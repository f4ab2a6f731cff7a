import { track } from '../../../analytics/track.ts';
import type { TextOf } from '../../../i18n/texts.ts';
import { shownWishlist, useExtrasStore } from '../../../store/extras-store.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import type { CardTour } from './card-parts.tsx';

export type SavedTour = Pick<CardTour, 'tourId' | 'tourName' | 'basePrice' | 'currency'>;

/** Saves a trip or removes it from the wishlist, and offers to undo that. */
export function toggleSaved(tour: SavedTour, t: TextOf): void {
  const before = useExtrasStore.getState();
  const { tourId: id, tourName, basePrice: value, currency } = tour;
  const isSaved = shownWishlist(before).includes(id);
  updateSaved(id, !isSaved);
  if (!isSaved) {
    track({
      event: 'add_to_wishlist',
      ecommerce: { currency, value, items: [{ item_id: id, item_name: tourName }] },
    });
  }
  showToast({
    text: t(isSaved ? 'shell.unsaved' : 'shell.saved'),
    undoLabel: t('shell.undo'),
    // Restores the list of this browser in its earlier order.
    onUndo: () =>
      before.accountWishlist ? updateSaved(id, isSaved) : useExtrasStore.setState({ saved: before.saved }),
  });
}

/** In the account of a logged-in visitor, otherwise in this browser. */
function updateSaved(id: string, isWished: boolean): void {
  const { accountWishlist, save, unsave } = useExtrasStore.getState();
  if (accountWishlist)
    void import('../../../api/wishlist.ts').then(({ changeWishlist }) => changeWishlist(id, isWished));
  else if (isWished) save(id);
  else unsave(id);
}
