import type { Review } from '@ashore/core/contract/reviews.ts';
import { countryName, displayNames, numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { shield } from '../../ui/media/icon-paths.ts';
import { Stars } from '../../ui/media/rating.tsx';
import { isFiltered, keyOfFilter, noFilter, type useReviewList } from './use-review-list.ts';

type ReviewListProps = ReturnType<typeof useReviewList> & {
  /** Total number of reviews. */
  count: number;
  supplier: string;
  /** Sets the newest review in large letters. */
  hasLead?: boolean;
};

/** Number of reviews shown before the visitor asks for more. */
const SHOWN_AT_FIRST = 3;

/** Reviews by travellers. More reviews appear below those shown, so that nothing moves. */
export function ReviewList({
  list,
  shownFilter,
  requestedFilter,
  status,
  selectFilter,
  loadMore,
  count,
  supplier,
  hasLead = false,
}: ReviewListProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [isOpen, setOpen] = useState(false);
  const [goTo, setGoTo] = useState<{ readonly index: number; readonly filterKey: string }>();
  const items = useRef<HTMLUListElement>(null);
  const isFolded = !isOpen && keyOfFilter(shownFilter) === keyOfFilter(noFilter);
  const visible = isFolded ? Math.min(SHOWN_AT_FIRST, list.items.length) : list.items.length;
  const remaining = list.total - visible;
  const requestedKey = keyOfFilter(requestedFilter);
  // The focus moves to the first of the reviews that the visitor asked for, unless the visitor has chosen
  // other reviews since.
  useEffect(() => {
    if (goTo === undefined) return;
    const { index, filterKey } = goTo;
    if (filterKey === requestedKey && visible <= index) return;
    const next = items.current?.children[index];
    if (filterKey === requestedKey && next instanceof HTMLElement) next.focus({ preventScroll: true });
    setGoTo(undefined);
  }, [goTo, requestedKey, visible]);

  function showMore() {
    if (status === 'failed') return loadMore();
    setGoTo({ index: visible, filterKey: requestedKey });
    if (!isFolded || list.items.length === visible) loadMore();
    setOpen(true);
  }

  const number = numberFormat(intl);
  return (
    <>
      <div className="mt-5 flex min-h-6 flex-wrap items-baseline gap-x-4 type-small text-ink-2">
        <p role="status">
          {isFiltered(shownFilter) &&
            t('reviews.shown', { shown: number.format(list.total), count: number.format(count) })}
        </p>
        {isFiltered(requestedFilter) && (
          <button
            type="button"
            className="link"
            onClick={() => selectFilter({ ...requestedFilter, stars: null, language: null })}
          >
            {t('reviews.showAll')}
          </button>
        )}
      </div>
      {list.items.length === 0 && <p className="border-t border-line py-5">{t('reviews.none')}</p>}
      <ul ref={items} aria-busy={status === 'busy'} className={status === 'busy' ? 'opacity-50' : undefined}>
        {list.items.map((review, place) => (
          <ReviewItem
            key={review.id}
            review={review}
            supplier={supplier}
            isLead={hasLead && place === 0}
            // Without scripts, all reviews that came with the page are shown.
            className={place < visible ? undefined : 'no-js'}
          />
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {status === 'failed' && <Note tone="error">{t('reviews.failed')}</Note>}
      </div>
      {(remaining > 0 || status === 'failed') && (
        <div className="needs-js mt-2">
          <Button
            kind="outline"
            size="medium"
            busy={status === 'busy'}
            busyLabel={t('reviews.loading')}
            onClick={showMore}
          >
            {status === 'failed'
              ? t('reviews.tryAgain')
              : t(isFolded ? 'reviews.all' : 'reviews.more', { count: isFolded ? list.total : remaining })}
          </Button>
        </div>
      )}
    </>
  );
}

type ReviewItemProps = {
  review: Review;
  supplier: string;
  /** The text comes first, in large letters, if it is short enough for them. */
  isLead?: boolean;
  className?: string | undefined;
};

/** One review in the reader's language if there is a translation, else in its own, with the supplier's reply. */
export function ReviewItem({ review, supplier, isLead = false, className }: ReviewItemProps) {
  const t = useText();
  const { messages, intl } = localeTable[usePage().locale];
  const { author, country, rating, writtenOn, verified } = review;
  const text = <ReviewText review={review} />;
  const isLarge = isLead && !isLong(review.text, LARGE_LETTERS);
  return (
    <li
      tabIndex={-1}
      className={classNames(
        'border-t border-line py-5 outline-offset-4',
        isLarge && 'review-lead',
        className,
      )}
    >
      {isLarge && text}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {/* Of an erased account, the review stays without a name. */}
          <bdi className="font-semibold">{author || t('reviews.anonymous')}</bdi>
          {country !== null && (
            <span className="ml-3 type-small text-ink-2">{countryName(messages, country)}</span>
          )}
        </span>
        <span className="type-small text-ink-2">{formatDate(localDate(writtenOn), intl, 'month')}</span>
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars rating={rating} label={t('product.stars', { stars: rating })} />
        {verified && (
          <span className="inline-flex items-center gap-1.5 type-small text-ink-2">
            <Icon path={shield} size="small" className="text-leaf" />
            {t('reviews.verified')}
          </span>
        )}
      </p>
      {!isLarge && text}
      <Reply review={review} supplier={supplier} />
    </li>
  );
}

/** The text, with its language. Of a translated review the reader can see the original too. */
function ReviewText({ review: { text, translation, language } }: { review: Review }) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const [isOriginal, setOriginal] = useState(false);
  if (translation === null)
    return (
      <>
        <LongText text={text} language={language} />
        {language !== messages && (
          <p className="mt-1 type-small text-ink-2">
            {t('product.inLanguage', {
              language: displayNames(messages, 'language').of(language) ?? language,
            })}
          </p>
        )}
      </>
    );
  return (
    <>
      <LongText
        key={String(isOriginal)}
        text={isOriginal ? text : translation}
        language={isOriginal ? language : messages}
      />
      <p className="mt-1 flex flex-wrap gap-x-3 type-small text-ink-2">
        <span>
          {t(isOriginal ? 'reviews.original' : 'reviews.translated', {
            language: languageKeys[language] ?? 'other',
          })}
        </span>
        <button
          type="button"
          onClick={() => setOriginal(!isOriginal)}
          className="needs-js link relative after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {t(isOriginal ? 'reviews.showTranslation' : 'reviews.showOriginal')}
        </button>
      </p>
    </>
  );
}

/** Languages as the texts name them. */
const languageKeys: Readonly<Record<string, string>> = { en: 'en', de: 'de', 'zh-Hans': 'zh' };

function Reply({ review, supplier }: Pick<ReviewItemProps, 'review' | 'supplier'>) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { reply, replyLanguage, repliedOn } = review;
  if (reply === null) return null;
  return (
    <div className="mt-4 border-l-2 border-line-2 pl-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 type-small">
        <span className="font-semibold">{t('reviews.reply', { name: supplier })}</span>
        {repliedOn !== null && (
          <span className="text-ink-2">{formatDate(localDate(repliedOn), intl, 'month')}</span>
        )}
      </p>
      <LongText text={reply} language={replyLanguage ?? review.language} />
    </div>
  );
}

type LongTextProps = { text: string; language: string };

/** A traveller's text with its line breaks. A long text is cut until the reader unfolds it. */
function LongText({ text, language }: LongTextProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const long = isLong(text);
  return (
    <>
      <p
        lang={language}
        dir="auto"
        className={
          long && !isOpen
            ? 'review-text review-text-folded mt-2 max-w-[70ch]'
            : 'review-text mt-2 max-w-[70ch]'
        }
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="needs-js link relative mt-1 type-small after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {t(isOpen ? 'reviews.readLess' : 'reviews.readMore')}
        </button>
      )}
    </>
  );
}

/** Lines of a folded text: as many as `-webkit-line-clamp` of `.review-text-folded` in `reviews.css`. */
const mostLines = 6;
/** About as many Latin letters as these lines hold at their full width of 70 characters. */
const MOST_LETTERS = 420;
/** Letters of a text that may be set large. */
const LARGE_LETTERS = 220;

/**
 * Whether a text is long enough to fold. A Chinese character is as wide as two letters, and every break
 * begins a line.
 */
export function isLong(text: string, letters = MOST_LETTERS): boolean {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  const width = text.length + (wide?.length ?? 0);
  // A text only slightly longer than the shown lines is shown as a whole.
  return width > letters * 1.25 || text.split('\n').length > mostLines + 2;
}
