import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import { useEffect, useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import type { PlaceLine } from './place-line.ts';

type PlacePosterProps = { places: readonly PlaceLine[]; shown: PlaceLine };

/** As wide as the poster is, less its margin. */
const asHung = '(min-width: 992px) 382px, 242px';

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
            <HungPicture key={place.code} place={place} isShown={place === shown} />
          ))}
      </div>
      <p className="place-poster-words">
        <span className="place-poster-name">{shown.name}</span>
        <span className="type-caption">{shown.countryName}</span>
      </p>
    </div>
  );
}

function HungPicture({ place, isShown }: { place: PlaceLine; isShown: boolean }) {
  return (
    <div className="place-picture" data-shown={isShown || undefined}>
      <Picture
        shape="tall"
        src={place.imageUrl ?? ''}
        sizes={asHung}
        fallbackSrc={noPicture}
        alt=""
        className="h-full"
      />
    </div>
  );
}
