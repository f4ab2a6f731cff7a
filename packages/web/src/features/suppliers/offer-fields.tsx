import { PRODUCT_COUNTS } from '@ashore/core/contract/values/application.ts';
import { PRODUCT_TYPES, type ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ChoiceChip, ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-input.tsx';
import type { ApplicationChoices } from './application-choices.ts';
import { type ApplicationFieldErrors, applicationFieldId } from './application-text-field.tsx';

const typeTexts: Record<ProductType, MessageKey> = {
  tours: 'apply.tours',
  activities: 'apply.activities',
  attractions: 'apply.attractions',
  shows: 'apply.shows',
  transfers: 'apply.transfers',
  'shore-excursions': 'apply.shoreExcursions',
  hotels: 'apply.hotels',
};

const countTexts: Record<(typeof PRODUCT_COUNTS)[number], MessageKey> = {
  '1-5': 'apply.oneToFive',
  '6-20': 'apply.sixToTwenty',
  '21-100': 'apply.upToHundred',
  more: 'apply.moreThanHundred',
};

type OfferFieldsProps = { fieldErrors: ApplicationFieldErrors; languages: ApplicationChoices['languages'] };

export function OfferFields({ fieldErrors, languages }: OfferFieldsProps) {
  const t = useText();
  const types = PRODUCT_TYPES.map((value) => ({ value, label: t(typeTexts[value]) }));
  const counts = PRODUCT_COUNTS.map((value) => ({ value, label: t(countTexts[value]) }));
  const tongues = languages.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <div className="grid gap-5.5">
      <Chips name="productTypes" legend={t('apply.productTypes')} options={types} fieldErrors={fieldErrors} />
      <Chips
        name="productCount"
        legend={t('apply.productCount')}
        options={counts}
        fieldErrors={fieldErrors}
        type="radio"
      />
      <Chips
        name="languages"
        legend={t('apply.languages')}
        hint={t('apply.languagesHint')}
        options={tongues}
        fieldErrors={fieldErrors}
      />
      <Field
        id={applicationFieldId('message')}
        label={t('apply.message')}
        aside={t('form.optional')}
        hint={t('apply.messageHint')}
        error={fieldErrors.message}
      >
        {(wiring) => <TextArea {...wiring} name="message" rows={4} dir="auto" />}
      </Field>
    </div>
  );
}

type OfferChipsProps = {
  name: 'productTypes' | 'productCount' | 'languages';
  legend: string;
  hint?: string;
  options: readonly { readonly value: string; readonly label: string }[];
  fieldErrors: ApplicationFieldErrors;
  type?: 'radio' | 'checkbox';
};

function Chips({ name, legend, hint, options, fieldErrors, type = 'checkbox' }: OfferChipsProps) {
  return (
    <ChoiceGroup legend={legend} hint={hint} error={fieldErrors[name]} className="flex flex-wrap gap-2">
      {options.map(({ value, label }, place) => (
        <ChoiceChip
          key={value}
          type={type}
          name={name}
          value={value}
          id={place === 0 ? applicationFieldId(name) : undefined}
        >
          {label}
        </ChoiceChip>
      ))}
    </ChoiceGroup>
  );
}

/**
 * Two separate statements: agreement to the terms, and the self-certification that the law requires of
 * suppliers.
 */
export function ConsentFields({ fieldErrors }: { fieldErrors: ApplicationFieldErrors }) {
  const t = useText();
  return (
    <div className="grid gap-1">
      <Checkbox
        id={applicationFieldId('offersOnlyLawful')}
        name="offersOnlyLawful"
        label={t('apply.offersOnlyLawful')}
        error={fieldErrors.offersOnlyLawful}
      />
      <Checkbox
        id={applicationFieldId('agreesToTerms')}
        name="agreesToTerms"
        label={t('apply.agreesToTerms')}
        error={fieldErrors.agreesToTerms}
      />
      <p className="pl-8.5 type-small">
        <span className="dot-line">
          <span>
            <LocalLink to="/termsOfUse" className="link" target="_blank">
              {t('shell.termsOfUse')}
            </LocalLink>{' '}
          </span>
          <span>
            <LocalLink to="/privacy" className="link" target="_blank">
              {t('shell.privacy')}
            </LocalLink>{' '}
            <span className="text-ink-2">{t('apply.newTab')}</span>
          </span>
        </span>
      </p>
    </div>
  );
}
