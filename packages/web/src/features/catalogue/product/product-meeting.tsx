import type {
  MapMark,
  MeetingMap,
  RegionMap as Region,
  MeetingSketch as Sketch,
} from '@ashore/core/contract/maps.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Point } from '@ashore/core/contract/tour-summary.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { directionsLink, streetMap } from '@ashore/core/locale/map-links.ts';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { distanceText } from '../../../i18n/trip-texts.ts';
import { coordinates } from '../../../page/links.tsx';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';

type ProductMeetingProps = {
  tour: Pick<TourDetails, 'startingPointInformation' | 'pickupPlaces' | 'dropoffPlaces' | 'timeZone'>;
  /** Drawn by the server; without it only the text is shown. */
  map: MeetingMap | undefined;
  /** Heading, where travellers do not meet but stay. */
  title?: string;
  /** Further content about getting there. */
  children?: ReactNode;
};

/** Where travellers meet, are picked up and are dropped off: as a drawing and in words. */
export function ProductMeeting({ tour, map, title, children }: ProductMeetingProps) {
  const t = useText();
  const { startingPointInformation: start, pickupPlaces, dropoffPlaces, timeZone } = tour;
  return (
    <section id="meeting" aria-labelledby="meeting-title" className="mt-12 scroll-mt-18">
      <h2 id="meeting-title" className="type-h2">
        {title ?? t('product.meet')}
      </h2>
      <Surroundings tour={tour} map={map} />
      {start ? (
        <Place place={start} timeZone={timeZone} className="mt-4">
          <NearestPlaces map={map} />
        </Place>
      ) : (
        <p className="mt-4">{t(pickupPlaces.length > 0 ? 'meet.fetched' : 'meet.agreed')}</p>
      )}
      <Places title={t('product.pickup')} places={pickupPlaces} timeZone={timeZone} />
      <Places title={t('product.dropoff')} places={dropoffPlaces} timeZone={timeZone} />
      {children}
    </section>
  );
}

const loadStreetMap = () => import('../map/street-map.tsx');

/** The drawing; or, where a street map is configured and a visitor asks for it, the streets. */
function Surroundings({ tour, map }: Pick<ProductMeetingProps, 'tour' | 'map'>) {
  const t = useText();
  const { mapStyle } = usePage().site;
  const [shows, setShows] = useState<'drawing' | 'streets' | 'failed'>('drawing');
  const StreetMap = useLazyComponent(loadStreetMap, shows === 'streets');
  const { startingPointInformation: start, pickupPlaces, dropoffPlaces } = tour;
  const drawing = map && <MeetingDrawing map={map} />;
  if (mapStyle === undefined || !start) return drawing;
  const isOpen = shows === 'streets';
  return (
    <>
      {isOpen && StreetMap ? (
        <div className="mt-5 overflow-hidden rounded-panel border border-line">
          <StreetMap
            style={mapStyle}
            start={start}
            others={[...pickupPlaces, ...dropoffPlaces]}
            onFailed={() => setShows('failed')}
          />
        </div>
      ) : (
        drawing
      )}
      <p className="needs-js mt-2 flex flex-wrap items-center gap-x-4 type-small text-ink-2">
        <Button
          kind="link"
          size="medium"
          busy={isOpen && !StreetMap}
          onClick={() => setShows(isOpen ? 'drawing' : 'streets')}
        >
          {t(isOpen ? 'meet.hideStreets' : 'meet.showStreets')}
        </Button>
        {!isOpen && t('meet.streetsFrom', { host: new URL(mapStyle).host })}
      </p>
      <p role="status" className="type-small empty:sr-only">
        {shows === 'failed' && t('meet.streetsFailed')}
      </p>
    </>
  );
}

/** The surroundings at the left and the region at the right; on a phone one above the other. */
function MeetingDrawing({ map: { sketch, region, cityName } }: { map: MeetingMap }) {
  return (
    <div className="@container mt-5">
      <div className="flex flex-col overflow-hidden rounded-panel border border-line @min-[560px]:h-76 @min-[560px]:flex-row">
        {sketch && (
          // The server draws the surroundings in these proportions (`features/maps/meeting-sketch.ts`).
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

/** The nearest places of the drawing in words, with straight-line distances. */
function NearestPlaces({ map }: { map: MeetingMap | undefined }) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const nearTexts = map?.sketch?.near.map(({ name, metres }) =>
    t('meet.at', { name, distance: distanceText(metres, t) }),
  );
  if (!nearTexts?.length) return null;
  return (
    <p className="type-small text-ink-2">
      {t('meet.near', { places: listFormat(messages).format(nearTexts) })}
    </p>
  );
}

type PlacesProps = { title: string; places: readonly Point[]; timeZone: string };

function Places({ title, places, timeZone }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <>
      <h3 className="type-h3 mt-8">{title}</h3>
      <ul className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {places.map((place) => (
          <li key={`${place.title} ${place.street}`}>
            <Place place={place} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </>
  );
}

type PlaceProps = { place: Point; timeZone: string; className?: string; children?: ReactNode };

function Place({ place, timeZone, className = '', children }: PlaceProps) {
  const t = useText();
  const reader = { locale: usePage().locale, timeZone };
  return (
    <div className={className}>
      <p className="font-semibold">{place.title}</p>
      {place.street !== place.title && <p className="text-ink-2">{place.street}</p>}
      {children}
      <p className="mt-1 flex flex-wrap gap-x-5">
        <TextLink href={directionsLink(place, reader)} newTabLabel={t('product.directionsNewTab')}>
          {t('product.directions')}
        </TextLink>
        <TextLink href={streetMap(place, reader)} newTabLabel={t('product.directionsNewTab')}>
          <span className="sr-only">{t('meet.onStreetMap')} </span>
          {coordinates(place)}
        </TextLink>
      </p>
    </div>
  );
}

/**
 * The surroundings of the meeting point. The drawing is decorative, because the text beside it gives the same
 * information.
 */
function MeetingSketch({ sketch }: { sketch: Sketch }) {
  const t = useText();
  const { width, height, pin, rings, marks } = sketch;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="map-words block h-full w-full bg-sand"
    >
      {rings.toReversed().map(({ radius, metres }) => (
        <g key={metres}>
          <circle
            cx={pin.x}
            cy={pin.y}
            r={radius}
            className="fill-paper stroke-line-2"
            fillOpacity=".45"
            strokeDasharray="2 5"
          />
          <text x={pin.x} y={pin.y + radius + 4} textAnchor="middle" className="fill-ink-2">
            {distanceText(metres, t)}
          </text>
        </g>
      ))}
      {/* Which way the trip goes, not on which roads. */}
      {marks
        .filter(({ kind }) => kind === 'drop-off')
        .map(({ name, x, y }) => (
          <path
            key={name}
            d={`M${pin.x} ${pin.y}L${x} ${y}`}
            className="fill-none stroke-action"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray="1 7"
          />
        ))}
      {marks.map((mark) => (
        <LandmarkMark key={`${mark.name} ${mark.kind}`} mark={mark} />
      ))}
      <Pin x={pin.x} y={pin.y} />
      <g className="fill-none stroke-ink-2" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M${width - 22} 40V16m-5 6 5-6 5 6`} />
      </g>
    </svg>
  );
}

/** Colours of the landmarks, the same as in `map/map-drawing.tsx`. */
const LANDMARK_COLOURS: Record<MapMark['kind'], string> = {
  city: 'fill-ink stroke-paper',
  sight: 'fill-sea stroke-paper',
  port: 'fill-ink stroke-paper',
  pickup: 'fill-sun stroke-ink',
  'drop-off': 'fill-paper stroke-ink',
};

function LandmarkMark({ mark: { x, y, kind, label } }: { mark: MapMark }) {
  return (
    <g>
      <circle cx={x} cy={y} r="5.5" strokeWidth="1.5" className={LANDMARK_COLOURS[kind]} />
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor} className="fill-ink">
          {label.text}
        </text>
      )}
    </g>
  );
}

/** The tip of the pin marks the point. */
function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0c9-9 13-15.5 13-21a13 13 0 0 0-26 0c0 5.5 4 12 13 21z"
        className="fill-action stroke-paper"
        strokeWidth="1.5"
      />
      <circle cy="-21" r="4.5" className="fill-paper" />
    </g>
  );
}

/** Map that shows where in the world the city is. */
function RegionMap({ region, cityName }: { region: Region; cityName: string }) {
  const t = useText();
  const { width, height, land, city, pin, scale } = region;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="map-words [--map-words:12px] block h-full w-full bg-foam"
    >
      <path d={land} className="fill-sand stroke-line-2" strokeWidth=".75" />
      <circle cx={city.x} cy={city.y} r="5" strokeWidth="1.5" className="fill-ink stroke-paper" />
      <text x={city.x} y={city.y + 24} textAnchor="middle" className="fill-ink font-semibold">
        {cityName}
      </text>
      {pin && <Pin {...pin} />}
      {/*
       * A wide drawing is cropped above and below, a tall one at its sides. Only the middle is always
       * visible.
       */}
      <g className="@min-[560px]:hidden">
        <Scale x={24} y={height * 0.66} length={scale.length} text={distanceText(scale.metres, t)} />
      </g>
      <g className="not-@min-[560px]:hidden">
        <Scale
          x={(width - scale.length) / 2}
          y={height - 20}
          length={scale.length}
          text={distanceText(scale.metres, t)}
        />
      </g>
    </svg>
  );
}

function Scale({ x, y, length, text }: { x: number; y: number; length: number; text: string }) {
  return (
    <>
      <path d={`M${x} ${y - 5}v5h${length}v-5`} className="fill-none stroke-ink-2" strokeWidth="1.5" />
      <text x={x} y={y - 10} className="fill-ink-2">
        {text}
      </text>
    </>
  );
}
