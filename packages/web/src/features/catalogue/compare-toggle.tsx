import { useText } from '../../i18n/use-text.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { CardTour } from './card-tour.ts';
import { toggleCompared } from './toggle-compared.ts';

/** On a card, above its link: puts the trip into the tray at the lower edge. */
export function CompareToggle({ tour }: { tour: Pick<CardTour, 'tourId' | 'tourName'> }) {
  const t = useText();
  const isChosen = useExtrasStore(({ compared }) => compared.includes(tour.tourId));
  return (
    <Checkbox
      label={<span className="-ml-1 type-small text-ink-2">{t('tour.compare')}</span>}
      aria-label={t('tour.compareNamed', { name: tour.tourName })}
      checked={isChosen}
      onChange={() => toggleCompared(tour.tourId)}
      className="scripted compare-toggle"
    />
  );
}
