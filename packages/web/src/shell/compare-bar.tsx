import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import { MOST_COMPARED } from '@ashore/core/contract/most-compared.ts';
import type { CardTour } from '../features/catalogue/card-tour.ts';
import { comparisonAddress, wishesIn } from '../features/catalogue/compare/comparison-address.ts';
import { toggleCompared } from '../features/catalogue/toggle-compared.ts';
import { useNamedTours } from '../features/catalogue/use-named-tours.ts';
import { useText } from '../i18n/use-text.ts';
import { useSearchInBrowser } from '../page/use-address-in-browser.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { Button } from '../ui/button.tsx';
import { CornerButton } from '../ui/corner-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { close, plus } from '../ui/icon-paths.ts';
import { Picture } from '../ui/picture.tsx';
import { showToast } from '../ui/toast-queue.ts';
import { useBarRoom } from '../ui/use-bar-room.ts';

/** What is chosen to be compared, and the way to the page where it stands side by side. */
export default function CompareBar({ onHide }: { onHide: () => void }) {
  const t = useText();
  const { compared, isCompareFull } = useExtrasStore();
  const { tours, isWaiting } = useNamedTours(compared);
  const trips = new Map(tours.map((tour) => [tour.tourId, tour]));
  const codes = compared.map((id) => trips.get(id)?.code ?? id);
  const count = compared.length;
  const places = Array.from({ length: MOST_COMPARED - count }, (_, place) => place);
  return (
    <section
      ref={useBarRoom<HTMLElement>()}
      aria-label={t('shell.compareTray')}
      className="compare-bar ground-deep"
    >
      <div className="page-width compare-bar-row">
        <ul className="compare-bar-trips">
          {compared.map((id) => (
            <Chosen key={id} id={id} tour={trips.get(id)} isAwaited={isWaiting && !trips.has(id)} />
          ))}
          {places.map((place) => (
            <li key={place} aria-hidden="true" className="compare-bar-place">
              <Icon path={plus} size="small" />
            </li>
          ))}
        </ul>
        <p role="status" className={isCompareFull ? 'compare-bar-words font-semibold' : 'compare-bar-words'}>
          {isCompareFull ? t('shell.compareFull') : t('shell.compareCount', { count, most: MOST_COMPARED })}
          {count === 1 && <span className="block">{t('shell.compareMore')}</span>}
        </p>
        <CornerButton
          path={close}
          label={t('shell.compareHide')}
          onPress={onHide}
          className="compare-bar-hide"
        />
        {count > 1 && <Ways count={count} codes={codes} />}
      </div>
    </section>
  );
}

/** Side by side only from two on. */
function Ways({ count, codes }: { count: number; codes: readonly string[] }) {
  const t = useText();
  const search = useSearchInBrowser();
  return (
    <div className="compare-bar-ways">
      <Button kind="quiet" size="medium" className="text-current!" onClick={() => clear(t)}>
        {t('shell.compareClear')}
      </Button>
      <Button
        kind="sun"
        size="medium"
        href={comparisonAddress({ codes, ...wishesIn(search) })}
        className="compare-bar-go"
      >
        {t('shell.compareGo', { count })}
      </Button>
    </div>
  );
}

function clear(t: ReturnType<typeof useText>) {
  const { compared, compare } = useExtrasStore.getState();
  compare([]);
  showToast({
    text: t('shell.compareCleared'),
    undoLabel: t('shell.undo'),
    onUndo: () => compare(compared),
  });
}

/** Whoever goes by keys goes on with the next one, or the one before, when this is gone. */
function focusBeside(button: HTMLElement) {
  const place = button.closest('li');
  const beside = [place?.nextElementSibling, place?.previousElementSibling].map((other) =>
    other?.querySelector('button'),
  );
  beside.find(Boolean)?.focus();
}

type ChosenProps = {
  id: string;
  tour: CardTour | undefined;
  /** What it is will be known in a moment: no stand-in for its picture until then. */
  isAwaited: boolean;
};

/** A picture that takes the trip out again when it is pressed. */
function Chosen({ id, tour, isAwaited }: ChosenProps) {
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
