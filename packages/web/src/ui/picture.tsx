import type { ImageShape } from '@ashore/core/contract/image-sizes.ts';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { pictureSources } from './picture-sources.ts';
import { useSlowPicture } from './use-slow-picture.ts';

export type PictureProps = {
  /** An address of our own pictures, to which sizes are added; or that of a file, which is shown as it is. */
  src: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as media conditions have it; browsers that can measure that themselves do so. */
  sizes?: string | undefined;
  /** Fills the box until the picture is there. */
  dominant?: string | undefined;
  /** Shown when the picture cannot be had. */
  fallbackSrc?: string | undefined;
  /** Seen before anything is scrolled; all others are loaded as they come near. */
  priority?: boolean | undefined;
  /** The one picture that a page is waited for. */
  urgent?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A picture in a box that is reserved and coloured. The browser itself loads it when it comes near, so that it is
 * seen without scripts, too; where that takes longer than 300 ms, an impression of 45 by 30 dots fills the box.
 */
export function Picture({ shape, src, className, ...props }: PictureProps & { shape: ImageShape }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // A picture of the server's page may have failed before there was anybody to hear it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  const { impression, ...sources } = pictureSources(src, shape);
  const slow = useSlowPicture(image, impression !== undefined);
  const { alt, dominant, fallbackSrc, priority = false, urgent = false, sizes = '100vw' } = props;
  const early = priority || urgent;
  const { width, height, srcSet } = sources;
  return (
    <span className={classNames('relative block overflow-hidden bg-line', className)}>
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
