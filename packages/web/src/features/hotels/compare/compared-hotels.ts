import { MAX_COMPARED } from '@ashore/core/contract/values/limits.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';

/** Adds a hotel to the comparison or removes it. One beyond the limit is refused, and the visitor is informed. */
export function toggleInComparison(id: string): void {
  const { comparedHotels, compareHotels, refuseToCompare } = useExtrasStore.getState();
  if (comparedHotels.includes(id)) removeFromComparison(id);
  else if (comparedHotels.length < MAX_COMPARED) compareHotels([...comparedHotels, id]);
  else refuseToCompare();
}

export function removeFromComparison(id: string): void {
  const { comparedHotels, compareHotels } = useExtrasStore.getState();
  compareHotels(comparedHotels.filter((other) => other !== id));
}
