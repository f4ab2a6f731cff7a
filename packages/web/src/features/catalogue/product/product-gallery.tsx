import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { noPicture, sizedPath, sizesOf } from '@ashore/core/contract/values/image-sizes.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { onPlainClick } from '../../../page/links.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { useCarousel } from '../../../ui/media/use-carousel.ts';
import { GalleryTurn, GalleryViewer } from './gallery-viewer.tsx';

type ProductGalleryProps = { name: string; images: TourDetails['images'] };

/**
 * One large picture and four small ones; on a phone a strip to swipe, from edge to edge. Each opens the
 * viewer.
 */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const t = useText();
  const [opened, setOpened] = useState<number>();
  const { index, move, wiring } = useCarousel();
  const count = images.length;
  if (count === 0) return null;
  return (
    <section aria-label={t('gallery.label', { name })} className="gallery">
      {count > 1 && (
        <a href="#trip" className="skip-link">
          {t('gallery.skip')}
        </a>
      )}
      <div {...wiring} className="gallery-strip">
        {/* The style sheet arranges up to five tiles by their number and hides the others. */}
        <ul className="gallery-tiles" data-count={Math.min(count, 5)}>
          {images.map((image, index) => (
            <GalleryTile
              key={image.url}
              image={image}
              position={index}
              count={count}
              onOpen={() => setOpened(index)}
            />
          ))}
        </ul>
      </div>
      {count > 1 && (
        <>
          <GalleryTurn back off={index === 0} onTurn={() => move(-1)} className="md:hidden" />
          <GalleryTurn off={index === count - 1} onTurn={() => move(1)} className="md:hidden" />
          <p aria-hidden="true" className="gallery-counter md:hidden">
            {t('gallery.position', { number: index + 1, count })}
          </p>
          <div className="gallery-all needs-js">
            <Button kind="outline" size="medium" className="bg-card" onClick={() => setOpened(0)}>
              {t('gallery.all', { count })}
            </Button>
          </div>
        </>
      )}
      <GalleryViewer name={name} images={images} opened={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}

type GalleryTileProps = {
  image: TourDetails['images'][number];
  position: number;
  count: number;
  onOpen: () => void;
};

const large = '(min-width: 1328px) 632px, (min-width: 768px) 48vw, 100vw';
const small = '(min-width: 1328px) 312px, (min-width: 768px) 24vw, 100vw';

/** A link to the picture file, for browsers without scripts. */
function GalleryTile({ image, position, count, onOpen }: GalleryTileProps) {
  const t = useText();
  const { url, colour } = image;
  const widest = sizesOf('gallery').at(-1);

  return (
    <li>
      <a
        href={widest ? sizedPath(url, widest) : url}
        aria-label={t('gallery.open', { number: position + 1, count })}
        aria-haspopup="dialog"
        onClick={onPlainClick(onOpen)}
        className="block size-full"
      >
        <Picture
          shape="classic"
          src={url}
          sizes={position === 0 ? large : small}
          dominant={colour}
          fallbackSrc={noPicture}
          alt=""
          priority={position < 3}
          urgent={position === 0}
          className="size-full"
        />
      </a>
    </li>
  );
}
