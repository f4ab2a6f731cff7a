import type { MeetingMap } from '@ashore/core/contract/meeting-map.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Point } from '@ashore/core/contract/tour-summary.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { coordinates, streetMap, wayTo } from '../../page/map-links.ts';
import { usePage } from '../../page/use-page.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { distanceText } from './distance-text.ts';
import { MeetingSketch } from './meeting-sketch.tsx';
import { RegionMap } from './region-map.tsx';

type ProductMeetingProps = {
  tour: Pick<TourDetails, 'startingPointInformation' | 'pickupPlaces' | 'dropoffPlaces'>;
  /** Drawn by the server; without one the words stand alone. */
  map: MeetingMap | undefined;
  /** What else belongs to getting there. */
  children?: ReactNode;
};

/** Where travellers meet, are fetched and are let go again: drawn, and in words. */
export function ProductMeeting({ tour, map, children }: ProductMeetingProps) {
  const t = useText();
  const { startingPointInformation: start, pickupPlaces, dropoffPlaces } = tour;
  return (
    <section aria-labelledby="meeting-title" className="mt-12">
      <h2 id="meeting-title" className="type-h2">
        {t('product.meet')}
      </h2>
      {map && <Drawing map={map} />}
      {start ? (
        <Place place={start} className="mt-4">
          <Near map={map} />
        </Place>
      ) : (
        <p className="mt-4">{t(pickupPlaces.length > 0 ? 'meet.fetched' : 'meet.agreed')}</p>
      )}
      <Places title={t('product.pickup')} places={pickupPlaces} />
      <Places title={t('product.dropoff')} places={dropoffPlaces} />
      {children}
    </section>
  );
}

/** Around the point at the left, where in the world at the right; on a phone one above the other. */
function Drawing({ map: { sketch, region, cityName } }: { map: MeetingMap }) {
  return (
    <div className="@container mt-5">
      <div className="flex flex-col overflow-hidden rounded-panel border border-line @min-[560px]:h-76 @min-[560px]:flex-row">
        {sketch && (
          <div className="aspect-[520/300] min-w-0 shrink-0 @min-[560px]:aspect-auto @min-[560px]:flex-[2]">
            <MeetingSketch sketch={sketch} />
          </div>
        )}
        <div className="h-36 min-w-0 border-line max-sm:border-t @min-[560px]:h-auto @min-[560px]:flex-1 @min-[560px]:border-l">
          <RegionMap region={region} cityName={cityName} />
        </div>
      </div>
    </div>
  );
}

/** What the drawing shows, in words: the nearest of it, as the crow flies. */
function Near({ map }: { map: MeetingMap | undefined }) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const near = map?.sketch?.near.map(({ name, metres }) =>
    t('meet.at', { name, distance: distanceText(metres, t) }),
  );
  if (!near?.length) return null;
  return (
    <p className="type-small text-ink-2">{t('meet.near', { places: listFormat(messages).format(near) })}</p>
  );
}

function Places({ title, places }: { title: string; places: readonly Point[] }) {
  if (places.length === 0) return null;
  return (
    <>
      <h3 className="type-h3 mt-8">{title}</h3>
      <ul className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {places.map((place) => (
          <li key={`${place.title} ${place.street}`}>
            <Place place={place} />
          </li>
        ))}
      </ul>
    </>
  );
}

type PlaceProps = { place: Point; className?: string; children?: ReactNode };

function Place({ place, className = '', children }: PlaceProps) {
  const t = useText();
  return (
    <div className={className}>
      <p className="font-semibold">{place.title}</p>
      {place.street !== place.title && <p className="text-ink-2">{place.street}</p>}
      {children}
      <p className="mt-1 flex flex-wrap gap-x-5">
        <TextLink href={wayTo(place)} newTabLabel={t('product.directionsNewTab')}>
          {t('product.directions')}
        </TextLink>
        <TextLink href={streetMap(place)} newTabLabel={t('product.directionsNewTab')}>
          <span className="sr-only">{t('meet.onStreetMap')} </span>
          {coordinates(place)}
        </TextLink>
      </p>
    </div>
  );
}
