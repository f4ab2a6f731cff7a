import { STARS } from '@ashore/core/contract/review-fields.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { StarBar } from './star-bar.tsx';
import type { WantedReviews } from './wanted-reviews.ts';

type ReviewBreakdownProps = {
  tour: Pick<TourDetails, 'reviewCount' | 'reviewRating'>;
  rating: number;
  wanted: WantedReviews;
  onWant: (wanted: WantedReviews) => void;
};

/** The average, and a bar for each number of stars. A bar that is pressed leaves only its reviews; pressed again, all. */
export function ReviewBreakdown({ tour, rating, wanted, onWant }: ReviewBreakdownProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { reviewCount: count, reviewRating } = tour;
  const value = numberFormat(intl, { minimumFractionDigits: 1 }).format(rating);
  const all = reviewRating.reduce((sum, number) => sum + number, 0) || 1;
  const barOf = (stars: number) => {
    const number = reviewRating[stars - 1] ?? 0;
    const chosen = wanted.stars === stars;
    const onPress = () => onWant({ ...wanted, stars: chosen ? null : stars });
    return (
      <li key={stars}>
        <StarBar stars={stars} count={number} share={number / all} chosen={chosen} onPress={onPress} />
      </li>
    );
  };
  return (
    <div className="mt-5 grid items-center gap-x-4 gap-y-5 @min-[20rem]:grid-cols-[auto_1fr] @min-[32rem]:gap-x-10">
      <p>
        <span className="sr-only">{t('tour.rating', { rating: value, count })}</span>
        <span aria-hidden="true">
          <span className="type-h1 block tabular-nums">{value}</span>
          <span className="type-small text-ink-2">{t('reviews.count', { count })}</span>
        </span>
      </p>
      <ul aria-label={t('reviews.byStars')} className="grid max-w-120 type-small">
        {STARS.toReversed().map(barOf)}
      </ul>
    </div>
  );
}
