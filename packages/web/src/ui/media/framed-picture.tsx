import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture, type PictureProps } from './picture.tsx';

export type FramedPictureProps = {
  picture: PictureProps;
  /** tall (4:5) for carousels, wide (5:4) for lists, square for interests. */
  shape?: 'tall' | 'wide' | 'square';
  /** Fades the picture of an unavailable trip. */
  faded?: boolean;
  /** Name of a place, printed on a large framed picture. */
  children?: ReactNode;
  className?: string;
};

const SHAPES = { tall: 'aspect-4/5', wide: 'aspect-5/4', square: 'aspect-square' };

/** A picture on paper with a margin. It stays bright in the dark theme, and the theme never dims its picture. */
export function FramedPicture({
  picture,
  shape = 'tall',
  faded = false,
  children,
  className,
}: FramedPictureProps) {
  return (
    <span className={classNames('poster-sheet relative block', className)}>
      <Picture
        {...picture}
        shape={shape}
        className={classNames(SHAPES[shape], faded && 'opacity-55 contrast-70 grayscale', picture.className)}
      />
      {children}
    </span>
  );
}
