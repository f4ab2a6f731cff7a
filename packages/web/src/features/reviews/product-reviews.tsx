import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { STARS } from '@ashore/core/contract/values/review.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useSentenceGap, useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { star } from '../../ui/media/icon-paths.ts';
import { Rating } from '../../ui/media/rating.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { type ReviewFilter, useReviewList } from './use-review-list.ts';

/** From this many reviews on, shares by stars and a choice of languages and orders say more than the reviews themselves. */
const MANY_REVIEWS = 10;

/** The average rating, its breakdown, the reviews, and how we verify that reviewers took the trip. */
export function ProductReviews({ tour }: { tour: TourDetails }) {
  const t = useText();
  const gap = useSentenceGap();
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="@container mt-12 scroll-mt-18">
      <h2 id="reviews-title" className="type-h2">
        {t('product.reviews')}
      </h2>
      {tour.averageRating === null ? (
        <p className="mt-4 text-ink-2">{t('product.reviewsNone')}</p>
      ) : (
        <Reviews key={tour.tourId} tour={tour} rating={tour.averageRating} />
      )}
      <p className="mt-6 max-w-[70ch] type-small text-ink-2">
        {t('reviews.howVerified')}
        {gap}
        <LocalLink to="/termsOfUse" className="link">
          {t('reviews.howVerifiedMore')}
        </LocalLink>
      </p>
    </section>
  );
}

function Reviews({ tour, rating }: { tour: TourDetails; rating: number }) {
  const reviews = useReviewList(tour);
  const list = { ...reviews, count: tour.reviewCount, supplier: tour.vendor.name };
  if (tour.reviewCount < MANY_REVIEWS)
    return (
      <>
        <AverageLine rating={rating} count={tour.reviewCount} />
        <ReviewList {...list} hasLead />
      </>
    );
  const choice = { filter: reviews.requestedFilter, onFilter: reviews.selectFilter };
  return (
    <>
      <ReviewBreakdown tour={tour} rating={rating} {...choice} />
      <ReviewFilters languages={tour.reviewLanguages} {...choice} />
      <ReviewList {...list} />
    </>
  );
}

function AverageLine({ rating, count }: { rating: number; count: number }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const value = numberFormat(intl, { minimumFractionDigits: 1 }).format(rating);
  return (
    <p className="mt-4">
      <Rating
        rating={rating}
        value={value}
        count={t('reviews.count', { count })}
        label={t('tour.rating', { rating: value, count })}
      />
    </p>
  );
}

type ReviewBreakdownProps = {
  tour: Pick<TourDetails, 'reviewCount' | 'reviewRating'>;
  rating: number;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
};

/**
 * The average, and a bar for each number of stars. Pressing a bar shows only its reviews; pressing it again
 * shows all.
 */
function ReviewBreakdown({ tour, rating, filter, onFilter }: ReviewBreakdownProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { reviewCount: count, reviewRating: countsByStars } = tour;
  const averageText = numberFormat(intl, { minimumFractionDigits: 1 }).format(rating);
  // The sum of the bars, so that their shares add up to 100 %. It divides, so it is 1 if there are none.
  const countedReviews = countsByStars.reduce((sum, reviewsOfStars) => sum + reviewsOfStars, 0) || 1;
  const renderStarRow = (stars: number) => {
    const reviewsOfStars = countsByStars[stars - 1] ?? 0;
    const isChosen = filter.stars === stars;
    const onPress = () => onFilter({ ...filter, stars: isChosen ? null : stars });
    return (
      <li key={stars}>
        <StarBar
          stars={stars}
          count={reviewsOfStars}
          share={reviewsOfStars / countedReviews}
          isChosen={isChosen}
          onPress={onPress}
        />
      </li>
    );
  };
  return (
    <div className="mt-5 grid items-center gap-x-4 gap-y-5 @min-[20rem]:grid-cols-[auto_1fr] @min-[32rem]:gap-x-10">
      <p>
        <span className="sr-only">{t('tour.rating', { rating: averageText, count })}</span>
        <span aria-hidden="true">
          <span className="type-h1 block tabular-nums">{averageText}</span>
          <span className="type-small text-ink-2">{t('reviews.count', { count })}</span>
        </span>
      </p>
      <ul aria-label={t('reviews.byStars')} className="grid max-w-120 type-small">
        {STARS.toReversed().map(renderStarRow)}
      </ul>
    </div>
  );
}

type StarBarProps = {
  stars: number;
  count: number;
  /** From 0 to 1. */
  share: number;
  isChosen: boolean;
  onPress: () => void;
};

const ROW_CLASSES =
  'grid min-h-8 w-full grid-cols-[34px_1fr_44px] items-center gap-3 rounded-badge px-2 text-start pointer-coarse:min-h-11';

/**
 * The share of reviews with this many stars, as a bar and a percentage. Screen readers also hear how many they are. A
 * bar without reviews cannot be pressed, because it would show an empty list.
 */
function StarBar({ stars, count, share, isChosen, onPress }: StarBarProps) {
  const t = useText();
  const percent = Math.round(100 * share);
  const content = (
    <>
      <span className="sr-only">{t('reviews.starShare', { stars, percent, count })}</span>
      <span aria-hidden="true" className="flex items-center justify-between tabular-nums">
        <span className="star-bar-number">{stars}</span>
        <Icon path={star} size="small" filled className="star-bar-sign" />
      </span>
      {/* Drawn as SVG so that print and forced colours keep it. */}
      <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full">
        <rect width="100%" height="100%" className="fill-line" />
        <rect width={`${share * 100}%`} height="100%" className="fill-sun" />
      </svg>
      <span aria-hidden="true" className="star-bar-share text-end tabular-nums">
        {t('product.percent', { percent })}
      </span>
    </>
  );
  if (count === 0) return <span className={`${ROW_CLASSES} star-bar`}>{content}</span>;
  return (
    <button type="button" aria-pressed={isChosen} onClick={onPress} className={`${ROW_CLASSES} star-bar`}>
      {content}
    </button>
  );
}
