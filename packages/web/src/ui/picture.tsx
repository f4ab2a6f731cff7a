import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

export type PictureProps = {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty where the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  /** Fills the box until the picture is there. */
  dominant?: string | undefined;
  /** Shown when the picture cannot be had. */
  fallbackSrc?: string | undefined;
  /** The one picture that is seen first; all others are loaded as they come near. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

/** A picture in a box that is reserved, coloured and cropped from the middle outward. */
export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  dominant,
  fallbackSrc,
  priority = false,
  className,
  ...rest
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // A picture of the server's page may have failed before there was anybody to hear it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  const source = failed && fallbackSrc !== undefined ? { src: fallbackSrc } : { src, srcSet, sizes };
  return (
    <span className={classNames('relative block overflow-hidden bg-line', className)}>
      {dominant !== undefined && (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={dominant} />
        </svg>
      )}
      <img
        {...source}
        {...rest}
        alt={alt}
        ref={image}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(true)}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}
