import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { CornerButton } from '../../../ui/corner-button.tsx';
import { close } from '../../../ui/icon-paths.ts';
import type { CardTour } from '../card-tour.ts';
import type { Days } from '../list/narrowing.ts';
import { onTheseDays } from '../list/on-these-days.ts';
import { priceText } from '../price-text.ts';
import { TourRating } from '../tour-rating.tsx';
import { TourThumb } from '../tour-thumb.tsx';

type MapCardsProps = { tours: readonly CardTour[]; days: Days | undefined; onClose: () => void };

/** What begins at the pin that was pressed. */
export function MapCards({ tours, days, onClose }: MapCardsProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const first = tours[0]?.code;
  // On a phone they open below the fold, or under the switch that lies over the page.
  useEffect(() => {
    if (first !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  return (
    <div ref={place} className="map-cards" role="status">
      <CornerButton path={close} label={t('map.close')} onPress={onClose} className="map-cards-close" />
      <ul>
        {tours.map((tour) => (
          <Row key={tour.code} tour={tour} href={onTheseDays(tour.normalizedUrlPath, days)} />
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
      <TourThumb tour={tour} />
      <div className="min-w-0">
        <Anchor href={href} className="card-link type-label line-clamp-2">
          {tour.tourName}
        </Anchor>
        <p className="type-small text-ink-2">
          <TourRating rating={tour.averageRating} count={tour.reviewCount} tag={intl} />
        </p>
        <p className="type-small">
          {t('tour.from', { price: priceText(tour.basePrice, tour.currency, locale) })}
          {tour.groupSize !== null && (
            <span className="type-tiny text-ink-2"> {t('tour.perGroup', { size: tour.groupSize })}</span>
          )}
        </p>
      </div>
    </li>
  );
}
