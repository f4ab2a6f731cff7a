import type { Review, TourDetails } from '@ashore/core/contract/tour-details.ts';
import { displayNames, numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { BarRows } from '../../ui/bar-rows.tsx';
import { Stars } from '../../ui/rating.tsx';

/** The average, how it comes about, and the newest in the reader's language first. */
export function ProductReviews({ tour }: { tour: TourDetails }) {
  const t = useText();
  return (
    <section className="mt-12">
      <h2 className="type-h2">{t('product.reviews')}</h2>
      {tour.averageRating === null ? (
        <p className="mt-4 text-ink-2">{t('product.reviewsNone')}</p>
      ) : (
        <>
          <Breakdown rating={tour.averageRating} count={tour.reviewCount} stars={tour.reviewRating} />
          <ul className="mt-7">
            {tour.reviews.map((review) => (
              <ReviewItem key={`${review.author} ${review.writtenOn} ${review.text}`} review={review} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type BreakdownProps = { rating: number; count: number; stars: readonly number[] };

function Breakdown({ rating, count, stars }: BreakdownProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const value = numberFormat(intl, { minimumFractionDigits: 1 }).format(rating);
  const label = t('tour.rating', { rating: value, count });
  const all = stars.reduce((sum, number) => sum + number, 0) || 1;
  const rows = stars
    .map((number, index) => {
      const percent = Math.round((100 * number) / all);
      return {
        label: String(index + 1),
        share: number / all,
        shareText: t('product.percent', { percent }),
        sentence: t('product.star', { stars: index + 1, percent }),
      };
    })
    .reverse();
  return (
    <div className="mt-5 grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
      <p>
        <span className="type-h1 block">{value}</span>
        <span className="type-small text-ink-2">{label}</span>
      </p>
      <div className="max-w-120">
        <BarRows label={label} rows={rows} />
      </div>
    </div>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const t = useText();
  const { messages, intl } = localeTable[usePage().locale];
  const { author, rating, text, language, writtenOn, reply } = review;
  const written = displayNames(messages, 'language').of(language) ?? language;
  return (
    <li className="border-t border-line py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{author}</span>
        <span className="type-small text-ink-2">{formatDate(localDate(writtenOn), intl, 'month')}</span>
      </p>
      <Stars rating={rating} label={t('product.stars', { stars: rating })} />
      <p className="mt-2 max-w-[70ch]" lang={language}>
        {text}
      </p>
      {language !== messages && (
        <p className="mt-1 type-small text-ink-2">{t('product.inLanguage', { language: written })}</p>
      )}
      {reply !== null && (
        <p className="mt-3 border-l-2 border-line pl-4 text-ink-2">
          {t('product.reply')}: <span lang={language}>{reply}</span>
        </p>
      )}
    </li>
  );
}
