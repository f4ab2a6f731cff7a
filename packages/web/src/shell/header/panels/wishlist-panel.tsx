import type { CardTour } from '../../../features/catalogue/cards/card-parts.tsx';
import { toggleSaved } from '../../../features/catalogue/cards/toggle-saved.ts';
import { useToursById } from '../../../features/catalogue/cards/use-tours-by-id.ts';
import { useText } from '../../../i18n/texts.ts';
import { shownWishlist, useExtrasStore } from '../../../store/extras-store.ts';
import { CornerButton } from '../../../ui/actions/icon-button.tsx';
import { Anchor } from '../../../ui/actions/link.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { close, heart } from '../../../ui/media/icon-paths.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { TourRow } from './tour-row.tsx';

type WishlistPanelProps = { onDone: () => void };

/** The saved trips with their current data. */
export default function WishlistPanel({ onDone }: WishlistPanelProps) {
  const t = useText();
  const saved = useExtrasStore(shownWishlist);
  const accountWishlist = useExtrasStore((state) => state.accountWishlist);
  const { tours, isWaiting, hasFailed } = useToursById(saved);
  if (accountWishlist?.error) return <Note tone="error">{t('shell.wishlistFailed')}</Note>;
  if (saved.length === 0) {
    const [title, hint] = [t('shell.wishlistEmpty'), t('shell.wishlistEmptyHint')];
    return <EmptyPanel icon={heart} title={title} hint={hint} onFollow={onDone} />;
  }
  const missingCount = isWaiting || hasFailed ? 0 : saved.length - tours.length;
  return (
    <>
      <h2 className="type-h4 max-md:sr-only">{t('shell.wishlist')}</h2>
      {hasFailed && <Note tone="error">{t('shell.wishlistFailed')}</Note>}
      <ul className="grid gap-1">
        {tours.map((tour) => (
          <SavedRow key={tour.tourId} tour={tour} onDone={onDone} />
        ))}
        {isWaiting && saved.slice(tours.length, 6).map((id) => <Waiting key={id} />)}
      </ul>
      {missingCount > 0 && (
        <p className="type-small text-ink-2">{t('shell.wishlistGone', { count: missingCount })}</p>
      )}
      {accountWishlist?.updateError && <Note tone="error">{t('shell.wishlistNotSaved')}</Note>}
      {accountWishlist ? (
        <Anchor href="/dashboard?part=wishlist" onClick={onDone} className="link type-small">
          {t('shell.wishlistAccount')}
        </Anchor>
      ) : (
        <p className="type-small text-ink-2">{t('shell.wishlistHere')}</p>
      )}
    </>
  );
}

function SavedRow({ tour, onDone }: WishlistPanelProps & { tour: CardTour }) {
  const t = useText();
  return (
    <TourRow
      tour={tour}
      onOpen={onDone}
      button={
        <CornerButton
          path={close}
          label={t('shell.unsave', { name: tour.tourName })}
          onPress={() => toggleSaved(tour, t)}
          className="relative -mr-2"
        />
      }
    />
  );
}

function Waiting() {
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <Skeleton className="size-18" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-4" />
      </span>
    </li>
  );
}
