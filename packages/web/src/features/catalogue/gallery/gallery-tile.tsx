import { noPicture, sizedPath, sizesOf } from '@ashore/core/contract/image-sizes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { MouseEvent } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Picture } from '../../../ui/picture.tsx';

type GalleryTileProps = {
  image: TourDetails['images'][number];
  place: number;
  count: number;
  onOpen: () => void;
};

const large = '(min-width: 1328px) 632px, (min-width: 768px) 48vw, 100vw';
const small = '(min-width: 1328px) 312px, (min-width: 768px) 24vw, 100vw';

/** A link to the picture itself, for where no script runs. */
export function GalleryTile({ image, place, count, onOpen }: GalleryTileProps) {
  const t = useText();
  const { url, colour } = image;
  const widest = sizesOf('gallery').at(-1);

  function open(press: MouseEvent) {
    if (press.ctrlKey || press.metaKey || press.shiftKey) return;
    press.preventDefault();
    onOpen();
  }

  return (
    <li>
      <a
        href={widest ? sizedPath(url, widest) : url}
        aria-label={t('gallery.open', { number: place + 1, count })}
        aria-haspopup="dialog"
        onClick={open}
        className="block size-full"
      >
        <Picture
          shape="classic"
          src={url}
          sizes={place === 0 ? large : small}
          dominant={colour}
          fallbackSrc={noPicture}
          alt=""
          priority={place < 3}
          urgent={place === 0}
          className="size-full"
        />
      </a>
    </li>
  );
}
