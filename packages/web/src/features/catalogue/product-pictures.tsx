import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { Picture } from '../../ui/picture.tsx';
import { Poster } from '../../ui/poster.tsx';

/** The poster of a trip, and what else there is to see of it. */
export function ProductPictures({ tour }: { tour: TourDetails }) {
  const [first, ...others] = tour.images;
  return (
    <>
      <Poster
        picture={{
          src: tour.teaserImageUrl,
          alt: '',
          sizes: '(min-width: 768px) 376px, 92vw',
          dominant: first?.colour,
          fallbackSrc: noPicture,
          urgent: true,
        }}
      />
      <div className="mt-3 grid grid-cols-4 gap-2">
        {others.slice(0, shown).map(({ url, colour }) => (
          <Picture
            key={url}
            shape="square"
            src={url}
            sizes="(min-width: 768px) 92px, 22vw"
            dominant={colour}
            alt=""
            className="aspect-square rounded-print"
          />
        ))}
      </div>
    </>
  );
}

const shown = 4;
