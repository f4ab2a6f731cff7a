import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../i18n/use-text.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { ReviewBreakdown } from './review-breakdown.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewList } from './use-review-list.ts';

/** The average and how it comes about, what travellers wrote, and how anybody knows that they were there. */
export function ProductReviews({ tour }: { tour: TourDetails }) {
  const t = useText();
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="@container mt-12 scroll-mt-6">
      <h2 id="reviews-title" className="type-h2">
        {t('product.reviews')}
      </h2>
      {tour.averageRating === null ? (
        <p className="mt-4 text-ink-2">{t('product.reviewsNone')}</p>
      ) : (
        <Reviews key={tour.tourId} tour={tour} rating={tour.averageRating} />
      )}
      <p className="mt-6 max-w-[70ch] type-small text-ink-2">
        {t('reviews.howVerified')}{' '}
        <LocalLink to="/termsOfUse" className="link">
          {t('reviews.howVerifiedMore')}
        </LocalLink>
      </p>
    </section>
  );
}

function Reviews({ tour, rating }: { tour: TourDetails; rating: number }) {
  const reviews = useReviewList(tour);
  return (
    <>
      <ReviewBreakdown tour={tour} rating={rating} wanted={reviews.wanted} onWant={reviews.want} />
      <ReviewFilters languages={tour.reviewLanguages} wanted={reviews.wanted} onWant={reviews.want} />
      <ReviewList {...reviews} count={tour.reviewCount} supplier={tour.vendor.name} />
    </>
  );
}
