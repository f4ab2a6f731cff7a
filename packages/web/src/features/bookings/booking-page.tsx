import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isOwnKey } from '../../api/own-calls.ts';
import { instantText } from '../../i18n/instant-text.ts';
import { useTripText } from '../../i18n/stay-texts.ts';
import { type TextOf, useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { ticket } from '../../ui/media/icon-paths.ts';
import { usePurchaseEvents } from './analytics.ts';
import { bookingStatus } from './booking-status.ts';
import { headlineText, isWithdrawn, refundText } from './booking-texts.ts';
import { BookingTicket } from './booking-ticket.tsx';
import { CancelBooking } from './cancellation/cancel-booking.tsx';
import { BookingDocuments } from './documents.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { NamedShipPanel } from './named-ship/named-ship-panel.tsx';
import { TicketsOnDevice } from './offline/tickets-on-device.tsx';
import { useOfflineBooking } from './offline/use-offline-booking.ts';
import { OtherTrips } from './other-trips.tsx';
import { useBooking } from './use-booking.ts';

type BookingPageProps = {
  /** Key from the link in an email: null if there is none, undefined before the page is hydrated. */
  linkKey: string | null | undefined;
};

/**
 * The booking of a key from an email, or else the booking that this browser keeps, for the contact person or a guest
 * of an organisation. Without a booking, the page links to the booking search.
 */
export function BookingPage({ linkKey }: BookingPageProps) {
  const t = useText();
  const { storedKey, cache, forget, isForgotten } = useOfflineBooking();
  const [chosenKey, setChosenKey] = useState<string>();
  const key = chosenKey ?? linkKey ?? (linkKey === null ? storedKey : undefined);
  const { lookup, setBooking } = useBooking(key);
  usePurchaseEvents(lookup);
  if (isForgotten) {
    return (
      <Note tone="success" live="polite">
        <h1>{t('booking.forgotten')}</h1>
      </Note>
    );
  }
  switch (lookup.state) {
    case 'loading':
      return <BookingLoading />;
    case 'not_found':
      return key === null ? (
        <TicketsOnDevice openKey={undefined} onOpen={setChosenKey} fallback={<NoBooking />} />
      ) : (
        <>
          <NoBooking />
          <TicketsOnDevice openKey={undefined} onOpen={setChosenKey} />
        </>
      );
    case 'failed':
      return (
        <>
          <Note tone="amber" live="polite" className="mb-7">
            <h1>{t('booking.unreached')}</h1>
          </Note>
          <TicketsOnDevice openKey={undefined} onOpen={setChosenKey} />
        </>
      );
    default:
      return (
        <>
          {!lookup.isFresh && <TicketsOnDevice openKey={lookup.booking.accessKey} onOpen={setChosenKey} />}
          <BookingDetails
            booking={lookup.booking}
            isFresh={lookup.isFresh}
            onChange={setBooking}
            onCache={cache}
            onForget={() => forget(lookup.booking.accessKey)}
          />
        </>
      );
  }
}

function BookingLoading() {
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

type BookingDetailsProps = {
  booking: ShownBooking;
  /** Whether the server has just sent this booking. If not, it is the last known state. */
  isFresh: boolean;
  /** Called when the reader has changed the booking. */
  onChange: (booking: ShownBooking) => void;
  onCache: (booking: ShownBooking) => void;
  onForget: () => void;
};

/**
 * A booking for the holder of one of its keys: its state, tickets and documents. The payment is shown unless
 * the reader is an organisation's guest.
 */
function BookingDetails({ booking, isFresh, onChange, onCache, onForget }: BookingDetailsProps) {
  const t = useTripText(booking.trip);
  const { intl } = localeTable[usePage().locale];
  useEffect(() => {
    if (isFresh) onCache(booking);
  }, [booking, isFresh, onCache]);
  useLinkedPart(isFresh);
  return (
    <div className="mx-auto max-w-248">
      <p className="type-lead">{t('booking.order', { order: booking.orderNumber })}</p>
      <h1 className="mt-2 type-h1 print:text-2xl">{headlineText(booking, intl, t)}</h1>
      <div className="mt-4 grid gap-2">
        {isOwnKey(booking.accessKey) && (
          <p className="print:hidden">
            <TextLink href="/dashboard">{t('booking.allOwn')}</TextLink>
          </p>
        )}
        {stateLines(booking, intl, t).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {booking.mayReview && (
          <p className="mt-2 print:hidden">
            <Button href={`/review/${booking.productId}#key=${booking.accessKey}`} size="medium">
              {t('booking.review')}
            </Button>
          </p>
        )}
        {bookingStatus(booking) === 'ended' && (
          <p>
            <OtherTrips booking={booking} />
          </p>
        )}
      </div>
      {!isFresh && (
        <Note className="mt-4">
          {t('booking.offline')}
          <span className="block">
            {t('booking.savedAt', { when: instantText(booking.utcNow, intl, t) })}
          </span>
        </Note>
      )}
      <div id={partId('ticket')} tabIndex={-1} className="mt-7 scroll-mt-6 outline-none print:mt-3">
        <BookingTicket booking={booking} isFresh={isFresh} />
      </div>
      <BookingDocuments booking={booking} />
      <div className="mt-9 grid items-start gap-4 md:grid-cols-2 print:mt-2 print:block">
        {isFresh && <NamedShipPanel booking={booking} onChange={onChange} />}
        {booking.seenBy !== 'guest' && (
          <>
            <InvoicePanel booking={booking} />
            <div id={partId('cancel')} tabIndex={-1} className="scroll-mt-6 outline-none empty:hidden">
              <CancelBooking booking={booking} isFresh={isFresh} onChange={onChange} />
            </div>
          </>
        )}
        {isOwnKey(booking.accessKey) ? (
          <p className="type-small text-ink-2 print:hidden">
            {bookingStatus(booking) !== 'ended' && t('booking.keptOfAccount')}
          </p>
        ) : (
          <div className="grid justify-items-start gap-3 print:hidden">
            <p className="type-small text-ink-2">{t('booking.kept')}</p>
            <Button kind="outline" size="medium" onClick={onForget}>
              {t('booking.forget')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Parts of the page that links lead to. */
export type BookingPart = 'ticket' | 'cancel';

const partId = (part: string) => `booking-${part}`;

/** Leads to the part that a link named, once the booking is complete. The browser cannot: the page is drawn by script. */
function useLinkedPart(isFresh: boolean): void {
  const part = new URLSearchParams(useLocation().hash.slice(1)).get('part');
  useEffect(() => {
    const element = part !== null && isFresh && document.getElementById(partId(part));
    if (!element) return;
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  }, [part, isFresh]);
}

/** The state of the booking, its reason if one was given, and what happened to the money. */
function stateLines(booking: ShownBooking, intl: string, t: TextOf): string[] {
  const { trip, reason, mayReview } = booking;
  return [
    t(`booking.${shownState(booking)}`, { vendor: trip.vendor.name }),
    ...(reason ? [t('booking.reason', { reason })] : []),
    ...moneyLines(booking, intl, t),
    ...(mayReview ? [t('booking.reviewAsked')] : []),
  ];
}

/** A guest does not see what the organisation pays. */
function moneyLines(booking: ShownBooking, intl: string, t: TextOf): string[] {
  if (booking.seenBy === 'guest') return [t('booking.byOrganisation', { organisation: booking.bookedBy })];
  const isNews = booking.refundedTotal > 0 || bookingStatus(booking) === 'ended';
  return isNews ? [refundText(booking, intl, t)] : [];
}

function shownState(booking: ShownBooking) {
  if (booking.state === 'quoted') return 'awaiting_payment';
  return isWithdrawn(booking) ? 'withdrawn' : booking.state;
}
