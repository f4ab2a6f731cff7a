import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { discountNumber } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { ReactNode } from 'react';
import { variant } from '#variant/variant.ts';
import { Approximate } from '../../../api/use-approximate.tsx';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { durationText, fromPriceParts } from '../../../i18n/trip-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { shownWishlist, useExtrasStore } from '../../../store/extras-store.ts';
import { HeartButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { PosterCard, Price } from '../../../ui/media/poster-card.tsx';
import { type CardTour, cityTaxText, placeText, priceText, promisesOf, TourRating } from './card-parts.tsx';
import { type SavedTour, toggleSaved } from './toggle-saved.ts';

type TourCardProps = {
  tour: CardTour;
  priority?: boolean;
  /** One level below the heading above the cards. */
  heading?: 'h2' | 'h3';
  onFollow?: () => void;
  /** Address of the product page with the visitor's choice; by default without one. */
  href?: string;
  /** For lists with filters: landscape and not in a rail, on a phone a row with its image at the left. */
  lies?: boolean;
  /** Control beside the price that adds the product to the comparison. */
  compare?: ReactNode;
};

/** Image sizes for two, three or four cards in a row. */
const rackSizes = '(min-width: 1240px) 272px, (min-width: 992px) 21vw, (min-width: 768px) 28vw, 42vw';
/** Image sizes for three cards beside the filters. A row has an image of fixed size. */
const listSizes = '(min-width: 1240px) 300px, (min-width: 992px) 22vw, (min-width: 768px) 28vw, 122px';

/** A product as a poster card. `priority` is for the first row, which is visible before scrolling. */
export function TourCard({ tour, priority = false, heading = 'h3', ...card }: TourCardProps) {
  const t = useText();
  const { locale } = usePage();
  const { onFollow, lies = false, compare, href = tour.normalizedUrlPath } = card;
  return (
    <PosterCard
      heading={heading}
      href={href}
      stands={!lies}
      beside={compare}
      {...(onFollow && { onFollow })}
      picture={{
        src: tour.teaserImageUrl,
        alt: '',
        sizes: lies ? listSizes : rackSizes,
        fallbackSrc: noPicture,
        dominant: tour.teaserImageColour ?? undefined,
        priority,
      }}
      place={placeText({ city: tour.location, country: tour.locationCountry }, t)}
      name={tour.tourName}
      badge={
        tour.promoSavings !== null && (
          <Badge tone="sun">
            {t('tour.saving', { discount: discountNumber(tour.promoSavings, localeTable[locale].messages) })}
          </Badge>
        )
      }
      rating={
        <TourRating rating={tour.averageRating} count={tour.reviewCount} tag={localeTable[locale].intl} />
      }
      duration={tour.durations !== null && durationText(tour.durations, t)}
      hours={tour.portHours ? hoursText(tour.portHours, t) : cityTaxText(tour, locale, t)}
      promises={promisesOf(tour, t)}
      price={<TourPrice tour={tour} />}
      heart={<SaveHeart tour={tour} />}
    />
  );
}

/** When a shore excursion leaves and brings passengers back, to compare with the hours of their ship. */
function hoursText({ from, backBy, starts }: NonNullable<CardTour['portHours']>, t: TextOf): string {
  return t(starts === 1 ? 'tour.portHours' : 'tour.portHoursFirst', { from, backBy });
}

function TourPrice({ tour }: { tour: CardTour }) {
  const t = useText();
  const { locale } = usePage();
  const { basePrice, currency } = tour;
  const { before, amount, after } = fromPriceParts(
    fromDecimal(basePrice, currency),
    localeTable[locale].intl,
    t,
  );
  const original =
    tour.originalPrice === null ? undefined : priceText(tour.originalPrice, tour.currency, locale);
  return (
    <span data-price>
      <Price
        amount={amount}
        {...(before && { before })}
        {...(after && { after })}
        about={<Approximate sum={fromDecimal(basePrice, currency)} look="order-1 type-tiny" hasRoom />}
        {...(tour.groupSize !== null && { whose: t('tour.perGroup', { size: tour.groupSize }) })}
        {...(tour.productType === 'hotels' && { whose: t('tour.perNight') })}
        {...(tour.nextRunOn && {
          next: t('tour.nextOn', {
            date: formatDate(localDate(tour.nextRunOn), localeTable[locale].intl, 'year'),
          }),
        })}
        {...(original !== undefined && {
          struck: { amount: original, label: t('tour.was') },
          lowest: t('tour.lowest', { price: original }),
        })}
      />
    </span>
  );
}

/** Button on the image of a card that saves the trip in this browser. */
export function SaveHeart({ tour }: { tour: SavedTour }) {
  const t = useText();
  const saved = useExtrasStore((state) => shownWishlist(state).includes(tour.tourId));
  // Only the full header shows saved trips.
  if (variant.header !== 'full') return null;
  return (
    <span className="needs-js">
      <HeartButton
        saved={saved}
        label={t('shell.save', { name: tour.tourName })}
        onToggle={() => toggleSaved(tour, t)}
      />
    </span>
  );
}
