import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { CornerButton } from '../../../ui/corner-button.tsx';
import { close } from '../../../ui/icon-paths.ts';
import type { CardTour } from '../card-tour.ts';
import { priceText } from '../price-text.ts';
import { TourRating } from '../tour-rating.tsx';
import { TourThumb } from '../tour-thumb.tsx';

type MapCardsProps = { tours: readonly CardTour[]; onClose: () => void };

/** What begins at the pin that was pressed. */
export function MapCards({ tours, onClose }: MapCardsProps) {
  const t = useText();
  return (
    <div className="map-cards" role="status">
      <CornerButton path={close} label={t('map.close')} onPress={onClose} className="map-cards-close" />
      <ul>
        {tours.map((tour) => (
          <Row key={tour.code} tour={tour} />
        ))}
      </ul>
    </div>
  );
}

function Row({ tour }: { tour: CardTour }) {
  const t = useText();
  const { locale } = usePage();
  const { intl } = localeTable[locale];
  return (
    <li className="map-card">
      <TourThumb tour={tour} />
      <div className="min-w-0">
        <Anchor href={tour.normalizedUrlPath} className="card-link type-label line-clamp-2">
          {tour.tourName}
        </Anchor>
        <p className="type-small text-ink-2">
          <TourRating rating={tour.averageRating} count={tour.reviewCount} tag={intl} />
        </p>
        <p className="type-small">
          {t('tour.from', { price: priceText(tour.basePrice, tour.currency, locale) })}
        </p>
      </div>
    </li>
  );
}
