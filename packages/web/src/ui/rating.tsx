import { Icon } from './icon.tsx';
import { star } from './icon-paths.ts';
import { starCount } from './star-count.ts';

export type StarsProps = {
  rating: number;
  /** "4 of 5 stars" */
  label: string;
};

export function Stars({ rating, label }: StarsProps) {
  const { full } = starCount(rating);
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-star">
      {POSITIONS.map((position) => (
        <Icon
          key={position}
          path={star}
          size="small"
          filled
          className={position <= full ? '' : 'opacity-50'}
        />
      ))}
    </span>
  );
}

export type RatingProps = {
  /** "4.8", as the reader writes it. */
  value: string;
  /** "(1,204)" */
  count?: string;
  /** "4.8 of 5 from 1,204 reviews": read out in place of the two. */
  label: string;
};

/** The compact form that stands on cards: one star, the average, how many. */
export function Rating({ value, count, label }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Icon path={star} size="small" filled className="text-star" />
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
