import { useText } from '../../../i18n/texts.ts';
import { shownWishlist, useExtrasStore } from '../../../store/extras-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { heart } from '../../../ui/media/icon-paths.ts';
import { Rack } from '../../../ui/media/poster-card.tsx';
import { TourCard } from '../cards/tour-card.tsx';
import { useToursById } from '../cards/use-tours-by-id.ts';

/** The wishlist of the account, with the current data of its trips. */
export function OwnWishlist() {
  const t = useText();
  const accountWishlist = useExtrasStore((state) => state.accountWishlist);
  const ids = useExtrasStore(shownWishlist);
  return (
    <>
      <h1 className="type-h1">{t('shell.wishlist')}</h1>
      {accountWishlist?.updateError && <Note tone="error">{t('shell.wishlistNotSaved')}</Note>}
      {accountWishlist === null && <Waiting />}
      {accountWishlist?.error && (
        <Note tone="error" className="mt-5">
          {t('shell.wishlistFailed')}
        </Note>
      )}
      {accountWishlist?.error === null && (ids.length === 0 ? <NothingSaved /> : <Saved ids={ids} />)}
    </>
  );
}

function Saved({ ids }: { ids: readonly string[] }) {
  const t = useText();
  const { tours, isWaiting, hasFailed } = useToursById(ids);
  const missing = isWaiting || hasFailed ? 0 : ids.length - tours.length;
  if (isWaiting && tours.length === 0) return <Waiting />;
  return (
    <>
      <p className="mt-2 text-ink-2">{t('dashboard.wishlistLead', { count: ids.length })}</p>
      {hasFailed && <Note tone="error">{t('shell.wishlistFailed')}</Note>}
      <div className="mt-6">
        <Rack label={t('shell.wishlist')} columns={3} lies busy={isWaiting}>
          {tours.map((tour) => (
            <TourCard key={tour.tourId} tour={tour} heading="h2" lies />
          ))}
        </Rack>
      </div>
      {missing > 0 && (
        <p className="mt-6 type-small text-ink-2">{t('shell.wishlistGone', { count: missing })}</p>
      )}
    </>
  );
}

function NothingSaved() {
  const t = useText();
  return (
    <EmptyState
      art={
        <span className="grid place-items-center bg-foam text-sea">
          <Icon path={heart} size="large" />
        </span>
      }
      title={t('shell.wishlistEmpty')}
      text={t('shell.wishlistEmptyHint')}
      action={<Button href="/toursAndActivities">{t('dashboard.findTrip')}</Button>}
    />
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-72 w-full" />
      ))}
    </div>
  );
}
