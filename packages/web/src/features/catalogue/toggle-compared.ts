import { MOST_COMPARED } from '@ashore/core/contract/most-compared.ts';
import { useExtrasStore } from '../../store/extras-store.ts';

/** Puts a trip beside those that are compared, or takes it out. One too many is refused, and whoever asks is told. */
export function toggleCompared(tourId: string): void {
  const { compared, compare, refuseToCompare } = useExtrasStore.getState();
  if (compared.includes(tourId)) compare(compared.filter((id) => id !== tourId));
  else if (compared.length < MOST_COMPARED) compare([...compared, tourId]);
  else refuseToCompare();
}
