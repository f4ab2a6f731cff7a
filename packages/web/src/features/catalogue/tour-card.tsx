import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import type { ReactNode } from 'react';
import { durationText } from '../../i18n/duration-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { PosterCard } from '../../ui/poster-card.tsx';
import { Price } from '../../ui/price.tsx';
import type { CardTour } from './card-tour.ts';
import { placeText } from './place-text.ts';
import { priceText } from './price-text.ts';
import { SaveHeart } from './save-heart.tsx';
import { TourRating } from './tour-rating.tsx';

type TourCardProps = {
  tour: CardTour;
  priority?: boolean;
  /** One level below the heading that the cards stand under. */
  heading?: 'h2' | 'h3';
  onFollow?: () => void;
  /** Its page with what one has chosen already; else the page alone. */
  href?: string;
  /** In a list one narrows: landscape and without a rail, on a phone a row with its picture at the left. */
  lies?: boolean;
  /** Beside the price: what puts it among those that are compared. */
  compare?: ReactNode;
};

/** Two in a row, then three, then four, as the rack has them. */
const onRack = '(min-width: 1240px) 272px, (min-width: 992px) 21vw, (min-width: 768px) 28vw, 42vw';
/** Three beside the filters; a row has a picture of one size. */
const inList = '(min-width: 1240px) 300px, (min-width: 992px) 22vw, (min-width: 768px) 28vw, 122px';

/** A product as a poster. `priority` is for the first row, which is seen before anything is scrolled. */
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
        sizes: lies ? inList : onRack,
        fallbackSrc: noPicture,
        dominant: tour.teaserImageColour ?? undefined,
        priority,
      }}
      place={placeText({ city: tour.location, country: tour.locationCountry }, t)}
      name={tour.tourName}
      badge={
        tour.promoSavings !== null && (
          <Badge tone="sun">{t('tour.saving', { percent: tour.promoSavings })}</Badge>
        )
      }
      rating={
        <TourRating rating={tour.averageRating} count={tour.reviewCount} tag={localeTable[locale].intl} />
      }
      duration={tour.durations !== null && durationText(tour.durations, t)}
      price={<TourPrice tour={tour} />}
      heart={<SaveHeart tour={tour} />}
    />
  );
}

/** The word for "from" stands before the price or behind it, as the language has it. */
function TourPrice({ tour }: { tour: CardTour }) {
  const t = useText();
  const { locale } = usePage();
  const amount = priceText(tour.basePrice, tour.currency, locale);
  const [before, after] = t('tour.from', { price: '\u0000' })
    .split('\u0000')
    .map((part) => part.trim());
  const original =
    tour.originalPrice === null ? undefined : priceText(tour.originalPrice, tour.currency, locale);
  return (
    <span data-price>
      <Price
        amount={amount}
        {...(before && { before })}
        {...(after && { after })}
        {...(tour.groupSize !== null && { whose: t('tour.perGroup', { size: tour.groupSize }) })}
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
