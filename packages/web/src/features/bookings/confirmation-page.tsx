import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect } from 'react';
import { variant } from '#variant/variant.ts';
import { useTripText } from '../../i18n/stay-texts.ts';
import { useText } from '../../i18n/texts.ts';
import { useArrivalFocus } from '../../page/use-arrival-focus.ts';
import { usePage } from '../../page/use-page.ts';
import { useBoughtStore } from '../../store/bought-store.ts';
import { useIsRead } from '../../store/saved-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { check, clock, close, ticket } from '../../ui/media/icon-paths.ts';
import { usePurchaseEvents } from './analytics.ts';
import { type BookingStatus, bookingStatus } from './booking-status.ts';
import { headlineText, stateText } from './booking-texts.ts';
import { BookingTicket } from './booking-ticket.tsx';
import { BookingDocuments } from './documents.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { KeepBooking } from './keep-booking.tsx';
import { NextSteps } from './next-steps.tsx';
import { useOfflineBooking } from './offline/use-offline-booking.ts';
import { useBooking } from './use-booking.ts';

/**
 * The result of the checkout. A reload shows it again: this browser keeps the access key and reads the
 * booking with it.
 */
export function ConfirmationPage() {
  const t = useText();
  const isRead = useIsRead(useBoughtStore);
  const confirmation = useBoughtStore((state) => state.confirmation);
  const { lookup } = useBooking(isRead ? (confirmation?.accessKey ?? null) : undefined);
  usePurchaseEvents(lookup);
  switch (lookup.state) {
    case 'loading':
      return <ConfirmationLoading />;
    case 'not_found':
      return <NoConfirmation />;
    case 'failed':
      return (
        <Note tone="amber" live="polite">
          <h1>{t('confirmation.unreached', { order: confirmation?.cart.tcConfirmationNumber ?? '' })}</h1>
        </Note>
      );
    default:
      // An organisation that booked has its own access key. Its guest has nothing to confirm.
      if (lookup.booking.seenBy === 'guest') return <NoConfirmation />;
      return <BookingConfirmation booking={lookup.booking} isFresh={lookup.isFresh} />;
  }
}

function BookingConfirmation({ booking, isFresh }: { booking: BookingView; isFresh: boolean }) {
  const t = useTripText(booking.trip);
  const { intl } = localeTable[usePage().locale];
  const { cache } = useOfflineBooking();
  const heading = useArrivalFocus();
  useEffect(() => {
    if (isFresh) cache(booking);
  }, [booking, isFresh, cache]);
  const status = bookingStatus(booking);
  const { icon, colour } = signs[status];
  return (
    <div className="mx-auto max-w-248">
      <p role="status" className={`flex items-center gap-2.5 font-semibold ${colour}`}>
        <Icon path={icon} />
        {stateText(booking, intl, t)}
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-2 type-h1 outline-none print:text-2xl">
        {headlineText(booking, intl, t)}
      </h1>
      <p className="type-lead dot-line mt-2">
        <span>
          {t('confirmation.order')} <strong className="text-ink">{booking.orderNumber}</strong>{' '}
        </span>
        {status === 'sold' && (
          <span className="print:hidden">{t('confirmation.mailed', { email: booking.contact.email })}</span>
        )}
      </p>
      {!isFresh && <Note className="mt-4">{t('confirmation.notFresh')}</Note>}
      <div className="mt-7 print:mt-3">
        <BookingTicket booking={booking} isFresh={isFresh} />
      </div>
      <BookingDocuments booking={booking} />
      <div className="mt-9 grid items-start gap-4 md:grid-cols-2 print:mt-2 print:block">
        <NextSteps booking={booking} />
        <InvoicePanel booking={booking} />
        {variant.checkoutKind === 'direct' && <KeepBooking accessKey={booking.accessKey} />}
        <p className="type-small text-ink-2 print:hidden">{t('booking.kept')}</p>
      </div>
    </div>
  );
}

const signs: Record<BookingStatus, { icon: string; colour: string }> = {
  sold: { icon: check, colour: 'text-leaf' },
  requested: { icon: clock, colour: 'text-amber' },
  pending: { icon: clock, colour: 'text-amber' },
  ended: { icon: close, colour: 'text-red' },
};

function ConfirmationLoading() {
  const t = useText();
  return (
    <div aria-busy="true" className="mx-auto grid max-w-248 gap-4">
      <h1 className="sr-only">{t('confirmation.pageTitle')}</h1>
      <p className="no-js">{t('confirmation.noScript')}</p>
      <p role="status" className="needs-js sr-only">
        {t('confirmation.opening')}
      </p>
      <Skeleton className="needs-js h-6 w-48" />
      <Skeleton className="needs-js h-12 w-3/4" />
      <Skeleton className="needs-js h-80 w-full" />
    </div>
  );
}

function NoConfirmation() {
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
        title={t('confirmation.nothing')}
        text={t('confirmation.nothingText')}
        action={
          <div className="grid justify-items-center gap-3">
            <Button href="/find-booking">{t('booking.find')}</Button>
            <TextLink href="/toursAndActivities">{t('checkout.find')}</TextLink>
          </div>
        }
      />
    </div>
  );
}
