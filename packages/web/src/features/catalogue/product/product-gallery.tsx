import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { noPicture, sizedPath, sizesOf } from '@ashore/core/contract/values/image-sizes.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { onPlainClick } from '../../../page/links.tsx';
import { useOnline } from '../../../page/use-connection.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { useCarousel } from '../../../ui/media/use-carousel.ts';
import { useOnDemand } from '../../../ui/use-on-demand.ts';
import { GalleryTurn } from './gallery-turn.tsx';

const importViewer = () => import('./gallery-viewer.tsx');

type ProductGalleryProps = { name: string; images: TourDetails['images'] };

/**
 * One large picture and four small ones; on a phone a strip to swipe, from edge to edge. Each opens the
 * viewer, which is loaded when a visitor points at the pictures, touches them or comes to them by keyboard.
 */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const t = useText();
  const [opened, setOpened] = useState<number>();
  const [isRefused, setRefused] = useState(false);
  const online = useOnline();
  const { component: GalleryViewer, load: loadViewer } = useOnDemand(importViewer);
  const { index, move, wiring } = useCarousel();
  const count = images.length;
  if (count === 0) return null;

  /** Opens the viewer as soon as it is loaded. Without it the picture itself is shown, as without scripts. */
  function open(index: number) {
    setOpened(index);
    setRefused(false);
    loadViewer().catch(() => {
      setOpened(undefined);
      setRefused(!navigator.onLine);
      if (navigator.onLine) window.location.assign(addressOf(images[index]));
    });
  }

  const tileOf = (image: GalleryTileProps['image'], position: number) => (
    <GalleryTile
      key={image.url}
      image={image}
      position={position}
      count={count}
      onOpen={() => open(position)}
    />
  );
  const prepare = () => void loadViewer().catch(() => {});

  return (
    <>
      <section
        aria-label={t('gallery.label', { name })}
        aria-busy={opened !== undefined && !GalleryViewer}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        className="gallery"
      >
        {count > 1 && (
          <a href="#trip" className="skip-link">
            {t('gallery.skip')}
          </a>
        )}
        <div {...wiring} className="gallery-strip">
          {/* The style sheet arranges up to five tiles by their number and hides the others. */}
          <ul className="gallery-tiles" data-count={Math.min(count, 5)}>
            {images.map(tileOf)}
          </ul>
        </div>
        {count > 1 && (
          <>
            <GalleryTurn back off={index === 0} onTurn={() => move(-1)} className="md:hidden" />
            <GalleryTurn off={index === count - 1} onTurn={() => move(1)} className="md:hidden" />
            <p aria-hidden="true" className="gallery-counter md:hidden">
              {t('gallery.position', { number: index + 1, count })}
            </p>
            <AllPictures count={count} onOpen={() => open(0)} />
          </>
        )}
        {GalleryViewer && (
          <GalleryViewer name={name} images={images} opened={opened} onClose={() => setOpened(undefined)} />
        )}
      </section>
      {isRefused && !online && (
        <Note tone="amber" live="polite" className="mt-3">
          {t('gallery.offline')}
        </Note>
      )}
    </>
  );
}

function AllPictures({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useText();
  return (
    <div className="gallery-all needs-js">
      <Button kind="outline" size="medium" className="bg-card" onClick={onOpen}>
        {t('gallery.all', { count })}
      </Button>
    </div>
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

/** The largest file of a picture. */
function addressOf(image: TourDetails['images'][number] | undefined): string {
  const widest = sizesOf('gallery').at(-1);
  const url = image?.url ?? noPicture;
  return widest ? sizedPath(url, widest) : url;
}

/** A link to the picture file, for browsers without scripts. */
function GalleryTile({ image, position, count, onOpen }: GalleryTileProps) {
  const t = useText();
  const { url, colour } = image;
  return (
    <li>
      <a
        href={addressOf(image)}
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
