import { numberFormat } from '@ashore/core/locale/intl.ts';
import { useText } from '../../i18n/use-text.ts';
import { Rating } from '../../ui/rating.tsx';

type TourRatingProps = { rating: number | null; count: number; tag: string };

/** What travellers gave it, or that nobody has yet. */
export function TourRating({ rating, count, tag }: TourRatingProps) {
  const t = useText();
  if (rating === null) return <span>{t('tour.noRating')}</span>;
  const value = numberFormat(tag, { minimumFractionDigits: 1 }).format(rating);
  return (
    <Rating
      value={value}
      count={`(${numberFormat(tag).format(count)})`}
      label={t('tour.rating', { rating: value, count })}
    />
  );
}
