import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture, type PictureProps } from './picture.tsx';

export type PosterProps = {
  picture: PictureProps;
  /** tall (4:5) for rails, wide (5:4) for lists, square for interests. */
  shape?: 'tall' | 'wide' | 'square';
  /** Fades the picture of an unavailable trip. */
  faded?: boolean;
  /** Shared with the gallery of the product page, so that this poster grows into its first picture. */
  transitionName?: string;
  /** Name of a place, printed on a large poster. */
  children?: ReactNode;
  className?: string;
};

const SHAPES = { tall: 'aspect-4/5', wide: 'aspect-5/4', square: 'aspect-square' };

/** A picture on paper with a margin. It stays bright in the dark theme, and its picture is never dimmed. */
export function Poster({
  picture,
  shape = 'tall',
  faded = false,
  transitionName,
  children,
  className,
}: PosterProps) {
  return (
    <span
      className={classNames('poster-sheet relative block', className)}
      style={transitionName === undefined ? undefined : { viewTransitionName: transitionName }}
    >
      <Picture
        {...picture}
        shape={shape}
        className={classNames(SHAPES[shape], faded && 'opacity-55 contrast-70 grayscale', picture.className)}
      />
      {children}
    </span>
  );
}
