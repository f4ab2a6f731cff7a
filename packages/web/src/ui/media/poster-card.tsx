import type { ReactNode } from 'react';
import { Anchor } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { FramedPicture } from './framed-picture.tsx';
import type { PictureProps } from './picture.tsx';

export type PosterCardProps = {
  href: string;
  onFollow?: () => void;
  picture: PictureProps;
  place: ReactNode;
  name: ReactNode;
  rating?: ReactNode;
  duration?: ReactNode;
  /** When the trip leaves and is back, on a line of its own. */
  hours?: ReactNode;
  /** What travellers can rely on, on a line of its own: "Free cancellation". */
  promises?: readonly string[];
  /** A `Price`, or the next available day instead. */
  price?: ReactNode;
  /** Action at the end of the price's line, for cards in a list. */
  beside?: ReactNode;
  /** At most one badge for each picture. */
  badge?: ReactNode;
  /** The heart, second and last tab stop of the card. */
  heart?: ReactNode;
  soldOut?: boolean;
  /** True for a portrait card on a rail, false for a landscape card in a list. */
  stands?: boolean;
  heading?: 'h2' | 'h3';
};

const LIFT = 'transition-[translate] motion-safe:group-hover:-translate-y-1';

/** Picture, place, name, rating and price, in that order. */
export function PosterCard({
  picture,
  badge,
  heart,
  soldOut = false,
  stands = true,
  promises = [],
  ...card
}: PosterCardProps) {
  const Heading = card.heading ?? 'h3';
  const margin = stands ? 'px-1 md:px-2.5' : 'px-0.5';
  return (
    <li className="group rack-card">
      <div className="relative">
        <div className={classNames(stands && margin, LIFT)}>
          <FramedPicture
            picture={picture}
            shape={stands ? 'tall' : 'wide'}
            faded={soldOut}
            className={stands ? 'rounded-b-none' : ''}
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
          'mt-1.5 flex flex-wrap content-start items-center gap-x-2.5 type-card-small text-ink-2',
          margin,
        )}
      >
        {card.rating}
        {card.duration && <span className="whitespace-nowrap">{card.duration}</span>}
        {card.hours && <span className="w-full">{card.hours}</span>}
        {promises.length > 0 && (
          <span className="card-promises mt-0.5 w-full type-tiny text-leaf">
            {promises.map((promise) => (
              <span key={promise}>{promise} </span>
            ))}
          </span>
        )}
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

/**
 * Placeholder with the boxes of a card, so that nothing moves when the card loads. For the first load only.
 */
export function PosterCardSkeleton({ stands = true }: { stands?: boolean }) {
  const margin = stands ? 'px-1 md:px-2.5' : 'px-0.5';
  return (
    <li className="rack-card" aria-hidden="true">
      <div>
        <div className={stands ? margin : ''}>
          <span className={`poster-sheet block ${stands ? 'rounded-b-none' : ''}`}>
            <Skeleton className={stands ? 'aspect-4/5 rounded-print' : 'aspect-5/4 rounded-print'} />
          </span>
        </div>
        {stands && <div className="rail" />}
      </div>
      <div className={`pt-3.75 md:pt-5 ${margin}`}>
        <Skeleton className="h-3 w-[46%]" />
      </div>
      <div className={`grid gap-2 pt-2 pb-1 ${margin}`}>
        <Skeleton className="h-4 w-[92%]" />
        <Skeleton className="h-4 w-[64%]" />
      </div>
      <div className={`pt-2.5 pb-1 ${margin}`}>
        <Skeleton className="h-3 w-[56%]" />
      </div>
      <div className={`pt-2 md:pt-3 ${margin}`}>
        <Skeleton className="h-5.5 w-[38%]" />
      </div>
    </li>
  );
}

export type PriceProps = {
  amount: string;
  /** "from", or undefined if the language puts it after the price. */
  before?: string;
  after?: string;
  /** About how much it is in the reader’s own currency. */
  about?: ReactNode;
  /** What the price covers if it is not per person: "per group (up to 8)". */
  whose?: ReactNode;
  /** Struck-through lowest price of the last 30 days. Only for a price that was really charged. */
  struck?: { amount: string; label: string };
  /** "Lowest price in 30 days: €49.00" */
  lowest?: ReactNode;
  /** "Next on 4 April 2027", for trips that run only in some weeks. */
  next?: ReactNode;
  /** The price in another currency is loading. The old one stays, dimmed, until it arrives. */
  stale?: boolean;
};

/** The most prominent text of a card. An amount never breaks across lines. */
export function Price({
  amount,
  before,
  after,
  about,
  whose,
  struck,
  lowest,
  next,
  stale = false,
}: PriceProps) {
  return (
    <span
      className={classNames('block text-ink-2 transition-opacity', stale && 'opacity-50')}
      aria-busy={stale || undefined}
    >
      <span className="block min-w-min grow basis-0">
        {before !== undefined && `${before} `}
        {struck !== undefined && (
          <>
            <span className="sr-only">{struck.label} </span>
            <s className="mr-1 whitespace-nowrap">{struck.amount}</s>{' '}
          </>
        )}
        <strong className="type-card-price text-ink">{amount}</strong>
        {after !== undefined && ` ${after}`}
      </span>
      {about}
      {whose !== undefined && <span className={NOTE}>{whose}</span>}
      {lowest !== undefined && <span className={NOTE}>{lowest}</span>}
      {next !== undefined && <span className={NOTE}>{next}</span>}
    </span>
  );
}

/** Notes go below the element beside the price as well. */
const NOTE = 'order-1 block w-full type-tiny';

export type RackProps = {
  /** Poster cards or their skeletons. */
  children: ReactNode;
  /** Most cards in a row: four over the full width, three beside the filters. */
  columns?: 3 | 4;
  /** Landscape cards without rails; on a phone rows with the picture at the left. */
  lies?: boolean;
  /** Name of the list, if no heading gives it. */
  label?: string;
  busy?: boolean;
};

/** Poster cards on rails from edge to edge. In each row, places, names, ratings and prices are aligned. */
export function Rack({ children, columns = 4, lies = false, label, busy = false }: RackProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden.
      role="list"
      aria-label={label}
      aria-busy={busy || undefined}
      className={classNames('rack', columns === 4 && 'rack-four', lies && 'rack-lying')}
    >
      {children}
    </ul>
  );
}
