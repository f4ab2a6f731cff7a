import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { useTripText } from '../../i18n/stay-texts.ts';
import { usePage } from '../../page/use-page.ts';
import { CornerButton } from '../../ui/actions/icon-button.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { chevronLeft, chevronRight, clock, close } from '../../ui/media/icon-paths.ts';
import { QrCode } from '../../ui/media/qr-code.tsx';
import { bookingStatus } from './booking-status.ts';
import { answerTimeText } from './booking-texts.ts';

/** The part of the ticket that is shown at the start: one code per ticket, or why there is none yet. */
export function TicketCode({ booking }: { booking: ShownBooking }) {
  const valid = booking.tickets.flatMap(({ code, participantName }) =>
    code ? [{ code, participantName }] : [],
  );
  return (
    <div className="grid h-full content-center justify-items-center gap-3 text-center md:w-56 print:w-full print:grid-cols-4 print:items-start">
      {valid.length > 0 ? <Codes trip={booking.trip} tickets={valid} /> : <NoCode booking={booking} />}
    </div>
  );
}

type Code = { readonly code: string; readonly participantName: string };

function Codes({ trip, tickets }: Pick<ShownBooking, 'trip'> & { tickets: readonly Code[] }) {
  const t = useTripText(trip);
  const [index, setIndex] = useState(0);
  const count = tickets.length;
  // The shown ticket may have been cancelled since, which leaves fewer codes.
  const shownIndex = Math.min(index, count - 1);
  return (
    <>
      {tickets.map((ticket, position) => (
        // Print shows all codes. The page shows one at a time, so that a scanner reads a single code.
        <div
          key={ticket.code}
          className={
            position === shownIndex
              ? 'w-full max-w-52 break-inside-avoid'
              : 'hidden w-full max-w-52 break-inside-avoid print:block'
          }
        >
          <QrCode text={ticket.code} label={t('confirmation.codeOf', { name: ticket.participantName })} />
          <p className="mt-2 whitespace-nowrap font-semibold tracking-wider print:type-small print:tracking-normal">
            {ticket.code}
          </p>
          <p className="type-small">{ticket.participantName}</p>
        </div>
      ))}
      {count > 1 && (
        <div className="flex items-center gap-2 print:hidden">
          <CornerButton
            path={chevronLeft}
            label={t('confirmation.previous')}
            onPress={() => setIndex((shownIndex + count - 1) % count)}
          />
          <span role="status" className="type-small">
            {t('confirmation.nthOf', { place: shownIndex + 1, of: count })}
          </span>
          <CornerButton
            path={chevronRight}
            label={t('confirmation.next')}
            onPress={() => setIndex((shownIndex + 1) % count)}
          />
        </div>
      )}
      <p className="type-small text-ink-2 print:col-span-full">{t('confirmation.show')}</p>
    </>
  );
}

function NoCode({ booking }: { booking: ShownBooking }) {
  const t = useTripText(booking.trip);
  const { intl } = localeTable[usePage().locale];
  const until = answerTimeText(booking, intl, t);
  const isEnded = bookingStatus(booking) === 'ended';
  return (
    <>
      <Icon path={isEnded ? close : clock} size="large" className={isEnded ? 'text-red' : 'text-amber'} />
      <p className="font-semibold">{t(isEnded ? 'confirmation.noTicket' : 'confirmation.ticketLater')}</p>
      {until !== undefined && (
        <p className="type-small text-ink-2">
          {t('confirmation.repliesBy', { vendor: booking.trip.vendor.name, until })}
        </p>
      )}
    </>
  );
}
