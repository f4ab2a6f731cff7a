import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { whenText } from '../../../i18n/booking-texts.ts';
import { instantText } from '../../../i18n/instant-text.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { offlineBookings } from '../../../store/offline-bookings.ts';
import { Panel } from '../../../ui/layout/panel.tsx';

type TicketsOnDeviceProps = {
  /** Key of the booking that the page shows; undefined if it shows none. */
  openKey: string | undefined;
  onOpen: (accessKey: string) => void;
  /** Shown if the device stores none. With it the list is what the page is about. */
  fallback?: ReactNode;
};

/** The other bookings that this device stores, each with the time of its copy, to be opened without a connection. */
export function TicketsOnDevice({ openKey, onOpen, fallback }: TicketsOnDeviceProps) {
  const t = useText();
  const id = useId();
  const [bookings, setBookings] = useState<readonly ShownBooking[]>();
  useEffect(() => {
    let isActive = true;
    offlineBookings().then(
      (stored) => isActive && setBookings(stored.toReversed()),
      (error: unknown) => {
        log('warn', 'The stored bookings could not be read', error);
        if (isActive) setBookings([]);
      },
    );
    return () => {
      isActive = false;
    };
  }, []);
  const others = bookings?.filter(({ accessKey }) => accessKey !== openKey);
  if (others === undefined) return null;
  if (others.length === 0) return fallback;
  const Title = fallback === undefined ? 'h2' : 'h1';
  return (
    <Panel as="section" aria-labelledby={id} className="mx-auto mb-7 max-w-248 print:hidden">
      <Title id={id} className={fallback === undefined ? 'type-h3' : 'type-h2'}>
        {t(openKey === undefined ? 'booking.allOnDevice' : 'booking.onDevice')}
      </Title>
      <ul className="mt-2 divide-y divide-line">
        {others.map((booking) => (
          <TicketRow key={booking.accessKey} booking={booking} onOpen={() => onOpen(booking.accessKey)} />
        ))}
      </ul>
    </Panel>
  );
}

function TicketRow({ booking, onOpen }: { booking: ShownBooking; onOpen: () => void }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { orderNumber, trip, utcNow } = booking;
  return (
    <li>
      <button type="button" onClick={onOpen} className="block min-h-11 w-full py-2.5 text-left hover:bg-foam">
        <span className="link block type-label">{trip.tourName}</span>
        <span className="block type-small text-ink-2">{whenText(trip, intl, t)}</span>
        <span className="block type-small text-ink-2">{t('booking.order', { order: orderNumber })}</span>
        <span className="block type-small text-ink-2">
          {t('booking.savedAt', { when: instantText(utcNow, intl, t) })}
        </span>
      </button>
    </li>
  );
}
