import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
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
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  // Where the strip is on its way to: what it passes meanwhile, or ends at when it is sent elsewhere, is no swipe.
  const aim = useRef<number>(null);
  const count = images.length;

  // Not a layout effect: those of children come first, and the dialog around this has no width before its own.
  useEffect(() => {
    const { current } = strip;
    if (!current) return;
    // The first picture is there at once; from then on the style sheet says whether the strip travels.
    const behavior = isMoved.current ? 'auto' : 'instant';
    isMoved.current = true;
    aim.current = Math.round(current.scrollLeft / current.clientWidth) === place ? null : place;
    current.scrollTo({ left: place * current.clientWidth, behavior });
  }, [place]);

  function settle() {
    const { current } = strip;
    if (!current || isZoomed) return;
    const reached = Math.round(current.scrollLeft / current.clientWidth);
    if (aim.current !== null && reached !== aim.current) return;
    aim.current = null;
    onPlace(reached);
  }

  function takeOver() {
    aim.current = null;
  }

  return (
    <div className="relative min-h-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds what scrolls. */}
      <div
        ref={strip}
        onScrollEnd={settle}
        onPointerDown={takeOver}
        onWheel={takeOver}
        className="gallery-slides"
        data-zoomed={isZoomed || undefined}
        data-first-focus
        role="group"
        aria-label={t('gallery.label', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard.
        tabIndex={0}
      >
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
