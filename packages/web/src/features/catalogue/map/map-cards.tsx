import type { StatedPlan } from '@ashore/core/contract/values/trip-days.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { CornerButton } from '../../../ui/actions/icon-button.tsx';
import { Anchor } from '../../../ui/actions/link.tsx';
import { close } from '../../../ui/media/icon-paths.ts';
import { useCarousel } from '../../../ui/media/use-carousel.ts';
import { type CardTour, TourRating, tourPriceText } from '../cards/card-parts.tsx';
import { TourThumbnail } from '../cards/tour-thumbnail.tsx';
import { productAddressForDays } from '../list/list-query.ts';

type MapStripProps = {
  tours: readonly CardTour[];
  plan: StatedPlan;
  onMark: (code: string | undefined) => void;
};

/** The trips of the list below the map, to swipe through. The pin of the trip in view is marked. */
export function MapStrip({ tours, plan, onMark }: MapStripProps) {
  const t = useText();
  const { index, wiring } = useCarousel();
  const shown = tours[index]?.code;
  useEffect(() => {
    onMark(shown);
    return () => onMark(undefined);
  }, [shown, onMark]);
  return (
    <div {...wiring} className="map-strip">
      <ul aria-label={t('map.strip')}>
        {tours.map((tour) => (
          <Row key={tour.code} tour={tour} href={productAddressForDays(tour.normalizedUrlPath, plan)} />
        ))}
      </ul>
    </div>
  );
}

type MapCardsProps = { tours: readonly CardTour[]; plan: StatedPlan; onClose: () => void };

/** Cards of the products that begin at the pressed pin. */
export function MapCards({ tours, plan, onClose }: MapCardsProps) {
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  const first = tours[0]?.code;
  // On a phone the cards open below the fold, or under the button that floats over the page.
  useEffect(() => {
    if (first !== undefined) strip.current?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  return (
    <div ref={strip} className="map-cards" role="status">
      <CornerButton path={close} label={t('map.close')} onPress={onClose} className="map-cards-close" />
      <ul>
        {tours.map((tour) => (
          <Row key={tour.code} tour={tour} href={productAddressForDays(tour.normalizedUrlPath, plan)} />
        ))}
      </ul>
    </div>
  );
}

function Row({ tour, href }: { tour: CardTour; href: string }) {
  const t = useText();
  const { locale } = usePage();
  const { intl } = localeTable[locale];
  return (
    <li className="map-card">
      <TourThumbnail tour={tour} />
      <div className="min-w-0">
        <Anchor href={href} className="card-link type-label line-clamp-2">
          {tour.tourName}
        </Anchor>
        <p className="type-small text-ink-2">
          <TourRating rating={tour.averageRating} count={tour.reviewCount} tag={intl} />
        </p>
        <p className="type-small">
          {tourPriceText(tour, locale, t)}
          {tour.groupSize !== null && (
            <span className="type-tiny text-ink-2"> {t('tour.perGroup', { size: tour.groupSize })}</span>
          )}
        </p>
      </div>
    </li>
  );
}
