import { track } from '../../../analytics/track.ts';
import type { Text } from '../../../i18n/texts.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import type { CardTour } from './card-parts.tsx';

export type SavedTour = Pick<CardTour, 'tourId' | 'tourName' | 'basePrice' | 'currency'>;

/** Saves a trip or removes it from the list, and offers to undo that. */
export function toggleSaved(tour: SavedTour, t: Text): void {
  const { saved, save, unsave } = useExtrasStore.getState();
  const { tourId: id, tourName, basePrice: value, currency } = tour;
  const isSaved = saved.includes(id);
  if (isSaved) unsave(id);
  else {
    save(id);
    track({
      event: 'add_to_wishlist',
      ecommerce: { currency, value, items: [{ item_id: id, item_name: tourName }] },
    });
  }
  showToast({
    text: t(isSaved ? 'shell.unsaved' : 'shell.saved'),
    undoLabel: t('shell.undo'),
    // Restores the list in its earlier order.
    onUndo: () => useExtrasStore.setState({ saved }),
  });
}
