import type { Review } from '@ashore/core/contract/review.ts';
import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { shield } from '../../ui/icon-paths.ts';
import { Stars } from '../../ui/rating.tsx';
import { LongText } from './long-text.tsx';

type ReviewItemProps = { review: Review; supplier: string; className?: string | undefined };

/** What one traveller said, in the language it was said in, and what the supplier answers. */
export function ReviewItem({ review, supplier, className }: ReviewItemProps) {
  const t = useText();
  const { messages, intl } = localeTable[usePage().locale];
  const { author, rating, text, language, writtenOn, verified } = review;
  const written = displayNames(messages, 'language').of(language) ?? language;
  return (
    <li tabIndex={-1} className={classNames('border-t border-line py-5 outline-offset-4', className)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="font-semibold">{author}</bdi>
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
      <LongText text={text} language={language} />
      {language !== messages && (
        <p className="mt-1 type-small text-ink-2">{t('product.inLanguage', { language: written })}</p>
      )}
      <Reply review={review} supplier={supplier} />
    </li>
  );
}

function Reply({ review, supplier }: Omit<ReviewItemProps, 'className'>) {
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
