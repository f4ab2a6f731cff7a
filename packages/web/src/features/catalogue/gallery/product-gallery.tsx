import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useCarousel } from '../../../ui/use-carousel.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { GalleryTurn } from './gallery-turn.tsx';
import { GalleryViewer } from './gallery-viewer.tsx';

type ProductGalleryProps = { name: string; images: TourDetails['images'] };

/** One large picture and four; on a phone one from edge to edge, which is swiped. Each opens all of them, large. */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const t = useText();
  const [opened, setOpened] = useState<number>();
  const { index, move, wiring } = useCarousel();
  const count = images.length;
  if (count === 0) return null;
  return (
    <section aria-label={t('gallery.label', { name })} className="gallery">
      <div {...wiring} className="gallery-strip">
        <ul className="gallery-tiles" data-count={Math.min(count, 5)}>
          {images.map((image, place) => (
            <GalleryTile
              key={image.url}
              image={image}
              place={place}
              count={count}
              onOpen={() => setOpened(place)}
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
          <div className="gallery-all scripted">
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
