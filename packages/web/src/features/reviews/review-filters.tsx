import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { REVIEW_SORTS, type ReviewSort } from '@ashore/core/contract/values/review.ts';
import { displayNames, numberFormat, withDetail } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useId } from 'react';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Select } from '../../ui/form/select.tsx';
import type { ReviewFilter } from './use-review-list.ts';

type ReviewFiltersProps = {
  languages: TourDetails['reviewLanguages'];
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
};

const sortTexts: Record<ReviewSort, MessageKey> = {
  newest: 'reviews.newest',
  highest: 'reviews.highest',
  lowest: 'reviews.lowest',
};

/** Language and sorting of reviews. Hidden where there is nothing to choose. */
export function ReviewFilters({ languages, filter, onFilter }: ReviewFiltersProps) {
  const t = useText();
  const reviewCount = languages.reduce((sum, { count }) => sum + count, 0);
  if (reviewCount < 2) return null;
  return (
    <div className="needs-js mt-6">
      <div className="grid grid-cols-2 gap-3 @min-[32rem]:flex @min-[32rem]:gap-4">
        {languages.length > 1 && <LanguageChoice languages={languages} filter={filter} onFilter={onFilter} />}
        <LabelledSelect
          label={t('reviews.order')}
          value={filter.sort}
          onChoose={(value) =>
            onFilter({ ...filter, sort: REVIEW_SORTS.find((sort) => sort === value) ?? 'newest' })
          }
        >
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortTexts[sort])}
            </option>
          ))}
        </LabelledSelect>
      </div>
    </div>
  );
}

function LanguageChoice({ languages, filter, onFilter }: ReviewFiltersProps) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  // "Chinese" rather than "Simplified Chinese": only one kind of Chinese is offered, and a phone has little
  // room.
  const nameOf = (language: string) =>
    displayNames(messages, 'language').of(new Intl.Locale(language).language) ?? language;
  // The counts are known for all reviews only, not for those with certain stars.
  const textOf = (language: string, count: number) =>
    filter.stars === null
      ? withDetail(nameOf(language), numberFormat(intl).format(count), messages)
      : nameOf(language);
  const languageOf = (value: string) =>
    languages.find(({ language }) => language === value)?.language ?? null;
  return (
    <LabelledSelect
      label={t('reviews.writtenIn')}
      value={filter.language ?? ''}
      onChoose={(value) => onFilter({ ...filter, language: languageOf(value) })}
    >
      <option value="">{t('reviews.allLanguages')}</option>
      {languages.map(({ language, count }) => (
        <option key={language} value={language}>
          {textOf(language, count)}
        </option>
      ))}
    </LabelledSelect>
  );
}

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

function LabelledSelect({ label, value, onChoose, children }: ChoiceProps) {
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
