import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { PlaceIndex, type PlaceLine } from './places.tsx';

/** List of places in large type. The place that is hovered or focused appears beside it as a poster. */
export function DestinationsSection({ places }: { places: readonly PlaceLine[] }) {
  const t = useText();
  const [shown, setShown] = useState(places[0]);
  if (!shown) return null;
  return (
    <section aria-labelledby="places-title" className="page-width pt-(--section-gap)">
      <div className="destinations">
        <PlacePoster places={places} shown={shown} />
        <div>
          <h2 id="places-title" className="type-h1">
            {t('home.whereTo')}
          </h2>
          <p className="mt-2 mb-5 text-ink-2 md:mb-6">{t('home.whereToLead')}</p>
          <PlaceIndex places={places} shown={shown} onPoint={setShown} />
        </div>
      </div>
    </section>
  );
}

type PlacePosterProps = { places: readonly PlaceLine[]; shown: PlaceLine };

/**
 * Widths of the picture on wide and narrow windows: the column of the poster in `home.css` (400 or 260 px) less twice
 * `--poster-margin` (9 px).
 */
const posterSizes = '(min-width: 992px) 382px, 242px';

/**
 * Picture of a place with its name in the margin, in the style of a railway poster. The pictures lie on top
 * of each other and fade. Each one loads when its place is first hovered. The poster is decorative, because
 * the list beside it gives the same information.
 */
function PlacePoster({ places, shown }: PlacePosterProps) {
  const [loadedPlaces, setLoadedPlaces] = useState<ReadonlySet<PlaceLine>>(new Set([shown]));
  useEffect(
    () => setLoadedPlaces((before) => (before.has(shown) ? before : new Set([...before, shown]))),
    [shown],
  );
  return (
    <div aria-hidden="true" className="place-poster poster-sheet">
      <div className="place-poster-pictures">
        {places
          .filter((place) => place === shown || loadedPlaces.has(place))
          .map((place) => (
            <PosterPicture key={place.code} place={place} isShown={place === shown} />
          ))}
      </div>
      <p className="place-poster-words">
        <span className="place-poster-name">{shown.name}</span>
        <span className="type-caption">{shown.countryName}</span>
      </p>
    </div>
  );
}

function PosterPicture({ place, isShown }: { place: PlaceLine; isShown: boolean }) {
  return (
    <div className="place-picture" data-shown={isShown || undefined}>
      <Picture
        shape="tall"
        src={place.imageUrl ?? ''}
        sizes={posterSizes}
        fallbackSrc={noPicture}
        alt=""
        className="h-full"
      />
    </div>
  );
}
