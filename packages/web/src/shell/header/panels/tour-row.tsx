import type { ReactNode } from 'react';
import { type CardTour, cityTaxText, tourPriceText } from '../../../features/catalogue/cards/card-parts.tsx';
import { TourThumbnail } from '../../../features/catalogue/cards/tour-thumbnail.tsx';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Anchor } from '../../../ui/actions/link.tsx';

type TourRowProps = {
  tour: CardTour;
  /** Called when the trip is opened. */
  onOpen: () => void;
  /** A button at the end of the row. */
  button?: ReactNode;
};

/** A trip as a row of a panel of the header. */
export function TourRow({ tour, onOpen, button }: TourRowProps) {
  const t = useText();
  const { locale } = usePage();
  const cityTax = cityTaxText(tour, locale, t);
  return (
    <li className="relative flex items-center gap-3.5 border-b border-line py-2.5 last:border-0">
      <TourThumbnail tour={tour} />
      <div className="min-w-0 flex-1">
        <p className="type-tiny text-ink-2">{tour.location}</p>
        <Anchor href={tour.normalizedUrlPath} onClick={onOpen} className="card-link type-label line-clamp-2">
          {tour.tourName}
        </Anchor>
        <p className="type-small text-ink-2">
          {tourPriceText(tour, locale, t)}
          {tour.groupSize !== null && ` ${t('shell.perGroup')}`}
          {tour.productType === 'hotels' && ` ${t('tour.perNight')}`}
        </p>
        {cityTax !== undefined && <p className="type-tiny text-ink-2">{cityTax}</p>}
      </div>
      {button}
    </li>
  );
}
