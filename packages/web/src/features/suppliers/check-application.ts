import {
  APPLICATION_LENGTHS,
  GUIDING_LANGUAGES,
  isWebsite,
  mayHoldCard,
  PRODUCT_COUNTS,
} from '@ashore/core/contract/values/application.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import { isTaxNumber } from '@ashore/core/contract/values/tax-number.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { readPhoneNumber } from '@ashore/core/text/phone-number.ts';
import { typedLine, typedLines } from '@ashore/core/text/typed-text.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { TextOf } from '../../i18n/texts.ts';
import type { FieldErrors } from '../../ui/form/errors.tsx';

type LineField = Exclude<keyof typeof APPLICATION_LENGTHS, 'message'>;
type TextField = LineField | 'email' | 'country' | 'dialCode' | 'message';
export type ApplicationField =
  | Exclude<TextField, 'dialCode'>
  | 'productTypes'
  | 'languages'
  | 'productCount'
  | 'agreesToTerms'
  | 'offersOnlyLawful';

export type ApplicationValues = {
  readonly texts: Readonly<Record<TextField, string>>;
  readonly productTypes: (typeof PRODUCT_TYPES)[number][];
  readonly languages: (typeof GUIDING_LANGUAGES)[number][];
  readonly productCount: (typeof PRODUCT_COUNTS)[number] | undefined;
  readonly agreesToTerms: boolean;
  readonly offersOnlyLawful: boolean;
  /** A field that people do not see and leave empty, and programs fill. */
  readonly trap: string;
};

/** Reads the values from the form. */
export function readApplication(form: HTMLFormElement): ApplicationValues {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '');
  return {
    texts: {
      companyName: textOf('companyName'),
      legalForm: textOf('legalForm'),
      registration: textOf('registration'),
      taxNumber: textOf('taxNumber'),
      street: textOf('street'),
      city: textOf('city'),
      country: textOf('country'),
      website: textOf('website'),
      contactName: textOf('contactName'),
      email: textOf('email').trim(),
      // The value is `+49 DE`; only the code is sent.
      dialCode: textOf('dialCode').split(' ')[0] ?? '',
      phone: textOf('phone'),
      message: textOf('message'),
    },
    productTypes: PRODUCT_TYPES.filter((type) => data.getAll('productTypes').includes(type)),
    languages: GUIDING_LANGUAGES.filter((language) => data.getAll('languages').includes(language)),
    productCount: PRODUCT_COUNTS.find((count) => count === data.get('productCount')),
    agreesToTerms: data.has('agreesToTerms'),
    offersOnlyLawful: data.has('offersOnlyLawful'),
    trap: textOf('trap'),
  };
}

const requiredFields: readonly (readonly [LineField, MessageKey])[] = [
  ['companyName', 'apply.companyNameMissing'],
  ['legalForm', 'apply.legalFormMissing'],
  ['registration', 'apply.registrationMissing'],
  ['street', 'apply.streetMissing'],
  ['city', 'apply.cityMissing'],
];

/**
 * The rules of the contract's `supplier-applications.ts`, so that mistakes are reported beside their fields before anything
 * is sent, in the order of the form. What only the server refuses is reported by `application-form.tsx`.
 */
export function checkApplication(values: ApplicationValues, t: TextOf): FieldErrors<ApplicationField> {
  const { texts } = values;
  const fieldErrors: [ApplicationField, string | undefined][] = [
    ...requiredFields.map(([field, key]): [ApplicationField, string | undefined] => [
      field,
      lineProblem(field, texts[field], t(key), t),
    ]),
    ['country', typedLine(texts.country) === '' ? t('apply.countryMissing') : undefined],
    ['taxNumber', taxNumberProblem(texts, t)],
    ['website', websiteProblem(texts.website, t)],
    ['contactName', lineProblem('contactName', texts.contactName, t('apply.contactNameMissing'), t)],
    ['email', emailProblem(texts.email, t)],
    ['phone', phoneProblem(texts, t)],
    ['productTypes', values.productTypes.length === 0 ? t('apply.productTypesMissing') : undefined],
    ['productCount', values.productCount === undefined ? t('apply.productCountMissing') : undefined],
    ['languages', values.languages.length === 0 ? t('apply.languagesMissing') : undefined],
    ['message', messageProblem(texts.message, t)],
    ['offersOnlyLawful', values.offersOnlyLawful ? undefined : t('apply.offersOnlyLawfulMissing')],
    ['agreesToTerms', values.agreesToTerms ? undefined : t('apply.agreesToTermsMissing')],
  ];
  const errorsWithCardNumbers = fieldErrors.map(([field, text]): (typeof fieldErrors)[number] => [
    field,
    isFreeText(field) && mayHoldCard(field, texts[field]) ? t('form.cardNumber') : text,
  ]);
  return Object.fromEntries(errorsWithCardNumbers.filter(([, text]) => text !== undefined));
}

const otherFields: readonly string[] = [
  'email',
  'country',
  'productTypes',
  'languages',
  'productCount',
  'agreesToTerms',
  'offersOnlyLawful',
] satisfies ApplicationField[];

/** Whether a field that the server names is one at which the form can show an error. */
export function isApplicationField(name: string): name is ApplicationField {
  return isFreeText(name) || otherFields.includes(name);
}

/** Fields that people fill with their own words, which may contain a card number. */
function isFreeText(field: string): field is keyof typeof APPLICATION_LENGTHS {
  return Object.hasOwn(APPLICATION_LENGTHS, field);
}

// A shorter text is certainly a typing error. `supplier-applications.ts` in the contract has the same minimums.
const MIN_LENGTHS: Partial<Record<LineField, number>> = {
  companyName: 2,
  registration: 2,
  street: 3,
  city: 2,
};

function lineProblem(field: LineField, text: string, missingText: string, t: TextOf): string | undefined {
  const { length } = typedLine(text);
  if (length < (MIN_LENGTHS[field] ?? 1)) return missingText;
  const most = APPLICATION_LENGTHS[field];
  return length > most ? t('form.tooLong', { length, most }) : undefined;
}

function taxNumberProblem({ taxNumber, country }: ApplicationValues['texts'], t: TextOf): string | undefined {
  return isTaxNumber(typedLine(taxNumber), country) && taxNumber.length <= APPLICATION_LENGTHS.taxNumber
    ? undefined
    : t('apply.taxNumberInvalid');
}

function websiteProblem(text: string, t: TextOf): string | undefined {
  return isWebsite(typedLine(text)) && text.length <= APPLICATION_LENGTHS.website
    ? undefined
    : t('apply.websiteInvalid');
}

function emailProblem(text: string, t: TextOf): string | undefined {
  if (text === '') return t('shell.emailMissing');
  return isEmailAddress(text) ? undefined : t('shell.emailInvalid');
}

function phoneProblem({ dialCode, phone }: ApplicationValues['texts'], t: TextOf): string | undefined {
  const isPhoneNumber = readPhoneNumber(dialCode, phone) !== undefined;
  return isPhoneNumber && phone.length <= APPLICATION_LENGTHS.phone ? undefined : t('apply.phoneInvalid');
}

function messageProblem(text: string, t: TextOf): string | undefined {
  const { length } = typedLines(text);
  const most = APPLICATION_LENGTHS.message;
  return length > most ? t('form.tooLong', { length, most }) : undefined;
}
