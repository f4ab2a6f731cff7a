import { Icon } from './icon.tsx';
import { star } from './icon-paths.ts';

export type StarsProps = {
  rating: number;
  /** "4 of 5 stars" */
  label: string;
};

export function Stars({ rating, label }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-star">
      <FiveStars rating={rating} />
    </span>
  );
}

function FiveStars({ rating }: { rating: number }) {
  const { full } = starCount(rating);
  return (
    <>
      {POSITIONS.map((position) => (
        <Icon
          key={position}
          path={star}
          size="small"
          filled
          className={position <= full ? '' : 'opacity-50'}
        />
      ))}
    </>
  );
}

export type RatingProps = {
  rating: number;
  /** "4.8", in the number format of the reader. */
  value: string;
  /** "(1,204)" */
  count?: string;
  /** "4.8 of 5 from 1,204 reviews": read by screen readers instead of the two. */
  label: string;
};

/** Compact rating for cards: the stars, the average, the number of reviews. */
export function Rating({ rating, value, count, label }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span aria-hidden="true" className="inline-flex text-star">
        <FiveStars rating={rating} />
      </span>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="font-semibold text-ink">
        {value}
      </span>
      {count !== undefined && (
        <span aria-hidden="true" className="text-ink-2">
          {count}
        </span>
      )}
    </span>
  );
}

const POSITIONS = [1, 2, 3, 4, 5];

const MAX_STARS = 5;

/** Rounds a rating up to whole stars of five. The rest are shown at half opacity. */
export function starCount(rating: number): { full: number; rest: number } {
  if (!Number.isFinite(rating)) return { full: 0, rest: MAX_STARS };
  // Averages come from divisions: 4.000000000000001 is four stars, not five.
  const exact = Math.round(rating * 1e6) / 1e6;
  const full = Math.min(MAX_STARS, Math.max(0, Math.ceil(exact)));
  return { full, rest: MAX_STARS - full };
}
