import { useEffect, useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import type { PlaceLine } from './place-line.ts';

type PlacePosterProps = { places: readonly PlaceLine[]; shown: PlaceLine };

/**
 * The picture of a place with its name in the margin, as on a poster of the railways. Pictures lie one on the other and
 * fade; one is fetched when its place is pointed at for the first time. The index beside it says the same in words.
 */
export function PlacePoster({ places, shown }: PlacePosterProps) {
  const [seen, setSeen] = useState<ReadonlySet<PlaceLine>>(new Set([shown]));
  useEffect(() => setSeen((before) => (before.has(shown) ? before : new Set([...before, shown]))), [shown]);
  return (
    <div aria-hidden="true" className="place-poster poster-sheet">
      <div className="place-poster-pictures">
        {places
          .filter((place) => place === shown || seen.has(place))
          .map((place) => (
            <Picture
              key={place.code}
              src={place.imageUrl ?? ''}
              fallbackSrc="/images/lighthouse.svg"
              alt=""
              shape="tall"
              sizes="(min-width: 992px) 400px, 40vw"
              className={place === shown ? 'place-picture' : 'place-picture opacity-0'}
            />
          ))}
      </div>
      <p className="place-poster-words">
        <span className="place-poster-name">{shown.name}</span>
        <span className="type-caption">{shown.countryName}</span>
      </p>
    </div>
  );
}
