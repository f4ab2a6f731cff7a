import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { LocalLink } from '../../page/links.tsx';
import { FramedPicture } from '../../ui/media/framed-picture.tsx';

/** The facts by which a reviewer recognises the trip. */
export type TripToReview = {
  readonly tourId: string;
  readonly tourName: string;
  readonly normalizedUrlPath: string;
  readonly image: { readonly url: string; readonly colour: string } | null;
};

/** On a phone a row above the form; on wider screens a poster beside it. */
export function ReviewedTrip({ trip, place }: { trip: TripToReview; place: string }) {
  const { tourName, normalizedUrlPath, image } = trip;
  return (
    <div className="grid grid-cols-[96px_1fr] items-center gap-x-4 gap-y-4 lg:grid-cols-1">
      <FramedPicture
        picture={{
          src: image?.url ?? noPicture,
          alt: '',
          sizes: '(min-width: 1024px) 322px, 84px',
          dominant: image?.colour,
          fallbackSrc: noPicture,
          priority: true,
        }}
      />
      <p>
        <span className="block type-small text-ink-2">{place}</span>
        <LocalLink to={normalizedUrlPath} className="type-card-name hover:underline">
          {tourName}
        </LocalLink>
      </p>
    </div>
  );
}
