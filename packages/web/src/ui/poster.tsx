import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Picture, type PictureProps } from './picture.tsx';

export type PosterProps = {
  picture: PictureProps;
  /** tall 4:5 stands on a rail, wide 5:4 lies in lists, square is for interests. */
  shape?: 'tall' | 'wide' | 'square';
  /** What can no longer be had. */
  faded?: boolean;
  /** The same name on the product page lets this poster grow into the first picture of its gallery. */
  transitionName?: string;
  /** The name of a place, printed on a large poster. */
  children?: ReactNode;
  className?: string;
};

const SHAPES = { tall: 'aspect-4/5', wide: 'aspect-5/4', square: 'aspect-square' };

/** Cut paper with a margin; it stays lit in the dark, and its picture is never dimmed. */
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
