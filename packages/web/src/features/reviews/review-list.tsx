import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { ReviewItem } from './review-item.tsx';
import type { useReviewList } from './use-review-list.ts';
import { allReviews, isFiltered, keyOfWanted } from './wanted-reviews.ts';

type ReviewListProps = ReturnType<typeof useReviewList> & {
  /** How many there are in all. */
  count: number;
  supplier: string;
};

/** So many before anybody asks for more. */
const atFirst = 3;

/** What travellers wrote. More of it comes below what is there, and nothing moves. */
export function ReviewList({ list, shown, wanted, stage, want, loadMore, count, supplier }: ReviewListProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [isOpen, setOpen] = useState(false);
  const [goTo, setGoTo] = useState<number>();
  const items = useRef<HTMLUListElement>(null);
  const folded = !isOpen && keyOfWanted(shown) === keyOfWanted(allReviews);
  const visible = folded ? Math.min(atFirst, list.items.length) : list.items.length;
  const left = list.total - visible;
  // Whoever asked for more goes on with the first of it.
  useEffect(() => {
    if (goTo === undefined || visible <= goTo) return;
    const next = items.current?.children[goTo];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    setGoTo(undefined);
  }, [goTo, visible]);

  function showMore() {
    if (stage === 'failed') return loadMore();
    setGoTo(visible);
    if (!folded || list.items.length === visible) loadMore();
    setOpen(true);
  }

  const number = numberFormat(intl);
  return (
    <>
      <div className="mt-5 flex min-h-6 flex-wrap items-baseline gap-x-4 type-small text-ink-2">
        <p role="status">
          {isFiltered(shown) &&
            t('reviews.shown', { shown: number.format(list.total), count: number.format(count) })}
        </p>
        {isFiltered(wanted) && (
          <button
            type="button"
            className="link"
            onClick={() => want({ ...wanted, stars: null, language: null })}
          >
            {t('reviews.showAll')}
          </button>
        )}
      </div>
      {list.items.length === 0 && <p className="border-t border-line py-5">{t('reviews.none')}</p>}
      <ul ref={items} aria-busy={stage === 'busy'} className={stage === 'busy' ? 'opacity-50' : undefined}>
        {list.items.map((review, place) => (
          <ReviewItem
            key={review.id}
            review={review}
            supplier={supplier}
            // Where no script can show the rest, all that came with the page is there.
            className={place < visible ? undefined : 'unscripted'}
          />
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {stage === 'failed' && <Note tone="error">{t('reviews.failed')}</Note>}
      </div>
      {(left > 0 || stage === 'failed') && (
        <div className="scripted mt-2">
          <Button
            kind="outline"
            size="medium"
            busy={stage === 'busy'}
            busyLabel={t('reviews.loading')}
            onClick={showMore}
          >
            {stage === 'failed'
              ? t('reviews.tryAgain')
              : t(folded ? 'reviews.all' : 'reviews.more', { count: folded ? list.total : left })}
          </Button>
        </div>
      )}
    </>
  );
}
