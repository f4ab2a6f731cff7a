import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Picture } from '../../../ui/picture.tsx';

type GallerySlideProps = {
  image: TourDetails['images'][number];
  alt: { name: string; number: number; count: number };
  isShown: boolean;
  isZoomed: boolean;
  onZoom: (zoomed: boolean) => void;
};

/** One picture. Zoomed it is larger than the screen and is moved about like any page: by finger, wheel or arrows. */
export function GallerySlide({ image, alt, isShown, isZoomed, onZoom }: GallerySlideProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || !isZoomed) return;
    current.scrollTo({
      left: (current.scrollWidth - current.clientWidth) / 2,
      top: (current.scrollHeight - current.clientHeight) / 2,
      behavior: 'instant',
    });
    current.focus({ preventScroll: true });
  }, [isZoomed]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the keys zoom too.
    <div
      ref={frame}
      inert={!isShown}
      onDoubleClick={() => onZoom(!isZoomed)}
      className="gallery-slide"
      data-zoomed={isZoomed || undefined}
      {...(isZoomed && { tabIndex: 0, role: 'group', 'aria-label': t('gallery.alt', alt) })}
    >
      <Picture
        shape="gallery"
        src={image.url}
        sizes={isZoomed ? '220vw' : '100vw'}
        dominant={image.colour}
        fallbackSrc={noPicture}
        alt={t('gallery.alt', alt)}
        priority={isShown}
        className="gallery-large"
      />
    </div>
  );
}
