import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { wayTo } from '../../page/map-links.ts';
import { usePage } from '../../page/use-page.ts';
import { refundsAhead } from '../../store/trip-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { check } from '../../ui/icon-paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { bookingLook } from './booking-look.ts';
import { answerTimeText, sumText } from './booking-words.ts';
import { moneyNews } from './money-news.ts';
import { OtherTrips } from './other-trips.tsx';
import { settledSums } from './settled-sums.ts';

/** What happens from here on, in the order in which it does. */
export function BookingNext({ booking }: { booking: BookingView }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const start = booking.trip.startingPointInformation;
  return (
    <Panel as="section" className="print:hidden">
      <h2 className="type-h3">{t('confirmation.nextTitle')}</h2>
      <ul className="mt-3 grid gap-2.5">
        {nextLines(booking, intl, t).map((line) => (
          <li key={line} className="flex gap-3">
            <Icon path={check} className="mt-1 text-leaf" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 pl-8">
        <TextLink href={`/booking#key=${booking.accessKey}`}>{t(manageKey(booking))}</TextLink>
      </p>
      {bookingLook(booking) === 'over' && (
        <p className="mt-3 pl-8">
          <OtherTrips trip={booking.trip} />
        </p>
      )}
      {start && bookingLook(booking) === 'sold' && (
        <p className="mt-3 pl-8">
          <TextLink href={wayTo(start)} newTabLabel={t('checkout.newTab')}>
            {t('confirmation.directions', { place: start.title })}
          </TextLink>
        </p>
      )}
    </Panel>
  );
}

/** What one can do there. Where a booking is over there is only something to look at. */
function manageKey(booking: BookingView): 'confirmation.manage' | 'confirmation.look' {
  return booking.mayCancel ? 'confirmation.manage' : 'confirmation.look';
}

function nextLines(booking: BookingView, intl: string, t: Text): string[] {
  const { contact, trip, utcNow } = booking;
  const isOnAccount = booking.method === 'bill-organisation';
  const sum = sumText(booking.grandTotal, booking, intl);
  const vendor = trip.vendor.name;
  switch (bookingLook(booking)) {
    case 'sold': {
      const [best] = refundsAhead(trip, new Date(utcNow), intl, t);
      const paid = sumText(settledSums(booking).left, booking, intl);
      const backLine = isOnAccount ? 'confirmation.backLineAccount' : 'confirmation.backLine';
      const back = best && t(backLine, { ...best, sum: paid });
      return [...mailLines(booking, t), t('confirmation.showLine'), ...(back ? [back] : [])];
    }
    case 'asked': {
      const until = answerTimeText(booking, intl, t);
      return [
        ...(until === undefined ? [] : [t('confirmation.repliesBy', { vendor, until })]),
        t(isOnAccount ? 'confirmation.ifYesAccount' : 'confirmation.ifYes', { sum }),
        t(isOnAccount ? 'confirmation.ifNoAccount' : 'confirmation.ifNo'),
      ];
    }
    case 'waiting':
      return [t('confirmation.waitingLine'), t('confirmation.mailLine', { email: contact.email })];
    default:
      return [moneyNews(booking, intl, t)];
  }
}

/** Who gets what: a guest has nothing to do with what his house pays. */
function mailLines({ contact: { email }, method }: BookingView, t: Text): string[] {
  return method === 'bill-organisation'
    ? [t('confirmation.mailLineGuest', { email }), t('confirmation.mailLineHouse')]
    : [t('confirmation.mailLine', { email })];
}
