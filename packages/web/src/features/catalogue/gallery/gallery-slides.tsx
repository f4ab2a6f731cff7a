import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useLayoutEffect, useRef } from 'react';
import { GallerySlide } from './gallery-slide.tsx';
import { GalleryTurn } from './gallery-turn.tsx';

type GallerySlidesProps = {
  name: string;
  images: TourDetails['images'];
  place: number;
  onPlace: (place: number) => void;
  isZoomed: boolean;
  onZoom: (zoomed: boolean) => void;
};

/** The strip that is swiped. Its position follows the place, and the place follows a swipe. */
export function GallerySlides({ name, images, place, onPlace, isZoomed, onZoom }: GallerySlidesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const count = images.length;

  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return;
    // The first picture is there at once; from then on the style sheet says whether the strip travels.
    const behavior = isMoved.current ? 'auto' : 'instant';
    isMoved.current = true;
    current.scrollTo({ left: place * current.clientWidth, behavior });
  }, [place]);

  function settle() {
    const { current } = strip;
    if (current && !isZoomed) onPlace(Math.round(current.scrollLeft / current.clientWidth));
  }

  return (
    <div className="relative min-h-0">
      <div ref={strip} onScrollEnd={settle} className="gallery-slides" data-zoomed={isZoomed || undefined}>
        {images.map((image, number) => (
          <GallerySlide
            key={image.url}
            image={image}
            alt={{ name, number: number + 1, count }}
            isShown={number === place}
            isZoomed={isZoomed && number === place}
            onZoom={onZoom}
          />
        ))}
      </div>
      {count > 1 && (
        <>
          <GalleryTurn back off={place === 0} onTurn={() => onPlace(place - 1)} />
          <GalleryTurn off={place === count - 1} onTurn={() => onPlace(place + 1)} />
        </>
      )}
    </div>
  );
}
