import type { Quote } from '@ashore/core/contract/quotes.ts';
import { isLanguageOf, type Locale } from '@ashore/core/locale/locales.ts';
import { type FieldGroup, type FormValues, fieldValue } from './field.ts';
import type { Requirements } from './requirements.ts';

const NAME = 'guide.language';

type Languages = Pick<Requirements, 'guideLanguages'>;

/** The choice between the languages in which the option has guides; no group without a choice. */
export function languageGroups({ guideLanguages }: Languages): FieldGroup[] {
  if (guideLanguages.length === 0) return [];
  return [
    {
      name: 'guide',
      title: { key: 'traveller.languageTitle' },
      lead: { key: 'traveller.languageLead' },
      fields: [
        {
          name: NAME,
          kind: 'choice',
          label: { key: 'traveller.language' },
          isRequired: false,
          noneLabel: { key: 'traveller.anyLanguage' },
          choices: guideLanguages.map(({ code, name }) => ({ value: code, label: { text: name } })),
        },
      ],
    },
  ];
}

/** The chosen language; undefined if none of the offered ones is chosen. */
export function chosenLanguage({ guideLanguages }: Languages, values: FormValues) {
  return guideLanguages.find(({ code }) => code === fieldValue(values, NAME));
}

/** Name under which the browser stores for which option it has preselected the language. */
const PRESELECTED = 'preselectedLanguage';

/**
 * The language of the page as choice, once for each option; undefined if no guide speaks it. What the traveller then chooses
 * stays, and a language chosen for another trip does not count for this one.
 */
export function languageToPreselect(
  { guideLanguages }: Languages,
  { tourCMSComponent: { componentKey } }: Pick<Quote, 'tourCMSComponent'>,
  values: FormValues,
  locale: Locale,
): FormValues | undefined {
  if (guideLanguages.length === 0 || fieldValue(values, PRESELECTED) === componentKey) return undefined;
  const ownLanguage = guideLanguages.find(({ code }) => isLanguageOf(locale, code))?.code ?? '';
  return { [NAME]: ownLanguage, [PRESELECTED]: componentKey };
}
