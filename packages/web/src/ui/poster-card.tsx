import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import type { PictureProps } from './picture.tsx';
import { Poster } from './poster.tsx';

export type PosterCardProps = {
  href: string;
  onFollow?: () => void;
  picture: PictureProps;
  place: ReactNode;
  name: ReactNode;
  rating?: ReactNode;
  duration?: ReactNode;
  /** A Price, or in its place when the next free day is. */
  price?: ReactNode;
  /** At the end of the price's line: what one does with a card in a list. */
  beside?: ReactNode;
  /** One a picture. */
  badge?: ReactNode;
  /** The heart, the card's second and last stop. */
  heart?: ReactNode;
  soldOut?: boolean;
  /** On a rail, or in a list: landscape and without one. */
  stands?: boolean;
  heading?: 'h2' | 'h3';
  transitionName?: string;
};

const LIFT = 'transition-[translate] motion-safe:group-hover:-translate-y-1';

/** Picture, place, name, rating, price, in that order and nothing else. */
export function PosterCard({
  picture,
  badge,
  heart,
  soldOut = false,
  stands = true,
  ...card
}: PosterCardProps) {
  const Heading = card.heading ?? 'h3';
  const margin = stands ? 'px-1 md:px-2.5' : 'px-0.5';
  return (
    <li className="group rack-card">
      <div className="relative">
        <div className={classNames(stands && margin, LIFT)}>
          <Poster
            picture={picture}
            shape={stands ? 'tall' : 'wide'}
            faded={soldOut}
            className={stands ? 'rounded-b-none' : ''}
            {...(card.transitionName !== undefined && { transitionName: card.transitionName })}
          />
          {badge && (
            <span className={stands ? 'badge-place badge-place-standing' : 'badge-place'}>{badge}</span>
          )}
        </div>
        {stands && <div className="rail" />}
      </div>
      <p className={classNames('pt-2.75 type-card-small text-ink-2 md:pt-4', margin)}>{card.place}</p>
      <Heading className={classNames('mt-0.5 type-card-name max-md:line-clamp-3', margin)}>
        <Anchor href={card.href} onClick={card.onFollow} className="card-link">
          {card.name}
        </Anchor>
      </Heading>
      <p
        className={classNames(
          'mt-1.5 flex flex-wrap items-center gap-x-2.5 type-card-small text-ink-2',
          margin,
        )}
      >
        {card.rating}
        {card.duration && <span className="whitespace-nowrap">{card.duration}</span>}
      </p>
      <div
        className={classNames(
          'pt-1.5 type-card-small text-ink-2 md:pt-2.5',
          card.beside !== undefined &&
            'price-beside flex flex-wrap items-start justify-between gap-x-1 md:gap-x-3',
          margin,
        )}
      >
        {card.price}
        {card.beside}
      </div>
      {heart && (
        <div className={classNames(stands ? 'heart-place heart-place-standing' : 'heart-place', LIFT)}>
          {heart}
        </div>
      )}
    </li>
  );
}
