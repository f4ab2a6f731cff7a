import { REVIEW_LENGTHS, STARS } from '@ashore/core/contract/values/review.ts';
import { localeTable, MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { typedLines } from '@ashore/core/text/typed-text.ts';
import { type ReactNode, useState } from 'react';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/texts.ts';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import type { FieldErrors } from '../../ui/form/errors.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select, type SelectProps } from '../../ui/form/select.tsx';
import { TextArea, TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { star } from '../../ui/media/icon-paths.ts';
import type { ReviewField, ReviewValues } from './check-review.ts';

export const reviewFieldId = (name: string) => `review-${name}`;

type ReviewFieldsProps = {
  values: ReviewValues;
  fieldErrors: FieldErrors<ReviewField>;
  onChange: <Name extends ReviewField>(name: Name, value: ReviewValues[Name]) => void;
};

export function ReviewFields({ values, fieldErrors, onChange }: ReviewFieldsProps) {
  const t = useText();
  const wired = (name: ReviewField) => ({ id: reviewFieldId(name), error: fieldErrors[name] });
  const length = typedLines(values.text).length;
  return (
    <>
      <StarChoice
        id={reviewFieldId('rating')}
        value={values.rating}
        error={fieldErrors.rating}
        onChange={(rating) => onChange('rating', rating)}
      />
      <Field
        label={t('review.text')}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{t('review.textHint')}</span>
            <span className="tabular-nums">{t('review.length', { length, most: REVIEW_LENGTHS.text })}</span>
          </span>
        }
        {...wired('text')}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            name="text"
            dir="auto"
            lang={values.language}
            required
            value={values.text}
            onChange={({ target }) => onChange('text', target.value)}
          />
        )}
      </Field>
      <div className="grid gap-5.5 sm:grid-cols-2 sm:items-start">
        <Field label={t('review.author')} hint={t('review.authorHint')} {...wired('author')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="author"
              dir="auto"
              autoComplete="given-name"
              required
              value={values.author}
              onChange={({ target }) => onChange('author', target.value)}
            />
          )}
        </Field>
        <Field label={t('review.language')} {...wired('language')}>
          {(wiring) => (
            <LanguageSelect
              {...wiring}
              value={values.language}
              onChoose={(language) => onChange('language', language)}
            />
          )}
        </Field>
      </div>
    </>
  );
}

type LanguageSelectProps = Omit<SelectProps, 'value' | 'onChange'> & {
  value: MessageLocale;
  onChoose: (language: MessageLocale) => void;
};

/** Each language is named in itself. */
function LanguageSelect({ value, onChoose, ...wiring }: LanguageSelectProps) {
  const choose = (chosen: string) => onChoose(MESSAGE_LOCALES.find((locale) => locale === chosen) ?? value);
  return (
    <Select {...wiring} name="language" value={value} onChange={({ target }) => choose(target.value)}>
      {MESSAGE_LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {localeTable[locale].ownName}
        </option>
      ))}
    </Select>
  );
}

type StarChoiceProps = {
  /** Links of the error summary lead to this id. */
  id: string;
  /** 0 until stars are chosen. */
  value: number;
  error?: ReactNode;
  onChange: (stars: number) => void;
};

const words: Record<(typeof STARS)[number], MessageKey> = {
  1: 'review.star1',
  2: 'review.star2',
  3: 'review.star3',
  4: 'review.star4',
  5: 'review.star5',
};

/** One to five stars as radios, so that the arrow keys work. All stars up to the chosen one are filled. */
function StarChoice({ id, value, error, onChange }: StarChoiceProps) {
  const t = useText();
  const [over, setOver] = useState(0);
  const full = over || value;
  const word = STARS.find((stars) => stars === full);
  return (
    <ChoiceGroup legend={t('review.rating')} error={error} className="flex flex-wrap items-center gap-x-3">
      <span className="-ml-1.5 flex" onPointerLeave={() => setOver(0)}>
        {STARS.map((stars) => (
          <label
            key={stars}
            className="focus-frame relative grid size-11 cursor-pointer place-items-center rounded-control"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOver(stars)}
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              // The link of the error summary must lead to the radio that the Tab key reaches.
              id={stars === (value || 1) ? id : undefined}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={t('review.starNamed', { stars, word: t(words[stars]) })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] opacity-0"
            />
            <Icon
              path={star}
              filled={stars <= full}
              className={stars <= full ? 'size-8 text-star' : 'size-8 text-ink-3'}
            />
          </label>
        ))}
      </span>
      <span aria-hidden="true" className="font-medium">
        {word !== undefined && t(words[word])}
      </span>
    </ChoiceGroup>
  );
}
