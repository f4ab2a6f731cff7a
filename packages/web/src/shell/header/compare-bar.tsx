import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { MAX_COMPARED } from '@ashore/core/contract/values/limits.ts';
import type { CardTour } from '../../features/catalogue/cards/card-parts.tsx';
import { toggleCompared } from '../../features/catalogue/cards/compare-toggle.tsx';
import { useToursById } from '../../features/catalogue/cards/use-tours-by-id.ts';
import { useComparisonHref } from '../../features/catalogue/comparison/compare-link.tsx';
import { useText } from '../../i18n/texts.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CornerButton } from '../../ui/actions/icon-button.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { close, plus } from '../../ui/media/icon-paths.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { useBarRoom } from '../../ui/use-bar-room.ts';

/** Trips chosen for comparison, and the link to the page that compares them. */
export default function CompareBar({ onHide }: { onHide: () => void }) {
  const t = useText();
  const { compared, isCompareFull } = useExtrasStore();
  const { tours, isWaiting } = useToursById(compared);
  const trips = new Map(tours.map((tour) => [tour.tourId, tour]));
  const codes = compared.map((id) => trips.get(id)?.code ?? id);
  const count = compared.length;
  const freePlaces = Array.from({ length: MAX_COMPARED - count }, (_, place) => place);
  return (
    <section
      ref={useBarRoom<HTMLElement>({ uncoversFocus: true })}
      aria-label={t('shell.compareTray')}
      className="compare-bar ground-deep"
    >
      <div className="page-width compare-bar-row">
        <ul className="compare-bar-trips">
          {compared.map((id) => (
            <ChosenTrip key={id} id={id} tour={trips.get(id)} isAwaited={isWaiting && !trips.has(id)} />
          ))}
          {freePlaces.map((place) => (
            <li key={place} aria-hidden="true" className="compare-bar-place">
              <Icon path={plus} size="small" />
            </li>
          ))}
        </ul>
        <p role="status" className={isCompareFull ? 'compare-bar-words font-semibold' : 'compare-bar-words'}>
          {isCompareFull ? t('shell.compareFull') : t('shell.compareCount', { count, most: MAX_COMPARED })}
          {count === 1 && <span className="block">{t('shell.compareMore')}</span>}
        </p>
        <CornerButton
          path={close}
          label={t('shell.compareHide')}
          onPress={onHide}
          className="compare-bar-hide"
        />
        {count > 1 && <ComparisonActions count={count} codes={codes} />}
      </div>
    </section>
  );
}

/** A comparison needs at least two trips. */
function ComparisonActions({ count, codes }: { count: number; codes: readonly string[] }) {
  const t = useText();
  const href = useComparisonHref(codes);
  return (
    <div className="compare-bar-ways">
      <Button kind="quiet" size="medium" className="text-current!" onClick={() => clearComparison(t)}>
        {t('shell.compareClear')}
      </Button>
      <Button kind="sun" size="medium" href={href} className="compare-bar-go">
        {t('shell.compareGo', { count })}
      </Button>
    </div>
  );
}

function clearComparison(t: ReturnType<typeof useText>) {
  const { compared, compare } = useExtrasStore.getState();
  compare([]);
  showToast({
    text: t('shell.compareCleared'),
    undoLabel: t('shell.undo'),
    onUndo: () => compare(compared),
  });
}

/** Before a button disappears, the focus moves to the next one or the previous one, for keyboard users. */
function focusBeside(button: HTMLElement) {
  const place = button.closest('li');
  const buttonsBeside = [place?.nextElementSibling, place?.previousElementSibling].map((other) =>
    other?.querySelector('button'),
  );
  buttonsBeside.find(Boolean)?.focus();
}

type ChosenTripProps = {
  id: string;
  tour: CardTour | undefined;
  /** The trip is still loading, so it has no placeholder picture yet. */
  isAwaited: boolean;
};

/** A picture that removes the trip from the comparison when pressed. */
function ChosenTrip({ id, tour, isAwaited }: ChosenTripProps) {
  const t = useText();
  const label = t('shell.compareRemove', { name: tour?.tourName ?? '…' });
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        title={tour?.tourName}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          toggleCompared(id);
        }}
        className="compare-bar-trip"
      >
        {!isAwaited && (
          <Picture
            shape="square"
            src={tour?.teaserImageUrl ?? noPicture}
            alt=""
            sizes="44px"
            fallbackSrc={noPicture}
            {...(tour?.teaserImageColour && { dominant: tour.teaserImageColour })}
            className="size-full"
          />
        )}
        <span className="compare-bar-cross">
          <Icon path={close} size="small" />
        </span>
      </button>
    </li>
  );
}
