import { variant } from '#variant/variant.ts';
import { useText } from '../../i18n/use-text.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { HeartButton } from '../../ui/heart-button.tsx';
import { type SavedTour, toggleSaved } from './toggle-saved.ts';

/** On the picture of a card: saves the trip in this browser. */
export function SaveHeart({ tour }: { tour: SavedTour }) {
  const t = useText();
  const saved = useExtrasStore((state) => state.saved.includes(tour.tourId));
  // What is saved is found again in the full header, and nowhere else.
  if (variant.header !== 'full') return null;
  return (
    <span className="scripted">
      <HeartButton
        saved={saved}
        label={t('shell.save', { name: tour.tourName })}
        onToggle={() => toggleSaved(tour, t)}
      />
    </span>
  );
}
