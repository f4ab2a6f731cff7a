export type StarsProps = {
  rating: number;
  /** "4 out of 5 stars" */
  label: string;
};

export function Stars({ rating, label }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex">
      <FiveStars rating={rating} />
    </span>
  );
}

/** One element that the style sheet cuts into stars: pages of fifty cards would have 500 elements for them otherwise. */
function FiveStars({ rating }: { rating: number }) {
  return <span aria-hidden="true" className="stars" data-full={fullStars(rating)} />;
}

export type RatingProps = {
  rating: number;
  /** "4.8", in the number format of the reader. */
  value: string;
  /** "(1,204)" */
  count?: string;
  /** "4.8 out of 5 from 1,204 reviews": read by screen readers instead of the two. */
  label: string;
};

/** Compact rating for cards: the stars, the average, the number of reviews. */
export function Rating({ rating, value, count, label }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <FiveStars rating={rating} />
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

const MAX_STARS = 5;

/** Rounds a rating up to whole stars of five. The rest are shown at half opacity. */
export function fullStars(rating: number): number {
  if (!Number.isFinite(rating)) return 0;
  // Averages come from divisions: 4.000000000000001 is four stars, not five.
  const exact = Math.round(rating * 1e6) / 1e6;
  return Math.min(MAX_STARS, Math.max(0, Math.ceil(exact)));
}
