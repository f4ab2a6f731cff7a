import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { onOneLine } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { partyText, whenText } from '../../../i18n/booking-texts.ts';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Anchor, TextLink } from '../../../ui/actions/link.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { chevronRight } from '../../../ui/media/icon-paths.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import type { BookingPart } from '../booking-page.tsx';
import { sumText } from '../booking-texts.ts';
import { detailText, shownState } from './own-booking-texts.ts';
import { followDocument } from './own-document.ts';

/** Address of the page of a booking for the account that booked it, or of a part of that page. */
export function ownBookingHref(
  { orderNumber }: Pick<UserBooking, 'orderNumber'>,
  part?: BookingPart,
): string {
  return `/booking#key=${orderNumber}${part === undefined ? '' : `&part=${part}`}`;
}

/** A booking in the list of its traveller, with what can be done without opening it. */
export function BookingRow({ booking }: { booking: UserBooking }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const { teaserImageColour: dominant } = booking;
  const party = partyText({ components: [{ tickets: booking.travellers }] }, messages, t);
  return (
    <li className="relative grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-1 border-b border-line py-4 md:grid-cols-[auto_1fr_14rem_6.5rem_auto] md:items-center">
      <Picture
        shape="square"
        src={booking.teaserImageUrl}
        alt=""
        sizes="72px"
        fallbackSrc={noPicture}
        {...(dominant !== null && { dominant })}
        className="row-span-3 size-18 rounded-print md:row-span-1"
      />
      <div className="min-w-0">
        <Anchor href={ownBookingHref(booking)} className="card-link type-label">
          {booking.tourName}
        </Anchor>
        <BookedOptions booking={booking} />
        <p className="type-small text-ink-2">{whenText(booking, intl, t)}</p>
        <p className="type-small text-ink-2">{party}</p>
      </div>
      <div className="min-w-0">
        <BookingState booking={booking} />
        <RowLinks booking={booking} />
      </div>
      <p className="type-label whitespace-nowrap md:text-right">
        {sumText(booking.grandTotal, booking, intl)}
      </p>
      <Icon path={chevronRight} className="hidden text-ink-2 md:block" />
    </li>
  );
}

/** The option of a trip, or the room types of a stay. */
export function BookedOptions({ booking: { options } }: { booking: Pick<UserBooking, 'options'> }) {
  const { messages } = localeTable[usePage().locale];
  return options.length > 0 && <p className="type-small text-ink-2">{onOneLine(options, messages)}</p>;
}

export function BookingState({ booking }: { booking: UserBooking }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { state, icon, tone } = shownState(booking);
  const detail = detailText(booking, intl, t);
  return (
    <>
      <p className={`flex items-center gap-2 type-label ${tone}`}>
        <Icon path={icon} size="small" />
        {t(state)}
      </p>
      {detail !== undefined && <p className="type-small text-ink-2">{detail}</p>}
    </>
  );
}

/** Above the link of the whole row. */
const aboveRowLink = 'relative z-1 type-small inline-flex min-h-6 items-center';

function RowLinks({ booking }: { booking: UserBooking }) {
  const t = useTripText(booking);
  const follow = followDocument(t);
  const { ticketUrl, calendarUrl, mayReview, tourId, orderNumber, receipts, group } = booking;
  const isAhead = group === 'upcoming';
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {mayReview && (
        <TextLink href={`/review/${tourId}#key=${orderNumber}`} className={aboveRowLink}>
          {t('dashboard.review')}
        </TextLink>
      )}
      {isAhead && ticketUrl !== null && (
        <TextLink href={ticketUrl} onClick={follow} className={aboveRowLink}>
          {t('dashboard.ticket')}
        </TextLink>
      )}
      {isAhead && calendarUrl !== null && (
        <TextLink href={calendarUrl} onClick={follow} className={aboveRowLink}>
          {t('dashboard.calendar')}
        </TextLink>
      )}
      {!isAhead &&
        receipts.map(({ number, kind, url }) => (
          <TextLink key={number} href={url} onClick={follow} className={aboveRowLink}>
            {t(kind === 'invoice' ? 'confirmation.invoice' : 'confirmation.creditNote', { number })}
          </TextLink>
        ))}
    </p>
  );
}
