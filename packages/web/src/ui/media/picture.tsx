import {
  type ImageShape,
  isComposedImage,
  sizedPath,
  sizesOf,
} from '@ashore/core/contract/values/image-sizes.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

export type PictureProps = {
  /** Address of one of our pictures, to which sizes are added, or of a file, which is shown unchanged. */
  src: string;
  /** Empty if the text beside the picture says the same. */
  alt: string;
  /** Displayed width as media conditions. Browsers that can measure it do so instead. */
  sizes?: string | undefined;
  /** Colour of the box until the picture has loaded. */
  dominant?: string | undefined;
  /** Shown if the picture cannot be loaded. */
  fallbackSrc?: string | undefined;
  /** Visible without scrolling, so it loads at once. All other pictures load when they come near. */
  priority?: boolean | undefined;
  /** The most important picture of a page, loaded with high priority. */
  urgent?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A picture in a reserved and coloured box. The browser loads it when it comes near, so it works without
 * scripts. If loading takes longer than 300 ms, a preview of 45 by 30 pixels fills the box.
 */
export function Picture({ shape, src, className, ...props }: PictureProps & { shape: ImageShape }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // A picture in the server's page may have failed before this component could listen.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  const { impression, ...sources } = pictureSources(src, shape);
  const slow = useSlowPicture(image, impression !== undefined);
  const { alt, dominant, fallbackSrc, priority = false, urgent = false, sizes = '100vw' } = props;
  const early = priority || urgent;
  const { width, height, srcSet } = sources;
  return (
    <span
      className={classNames(
        'relative block overflow-hidden bg-line',
        isComposedImage(src) && 'picture-grain',
        className,
      )}
    >
      {dominant !== undefined && (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={dominant} />
        </svg>
      )}
      {slow && !failed && (
        <span className="picture-impression" style={{ backgroundImage: `url(${impression})` }} />
      )}
      <img
        {...(failed && fallbackSrc !== undefined ? { src: fallbackSrc, width, height } : sources)}
        {...(srcSet !== undefined && !failed && { sizes: early ? sizes : `auto, ${sizes}` })}
        alt={alt}
        ref={image}
        loading={early ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(true)}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}

export type PictureSources = {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
  /** A tiny preview of the picture. */
  readonly impression?: string;
};

/** Address of the image service. A drawing has a file extension, and an external picture has a host. */
const comesInSizes = /^\/images\/[a-z0-9-]+$/;

/** Sources from which a browser chooses to fill a frame of this shape. */
export function pictureSources(address: string, shape: ImageShape): PictureSources {
  const sizes = sizesOf(shape);
  const widest = sizes.at(-1) ?? { width: 1, height: 1 };
  if (!comesInSizes.test(address)) return { src: address, ...widest };
  const [impression] = sizesOf('impression').map((size) => sizedPath(address, size));
  return {
    // For browsers without `srcset`, and for visitors who copy the address.
    src: sizedPath(address, sizes.findLast(({ width }) => width <= 640) ?? widest),
    srcSet: sizes.map((size) => `${sizedPath(address, size)} ${size.width}w`).join(', '),
    ...widest,
    ...(impression !== undefined && { impression }),
  };
}

/** Delay in milliseconds before a preview is shown. */
const PREVIEW_DELAY_MS = 300;

/** A picture counts as nearly in view at this distance from the window. */
const LOAD_MARGIN = '200px';

/**
 * True while a picture in view, or nearly, has not loaded after 300 ms. On a fast connection it never becomes
 * true, and nothing is loaded twice.
 */
function useSlowPicture(image: RefObject<HTMLImageElement | null>, watched: boolean): boolean {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const element = image.current;
    if (!watched || !element || element.complete) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setSlow(!element.complete), PREVIEW_DELAY_MS);
      },
      { rootMargin: LOAD_MARGIN },
    );
    function stop() {
      clearTimeout(timer);
      observer.disconnect();
    }
    observer.observe(element);
    element.addEventListener('load', stop, { once: true });
    return () => {
      stop();
      element.removeEventListener('load', stop);
    };
  }, [image, watched]);

  return slow;
}
