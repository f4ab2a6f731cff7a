import { addDays } from '@ashore/core/time/local-date.ts';
import { track } from '../../analytics/track.ts';
import { browserToday } from '../../store/browser-today.ts';
import { useRootStore } from '../../store/root-store.ts';
import type { CardTour } from './card-tour.ts';
import { listEvent } from './list-event.ts';

/** Somebody goes for a featured tour: it is looked for from today, for a week. */
export function followFeatured(tour: CardTour, index: number): void {
  const today = browserToday();
  useRootStore.getState().searchBetween(today, addDays(today, 7));
  track(listEvent('select_item', 'featured', [{ tour, index }]));
}
