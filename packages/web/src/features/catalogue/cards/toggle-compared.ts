import { MAX_COMPARED } from '@ashore/core/contract/values/limits.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';

/**
 * Adds a trip to the comparison or removes it. One beyond the limit is refused, and the visitor is notified.
 */
export function toggleCompared(tourId: string): void {
  const { compared, compare, refuseToCompare } = useExtrasStore.getState();
  if (compared.includes(tourId)) compare(compared.filter((id) => id !== tourId));
  else if (compared.length < MAX_COMPARED) compare([...compared, tourId]);
  else refuseToCompare();
}
