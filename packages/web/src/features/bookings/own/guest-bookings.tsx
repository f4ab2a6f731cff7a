import type { GuestBooking } from '@ashore/core/contract/accounts/guest-bookings.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callAsAccount } from '../../../api/own-calls.ts';
import { whenText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

type OfferedBookings = { readonly bookings: readonly GuestBooking[]; readonly total: number };

/**
 * Bookings that were made without an account, with the address that the traveller has confirmed: each of them, or all at
 * once, can be added to the account. Nothing is shown if there are none, or if they cannot be loaded.
 */
export function GuestBookings({ onClaimed }: { onClaimed: () => void }) {
  const t = useText();
  const { locale } = usePage();
  const [offeredBookings, setOfferedBookings] = useState<OfferedBookings>();
  const [busy, setBusy] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [addedCount, setAddedCount] = useState(0);
  const addedText = useRef<HTMLParagraphElement>(null);

  const load = useEffectEvent(async () => {
    try {
      setOfferedBookings(
        await callAsAccount((api, subjectId) => api.accounts.guestBookings({ query: { subjectId } })),
      );
    } catch (error) {
      log('warn', 'The bookings made without an account could not be loaded', error);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another answer.
  useEffect(() => void load(), [locale]);
  // The pressed button is gone with its booking.
  useEffect(() => {
    if (addedCount > 0) addedText.current?.focus();
  }, [addedCount]);

  async function claim(orderNumber?: string) {
    setBusy(orderNumber ?? 'all');
    setFailed(false);
    try {
      const { claimed } = await callAsAccount((api, subjectId) =>
        api.accounts.claimGuestBookings({
          query: { subjectId },
          body: orderNumber === undefined ? {} : { orderNumber },
        }),
      );
      await load();
      setAddedCount((before) => before + claimed);
      onClaimed();
    } catch (error) {
      log('warn', 'The bookings could not be added to the account', error);
      setFailed(true);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <>
      <p ref={addedText} role="status" tabIndex={-1} className="mt-5 text-leaf outline-none">
        {addedCount > 0 && t('dashboard.guestAdded', { count: addedCount })}
      </p>
      {offeredBookings !== undefined && offeredBookings.total > 0 && (
        <ClaimOffer
          offeredBookings={offeredBookings}
          busy={busy}
          hasFailed={hasFailed}
          onClaim={(number) => void claim(number)}
        />
      )}
    </>
  );
}

type ClaimOfferProps = {
  offeredBookings: OfferedBookings;
  /** The order number that is being claimed, or `all`. */
  busy: string | undefined;
  hasFailed: boolean;
  onClaim: (orderNumber?: string) => void;
};

function ClaimOffer({ offeredBookings: { bookings, total }, busy, hasFailed, onClaim }: ClaimOfferProps) {
  const t = useText();
  const email = useRootStore(({ auth }) => auth.userinfo?.email ?? '');
  return (
    <Panel as="section" aria-labelledby="guest-bookings" className="mt-5 grid gap-3">
      <h2 id="guest-bookings" className="type-h3">
        {t('dashboard.guestTitle')}
      </h2>
      <p className="wrap-anywhere text-ink-2">{t('dashboard.guestLead', { count: total, email })}</p>
      <ul className="border-t border-line">
        {bookings.map((booking) => (
          <GuestRow
            key={booking.orderNumber}
            booking={booking}
            isBusy={busy === booking.orderNumber}
            onAdd={() => onClaim(booking.orderNumber)}
          />
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {hasFailed && <Note tone="error">{t('dashboard.guestFailed')}</Note>}
      </div>
      {total > 1 && (
        <div>
          <Button size="medium" busy={busy === 'all'} onClick={() => onClaim()}>
            {t('dashboard.guestAddAll', { count: total })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type GuestRowProps = { booking: GuestBooking; isBusy: boolean; onAdd: () => void };

function GuestRow({ booking, isBusy, onAdd }: GuestRowProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { orderNumber, tourName } = booking;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="type-label">{tourName}</p>
        <p className="type-small text-ink-2">{whenText(booking, intl, t)}</p>
        <p className="type-small text-ink-2">{t('booking.order', { order: orderNumber })}</p>
      </div>
      <Button
        kind="outline"
        size="medium"
        busy={isBusy}
        aria-label={t('dashboard.guestAddOne', { trip: tourName })}
        onClick={onAdd}
      >
        {t('dashboard.guestAdd')}
      </Button>
    </li>
  );
}
