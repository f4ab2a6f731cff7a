import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ticket } from '../../ui/icon-paths.ts';
import { Note } from '../../ui/note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GuestBooking } from './guest-booking.tsx';
import { useBooking } from './use-booking.ts';
import { useKeptBooking } from './use-kept-booking.ts';
import { useKeptEvents } from './use-kept-events.ts';

type GuestBookingPageProps = {
  /** Out of the mail that led here: null where there is none, undefined before the page is alive. */
  secret: string | null | undefined;
};

/** The booking of a mail, or the one that this browser keeps; else the way to find it. */
export function GuestBookingPage({ secret }: GuestBookingPageProps) {
  const t = useText();
  const { keptKey, keep, forget, isForgotten } = useKeptBooking();
  const { known, learn } = useBooking(secret ?? (secret === null ? keptKey : undefined));
  useKeptEvents(known);
  if (isForgotten) {
    return (
      <Note tone="success" live="polite">
        <h1>{t('booking.forgotten')}</h1>
      </Note>
    );
  }
  switch (known.state) {
    case 'opening':
      return <Opening />;
    case 'nothing':
      return <NoBooking />;
    case 'failed':
      return (
        <Note tone="amber" live="polite">
          <h1>{t('booking.unreached')}</h1>
        </Note>
      );
    default:
      return (
        <GuestBooking
          booking={known.booking}
          isFresh={known.isFresh}
          onChange={learn}
          onKeep={keep}
          onForget={() => forget(known.booking.accessKey)}
        />
      );
  }
}

function Opening() {
  const t = useText();
  return (
    <div aria-busy="true" className="mx-auto grid max-w-248 gap-4">
      <h1 className="sr-only">{t('booking.pageTitle')}</h1>
      <p role="status" className="sr-only">
        {t('confirmation.opening')}
      </p>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-12 w-3/4" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

function NoBooking() {
  const t = useText();
  return (
    <div className="grid min-h-[40dvh] content-center">
      <EmptyState
        heading="h1"
        art={
          <span className="grid place-items-center bg-foam text-sea">
            <Icon path={ticket} size="large" />
          </span>
        }
        title={t('booking.noKeyTitle')}
        text={t('booking.noKeyText')}
        action={<Button href="/find-booking">{t('booking.find')}</Button>}
      />
    </div>
  );
}
