import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { listPathOf, placeAddress, withStay } from '@ashore/core/contract/values/product-path.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { isStay } from '../../i18n/stay-texts.ts';
import { useText } from '../../i18n/texts.ts';
import { TextLink } from '../../ui/actions/link.tsx';

type OtherTripsProps = { booking: Pick<ShownBooking, 'trip' | 'utcNow'> };

/**
 * For travellers whose booking has ended: a link to other trips at the place. Guests of a hotel need another hotel first, for
 * the same nights unless they have begun.
 */
export function OtherTrips({ booking: { trip, utcNow } }: OtherTripsProps) {
  const t = useText();
  const { cityLocative: place, normalizedUrlPath, startsAt } = trip;
  // The catalogue no longer has the trip.
  if (!place) return null;
  const listPath = listPathOf(normalizedUrlPath);
  if (!isStay(trip)) return <TextLink href={listPath}>{t('confirmation.another', { place })}</TextLink>;
  const isAhead = Date.parse(startsAt) > Date.parse(utcNow);
  // The guest of an organisation has no quote.
  const stay = 'stay' in trip && isAhead ? trip.stay : null;
  const citySlug = listPath.split('/').at(-1) ?? '';
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-2">
      <TextLink href={stay ? hotelsForNights(listPath, stay) : listPath}>
        {t('stay.otherHotels', { place })}
      </TextLink>
      <TextLink href={placeAddress(citySlug)}>{t('stay.tripsAt', { place })}</TextLink>
    </span>
  );
}

type StayOfBooking = NonNullable<Extract<ShownBooking, { seenBy: 'owner' }>['trip']['stay']>;

function hotelsForNights(listPath: string, { arrival, departure, rooms }: StayOfBooking): string {
  return withStay(listPath, { arrival: localDate(arrival), departure: localDate(departure), rooms });
}
