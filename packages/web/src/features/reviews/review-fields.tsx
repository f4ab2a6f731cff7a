import { REVIEW_LENGTHS } from '@ashore/core/contract/review-fields.ts';
import { localeTable, MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { typedLines } from '@ashore/core/text/typed-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/field.tsx';
import { Select, type SelectProps } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Complaints } from '../../ui/use-complaints.ts';
import type { ReviewField, ReviewValues } from './check-review.ts';
import { StarChoice } from './star-choice.tsx';

export const reviewFieldId = (name: string) => `review-${name}`;

type ReviewFieldsProps = {
  values: ReviewValues;
  complaints: Complaints<ReviewField>;
  onChange: <Name extends ReviewField>(name: Name, value: ReviewValues[Name]) => void;
};

export function ReviewFields({ values, complaints, onChange }: ReviewFieldsProps) {
  const t = useText();
  const wired = (name: ReviewField) => ({ id: reviewFieldId(name), error: complaints[name] });
  const length = typedLines(values.text).length;
  return (
    <>
      <StarChoice
        id={reviewFieldId('rating')}
        value={values.rating}
        error={complaints.rating}
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

/** Each by its own name. */
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
