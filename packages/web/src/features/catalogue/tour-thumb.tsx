import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { CardTour } from './card-tour.ts';

type TourThumbProps = {
  tour: Pick<CardTour, 'teaserImageUrl' | 'teaserImageColour'>;
};

/** The picture of a product in a row of text, which says what it is. */
export function TourThumb({ tour: { teaserImageUrl, teaserImageColour } }: TourThumbProps) {
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
