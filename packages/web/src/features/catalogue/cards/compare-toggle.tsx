import { MAX_COMPARED } from '@ashore/core/contract/values/limits.ts';
import { useText } from '../../../i18n/texts.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { CardTour } from './card-parts.tsx';

/**
 * Adds a trip to the comparison or removes it. One beyond the limit is refused, and the visitor is notified.
 */
export function toggleCompared(tourId: string): void {
  const { compared, compare, refuseToCompare } = useExtrasStore.getState();
  if (compared.includes(tourId)) compare(compared.filter((id) => id !== tourId));
  else if (compared.length < MAX_COMPARED) compare([...compared, tourId]);
  else refuseToCompare();
}

/** Placed on a card above its link. It adds the trip to the comparison bar at the lower edge. */
export function CompareToggle({ tour }: { tour: Pick<CardTour, 'tourId' | 'tourName'> }) {
  const t = useText();
  const isChosen = useExtrasStore(({ compared }) => compared.includes(tour.tourId));
  return (
    <Checkbox
      label={<span className="-ml-1 type-small text-ink-2">{t('tour.compare')}</span>}
      aria-label={t('tour.compareNamed', { name: tour.tourName })}
      checked={isChosen}
      onChange={() => toggleCompared(tour.tourId)}
      className="needs-js compare-toggle"
    />
  );
}
