import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Point } from '@ashore/core/contract/tour-summary.ts';
import { useText } from '../../i18n/use-text.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Where travellers meet, are fetched and are let go again. */
export function ProductPlaces({ tour }: { tour: TourDetails }) {
  const t = useText();
  const start = tour.startingPointInformation;
  return (
    <>
      {start && <Places title={t('product.meet')} places={[start]} />}
      {tour.pickupPlaces.length > 0 && <Places title={t('product.pickup')} places={tour.pickupPlaces} />}
      {tour.dropoffPlaces.length > 0 && <Places title={t('product.dropoff')} places={tour.dropoffPlaces} />}
    </>
  );
}

function Places({ title, places }: { title: string; places: readonly Point[] }) {
  const t = useText();
  return (
    <section className="mt-12">
      <h2 className="type-h2">{title}</h2>
      <ul className="mt-4 grid gap-4">
        {places.map((place) => (
          <li key={`${place.title} ${place.street}`}>
            <p className="font-semibold">{place.title}</p>
            <p className="text-ink-2">{place.street}</p>
            <TextLink href={wayTo(place)} newTabLabel={t('product.directionsNewTab')}>
              {t('product.directions')}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wayTo({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
