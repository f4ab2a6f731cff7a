import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import type { CardTour } from './card-parts.tsx';

type TourThumbnailProps = {
  tour: Pick<CardTour, 'teaserImageUrl' | 'teaserImageColour'>;
};

/** Image of a product in a row of text. The text names the product, so the image has no description. */
export function TourThumbnail({ tour: { teaserImageUrl, teaserImageColour } }: TourThumbnailProps) {
  return (
    <Picture
      shape="square"
      src={teaserImageUrl}
      alt=""
      sizes="72px"
      fallbackSrc={noPicture}
      {...(teaserImageColour !== null && { dominant: teaserImageColour })}
      className="size-18 shrink-0 rounded-print"
    />
  );
}
