import type { Location } from '@ashore/core/contract/locations.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { placeAddress } from '@ashore/core/contract/values/product-path.ts';
import { type LocalDate, utcMidnight } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../i18n/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Picture } from '../../ui/media/picture.tsx';

type StoryPlace = Pick<Location, 'name' | 'locative' | 'countryName' | 'slug' | 'imageUrl'> & {
  readonly introduction: string;
};

/** One place across the whole page: its picture from edge to edge, and on a card what it is like. */
export function StorySection({ place }: { place: StoryPlace }) {
  const t = useText();
  return (
    <section aria-labelledby="story-title" className="story">
      <Picture
        shape="gallery"
        src={place.imageUrl}
        sizes="100vw"
        fallbackSrc={noPicture}
        alt=""
        className="story-picture"
      />
      <div className="page-width story-room">
        <div className="story-card">
          {place.countryName !== place.name && <p className="type-caption text-ink-2">{place.countryName}</p>}
          <h2 id="story-title" className="type-h1 mt-1">
            {place.name}
          </h2>
          <p className="mt-3">{place.introduction}</p>
          <Button href={placeAddress(place.slug)} kind="outline" className="mt-5">
            {t('home.storyAll', { place: place.locative })}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The place of a week: each in turn. */
export function placeOfWeek<Place>(places: readonly Place[], today: LocalDate): Place | undefined {
  const week = Math.floor(utcMidnight(today) / (7 * 24 * 60 * 60 * 1000));
  return places[week % places.length];
}

/** A place without an introduction has no story. */
export function storyOf(place: Location | undefined): StoryPlace | undefined {
  if (place === undefined || place.introduction === null) return undefined;
  const { name, locative, countryName, slug, imageUrl, introduction } = place;
  return { name, locative, countryName, slug, imageUrl, introduction };
}
