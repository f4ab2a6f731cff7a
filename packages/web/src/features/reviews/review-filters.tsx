import { REVIEW_SORTS, type ReviewSort } from '@ashore/core/contract/review-fields.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { displayNames, numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useId } from 'react';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Select } from '../../ui/select.tsx';
import type { WantedReviews } from './wanted-reviews.ts';

type ReviewFiltersProps = {
  languages: TourDetails['reviewLanguages'];
  wanted: WantedReviews;
  onWant: (wanted: WantedReviews) => void;
};

const sortTexts: Record<ReviewSort, MessageKey> = {
  newest: 'reviews.newest',
  highest: 'reviews.highest',
  lowest: 'reviews.lowest',
};

/** In which language and order. Absent where there is nothing to choose. */
export function ReviewFilters({ languages, wanted, onWant }: ReviewFiltersProps) {
  const t = useText();
  const all = languages.reduce((sum, { count }) => sum + count, 0);
  if (all < 2) return null;
  return (
    <div className="scripted mt-6">
      <div className="grid grid-cols-2 gap-3 @min-[32rem]:flex @min-[32rem]:gap-4">
        {languages.length > 1 && <LanguageChoice languages={languages} wanted={wanted} onWant={onWant} />}
        <Choice
          label={t('reviews.order')}
          value={wanted.sort}
          onChoose={(value) =>
            onWant({ ...wanted, sort: REVIEW_SORTS.find((sort) => sort === value) ?? 'newest' })
          }
        >
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortTexts[sort])}
            </option>
          ))}
        </Choice>
      </div>
    </div>
  );
}

function LanguageChoice({ languages, wanted, onWant }: ReviewFiltersProps) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  // "Chinese" and not "Simplified Chinese": there is one of it here, and the room of a phone is small.
  const nameOf = (language: string) =>
    displayNames(messages, 'language').of(new Intl.Locale(language).language) ?? language;
  // How many there are is known of all, not of those with so many stars.
  const textOf = (language: string, count: number) =>
    wanted.stars === null ? `${nameOf(language)} (${numberFormat(intl).format(count)})` : nameOf(language);
  const languageOf = (value: string) =>
    languages.find(({ language }) => language === value)?.language ?? null;
  return (
    <Choice
      label={t('reviews.writtenIn')}
      value={wanted.language ?? ''}
      onChoose={(value) => onWant({ ...wanted, language: languageOf(value) })}
    >
      <option value="">{t('reviews.allLanguages')}</option>
      {languages.map(({ language, count }) => (
        <option key={language} value={language}>
          {textOf(language, count)}
        </option>
      ))}
    </Choice>
  );
}

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block type-label">
        {label}
      </label>
      <Select id={id} size="medium" value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </Select>
    </div>
  );
}
