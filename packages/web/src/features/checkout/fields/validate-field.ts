import { fitsAges, isAgeWithin, isWithin, NUMBER_ANSWER } from '@ashore/core/booking/validate-answer.ts';
import { EARLIEST_BIRTH_DATE, MAX_AGE, TRAVELLER_LENGTHS } from '@ashore/core/contract/values/traveller.ts';
import { isCountry } from '@ashore/core/locale/countries.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { containsWebAddress, isEmailAddress } from '@ashore/core/text/email-address.ts';
import { readPhoneNumber } from '@ashore/core/text/phone-number.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { parseLocalDate, parseLocalTime } from '@ashore/core/time/local-date-time.ts';
import { dialCodeOf, phoneCountryName } from './dial-codes.ts';
import { type CheckoutField, type FormValues, fieldValue } from './field.ts';

/** Problems of a typed value that the browser can find without the server. */
export type FieldProblem =
  | 'missing'
  | 'tooLong'
  | 'tooShort'
  | 'card'
  | 'link'
  | 'email'
  | 'phone'
  | 'number'
  | 'range'
  | 'date'
  | 'future'
  | 'age'
  | 'expired';

/** The first problem of a field's typed value; undefined for a valid one. */
export function fieldProblem(
  field: CheckoutField,
  values: FormValues,
  today: string,
): FieldProblem | undefined {
  const text = typedLine(fieldValue(values, field.name));
  if (field.waiver) return text === field.waiver.signatureToken ? undefined : 'missing';
  if (text === '') return field.isRequired ? 'missing' : undefined;
  return checks[field.kind]?.(text, field, values, today) ?? lineProblem(text, field);
}

type FieldCheck = (
  text: string,
  field: CheckoutField,
  values: FormValues,
  today: string,
) => FieldProblem | undefined;

const checks: Partial<Record<CheckoutField['kind'], FieldCheck>> = {
  email: (text) => (isEmailAddress(text) ? undefined : 'email'),
  phone: (text, { name }, values) =>
    readPhoneNumber(dialCodeOf(fieldValue(values, phoneCountryName(name))), text) === undefined
      ? 'phone'
      : undefined,
  number: (text, { limits }) => {
    if (!NUMBER_ANSWER.test(text)) return 'number';
    return isWithin(limits, text) ? undefined : 'range';
  },
  age: (text, { ages }) => {
    if (!/^\d{1,3}$/.test(text)) return 'number';
    return isAgeWithin({ from: ages?.from ?? null, to: ages?.to ?? MAX_AGE }, Number(text))
      ? undefined
      : 'age';
  },
  country: (text) => (isCountry(text) ? undefined : 'missing'),
  choice: (text, { choices }) => (choices?.some(({ value }) => value === text) ? undefined : 'missing'),
  time: (text) => (parseLocalTime(text) ? undefined : 'missing'),
  date: (text) => (parseLocalDate(text) ? undefined : 'date'),
  birthday: (text, { ages }, _values, today) => {
    if (!parseLocalDate(text) || text <= EARLIEST_BIRTH_DATE) return 'date';
    if (text > today) return 'future';
    return ages && !fitsAges(ages, text, ages.day) ? 'age' : undefined;
  },
  expiry: (text, { notBefore = '' }) => {
    if (!parseLocalDate(text)) return 'date';
    return text < notBefore ? 'expired' : undefined;
  },
};

function lineProblem(text: string, { kind, length }: CheckoutField): FieldProblem | undefined {
  if (containsCardNumber(text) && kind !== 'phone') return 'card';
  if (length === 'name' && containsWebAddress(text)) return 'link';
  if (length === undefined) return undefined;
  const [minLength, maxLength] = TRAVELLER_LENGTHS[length];
  if (text.length < minLength) return 'tooShort';
  return text.length > maxLength ? 'tooLong' : undefined;
}
