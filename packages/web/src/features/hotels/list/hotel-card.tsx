import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { boardOfRateBasis } from '@ashore/core/hotels/board.ts';
import { starsOfRating } from '@ashore/core/hotels/rating.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import type { ReactNode } from 'react';
import { Approximate } from '../../../api/use-approximate.tsx';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Anchor } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { CompareHotelToggle } from '../compare/compare-toggle.tsx';
import { HotelStars } from '../hotel-stars.tsx';
import { amountText } from '../stay/amounts.ts';
import { deadlineAt, distanceTexts } from '../stay/stay-texts.ts';

type HotelCardProps = {
  hotel: HotelOffer;
  /** Nights and rooms that the price is for. */
  counts: { readonly nights: number; readonly rooms: number };
  href: string;
  /** In the first row, which is visible before scrolling. */
  priority: boolean;
  /** The prices are no longer valid; the current ones are on their way. */
  isStale: boolean;
  heart?: ReactNode;
  /** Whether the hotel can be added to the comparison here. */
  isComparable?: boolean;
  /** What is particular to the hotel in this list. */
  note?: ReactNode;
  /** One level below the heading above the cards. */
  heading?: 'h2' | 'h3';
};

const pictureSizes = '(min-width: 1328px) 408px, (min-width: 992px) 31vw, (min-width: 768px) 46vw, 92vw';

/** A hotel in a list: picture, place, name, stars, and what the whole stay costs under which terms. */
export function HotelCard({ hotel, counts, href, priority, isStale, heart, ...card }: HotelCardProps) {
  const t = useText();
  const { locale } = usePage();
  const { hotelName, city, neighbourhood, images } = hotel;
  const [picture] = images;
  const Heading = card.heading ?? 'h3';
  return (
    <li className="group rack-card hotel-card">
      <div className="relative">
        <span className="poster-sheet block transition-[translate] motion-safe:group-hover:-translate-y-1">
          <Picture
            shape="gallery"
            src={picture?.thumb ?? noPicture}
            alt=""
            sizes={pictureSizes}
            fallbackSrc={noPicture}
            dominant={picture?.colour ?? undefined}
            priority={priority}
            className="aspect-16/10"
          />
        </span>
      </div>
      <div className="hotel-card-words">
        <div className="min-w-0">
          <p className="type-card-small text-ink-2">
            {neighbourhood === '' || neighbourhood === city
              ? city
              : t('tour.place', { city: neighbourhood, country: city })}
          </p>
          <Heading className="mt-0.5 type-card-name">
            <Anchor href={href} className="card-link">
              {hotelName}
            </Anchor>
          </Heading>
          <HotelStars stars={starsOfRating(hotel.rating)} isOfficial={hotel.hasOfficialStars} />
          <TravellersRating hotel={hotel} />
        </div>
        <CardPrice hotel={hotel} counts={counts} isStale={isStale} />
      </div>
      <div className="hotel-card-terms type-small text-ink-2">
        {card.note}
        {hotel.payAtHotel !== null && !isStale && (
          <p>
            {t('hotels.cityTax', {
              amount: amountText(hotel.payAtHotel.amount, hotel.payAtHotel.currency, locale),
            })}
          </p>
        )}
        <p>{boardText(hotel.rateBasis, t)}</p>
        <p className={hotel.freeCancellationUntil === null ? '' : 'text-leaf'}>
          {cancellationText(hotel, locale, t)}
        </p>
        {hotel.left !== null && !isStale && (
          <p className="font-semibold text-amber">{t('hotels.left', { count: hotel.left })}</p>
        )}
        <Distances hotel={hotel} />
        {card.isComparable && <CompareHotelToggle hotelid={hotel.hotelid} hotelName={hotelName} />}
      </div>
      {heart && <div className="heart-place">{heart}</div>}
    </li>
  );
}

/** The total of the stay, which the law wants first, and what a night costs below it. */
function CardPrice({ hotel, counts, isStale }: Pick<HotelCardProps, 'hotel' | 'counts' | 'isStale'>) {
  const t = useText();
  const { locale } = usePage();
  const amountOf = (amount: number) => amountText(amount, hotel.currency, locale);
  const { nights, rooms } = counts;
  if (isStale)
    return (
      <div className="hotel-card-price">
        <Skeleton className="ml-auto h-6 w-20" />
      </div>
    );
  return (
    <p className="hotel-card-price" data-price>
      <strong className="type-card-price text-ink">{amountOf(hotel.from)}</strong>{' '}
      {isCurrencyCode(hotel.currency) && (
        <Approximate sum={fromDecimal(hotel.from, hotel.currency)} look="type-tiny" hasRoom />
      )}
      <span className="block type-tiny">{t('hotels.totalFor', counts)}</span>
      {nights > 1 && (
        <span className="block type-tiny text-ink-2">
          {t('hotels.perNight', { amount: amountOf(hotel.fromPerNight), rooms })}
        </span>
      )}
    </p>
  );
}

function boardText(rateBasis: number, t: TextOf): string {
  const board = boardOfRateBasis(rateBasis);
  return board === undefined ? '' : t(`hotels.${board}`);
}

function cancellationText(
  { freeCancellationUntil, hasFreeCancellation, city }: HotelOffer,
  locale: Locale,
  t: TextOf,
): string {
  if (freeCancellationUntil !== null)
    return t('hotels.freeUntil', { ...deadlineAt(freeCancellationUntil, locale), place: city });
  return t(hasFreeCancellation ? 'hotels.alsoFree' : 'hotels.notFree');
}

function TravellersRating({ hotel: { averageRating, reviewCount } }: { hotel: HotelOffer }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  if (averageRating === null) return null;
  const value = numberFormat(intl, { minimumFractionDigits: 1 }).format(averageRating);
  return (
    <p className="type-card-small text-ink-2">{t('hotels.reviews', { rating: value, count: reviewCount })}</p>
  );
}

function Distances({ hotel }: { hotel: HotelOffer }) {
  const t = useText();
  const { locale } = usePage();
  return distanceTexts(hotel, locale, t).map((text) => <p key={text}>{text}</p>);
}

/** The boxes of a card while hotels are searched for. */
export function HotelCardSkeleton() {
  return (
    <li className="rack-card hotel-card" aria-hidden="true">
      <span className="poster-sheet block">
        <Skeleton className="aspect-16/10 rounded-print" />
      </span>
      <div className="grid gap-2 pt-4">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </li>
  );
}
