import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { remainingRefundTerms } from '../../i18n/booking-texts.ts';
import { useTripText } from '../../i18n/stay-texts.ts';
import type { TextOf } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { check } from '../../ui/media/icon-paths.ts';
import { bookingStatus, settledSums } from './booking-status.ts';
import { answerTimeText, isPaidAtHotel, refundText, sumText } from './booking-texts.ts';
import { OtherTrips } from './other-trips.tsx';

/** Panel of the confirmation page: what happens next, in order, and a link to the booking. */
export function NextSteps({ booking }: { booking: BookingView }) {
  const t = useTripText(booking.trip);
  const { intl } = localeTable[usePage().locale];
  return (
    <Panel as="section" className="print:hidden">
      <h2 className="type-h3">{t('confirmation.nextTitle')}</h2>
      <ul className="mt-3 grid gap-2.5">
        {nextStepTexts(booking, intl, t).map((line) => (
          <li key={line} className="flex gap-3">
            <Icon path={check} className="mt-1 text-leaf" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 pl-8">
        <TextLink href={`/booking#key=${booking.accessKey}`}>{t(bookingLinkLabel(booking))}</TextLink>
      </p>
      {bookingStatus(booking) === 'ended' && (
        <p className="mt-3 pl-8">
          <OtherTrips booking={booking} />
        </p>
      )}
    </Panel>
  );
}

/** Message key of the link to the booking, which offers to manage it only if it can be cancelled. */
function bookingLinkLabel(booking: BookingView): 'confirmation.manage' | 'confirmation.look' {
  return booking.mayCancel ? 'confirmation.manage' : 'confirmation.look';
}

function nextStepTexts(booking: BookingView, intl: string, t: TextOf): string[] {
  const { contact, trip, utcNow } = booking;
  const isOnAccount = booking.method === 'bill-organisation';
  const sum = sumText(booking.grandTotal, booking, intl);
  const supplierName = trip.vendor.name;
  switch (bookingStatus(booking)) {
    case 'sold': {
      const [bestRefundTerm] = remainingRefundTerms(trip, new Date(utcNow), intl, t);
      const remainingSum = sumText(settledSums(booking).remainingSum, booking, intl);
      const refundLineKey = isOnAccount ? 'confirmation.backLineAccount' : 'confirmation.backLine';
      const refundLine =
        bestRefundTerm &&
        (isPaidAtHotel(booking)
          ? t('stay.freeUntil', bestRefundTerm)
          : t(refundLineKey, { ...bestRefundTerm, sum: remainingSum }));
      return [...emailTexts(booking, t), t('confirmation.showLine'), ...(refundLine ? [refundLine] : [])];
    }
    case 'requested': {
      const until = answerTimeText(booking, intl, t);
      return [
        ...(until === undefined ? [] : [t('confirmation.repliesBy', { vendor: supplierName, until })]),
        t(isOnAccount ? 'confirmation.ifYesAccount' : 'confirmation.ifYes', { sum }),
        t(isOnAccount ? 'confirmation.ifNoAccount' : 'confirmation.ifNo'),
      ];
    }
    case 'pending':
      return [t('confirmation.waitingLine'), t('confirmation.mailLine', { email: contact.email })];
    case 'ended':
      return [refundText(booking, intl, t)];
  }
}

/** Says who gets which email. The email to a guest shows no prices, because the organisation pays. */
function emailTexts({ contact: { email }, method }: BookingView, t: TextOf): string[] {
  return method === 'bill-organisation'
    ? [t('confirmation.mailLineGuest', { email }), t('confirmation.mailLineOrganisation')]
    : [t('confirmation.mailLine', { email })];
}
