import { starsOfRating } from '@ashore/core/hotels/rating.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { bed, calendar, clock, pin } from '../../../ui/media/icon-paths.ts';
import { HotelStars } from '../hotel-stars.tsx';
import type { HotelContent } from './load-hotel.ts';

/** Place, name, category and reviews of a hotel. `children` appear below, for saving and sharing. */
export function HotelHead({ hotel, children }: { hotel: HotelContent; children?: ReactNode }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { city, country, averageRating, reviewCount } = hotel;
  return (
    <header>
      <p className="flex items-center gap-2 type-compact text-ink-2">
        <Icon path={pin} />
        {city === country ? city : t('tour.place', { city, country })}
      </p>
      <h1 id="trip" tabIndex={-1} className="type-h1 mt-1.5 outline-none">
        {hotel.hotelName}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 type-compact text-ink-2">
        <HotelStars stars={starsOfRating(hotel.rating)} isOfficial={hotel.hasOfficialStars} />
        {averageRating !== null && (
          <a href="#reviews" className="link font-normal">
            {t('hotels.reviews', {
              rating: numberFormat(intl, { minimumFractionDigits: 1 }).format(averageRating),
              count: reviewCount,
            })}
          </a>
        )}
        {children}
      </div>
      <p className="type-lead mt-5 max-w-[70ch]">{hotel.shortDescription}</p>
    </header>
  );
}

/** Address, quarter, and the hours of arrival and departure. */
export function HotelFacts({ hotel }: { hotel: HotelContent }) {
  const t = useText();
  const { street, postalCode, city, neighbourhood } = hotel;
  const town = postalCode === '' ? city : `${postalCode} ${city}`;
  return (
    <ul className="mt-7 grid gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-2">
      <Fact icon={pin} fact={t('hotelPage.fullAddress', { street, town })} more={t('hotelPage.address')} />
      {neighbourhood !== '' && <Fact icon={bed} fact={neighbourhood} more={t('hotelPage.neighbourhood')} />}
      <Fact
        icon={calendar}
        fact={t('hotelPage.checkInFrom', { time: hotel.checkInFrom })}
        more={t('hotelPage.checkIn')}
      />
      <Fact
        icon={clock}
        fact={t('hotelPage.checkOutUntil', { time: hotel.checkOutUntil })}
        more={t('hotelPage.checkOut')}
      />
    </ul>
  );
}

function Fact({ icon, fact, more }: { icon: string; fact: string; more: string }) {
  return (
    <li className="flex gap-3.5">
      <Icon path={icon} className="mt-0.5 text-sea" />
      <p className="min-w-0">
        <span className="block type-h4">{fact}</span>
        <span className="block type-small text-ink-2">{more}</span>
      </p>
    </li>
  );
}

/** The story of the hotel and what it offers. */
export function HotelStory({ hotel, amenities }: { hotel: HotelContent; amenities: readonly string[] }) {
  const t = useText();
  return (
    <>
      <div className="mt-7 grid max-w-[70ch] gap-4">
        {hotel.longDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {amenities.length > 0 && (
        <section aria-labelledby="amenities-title" className="mt-12">
          <h2 id="amenities-title" className="type-h2">
            {t('hotelPage.amenities')}
          </h2>
          <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-2 type-compact sm:grid-cols-3">
            {amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
