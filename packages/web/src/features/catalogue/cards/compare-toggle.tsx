import { useText } from '../../../i18n/texts.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { CardTour } from './card-parts.tsx';
import { toggleCompared } from './toggle-compared.ts';

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
