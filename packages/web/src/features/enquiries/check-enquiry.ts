import { ENQUIRY_KINDS, ENQUIRY_LENGTHS, type EnquiryKind } from '@ashore/core/contract/values/enquiry.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { typedLine, typedLines } from '@ashore/core/text/typed-text.ts';
import type { TextOf } from '../../i18n/texts.ts';
import type { FieldErrors } from '../../ui/form/errors.tsx';

export type EnquiryValues = {
  readonly kind: EnquiryKind | '';
  readonly name: string;
  readonly email: string;
  readonly bookingReference: string;
  readonly message: string;
  readonly trap: string;
};
export type EnquiryField = Exclude<keyof EnquiryValues, 'trap'>;

/** Reads the values from the form. */
export function readEnquiry(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '');
  const kind = ENQUIRY_KINDS.find((candidate) => candidate === data.get('kind')) ?? '';
  return {
    kind,
    name: textOf('name'),
    email: textOf('email').trim(),
    // A reference typed before the visitor chose another subject no longer applies.
    bookingReference: kind === 'booking' ? textOf('bookingReference') : '',
    message: textOf('message'),
    trap: textOf('trap'),
  };
}

/** The same rules as the server's, reported beside the field. */
export function checkEnquiry(values: EnquiryValues, t: TextOf): FieldErrors<EnquiryField> {
  const fieldErrors: [EnquiryField, string | undefined][] = [
    ['kind', values.kind === '' ? t('contact.kindMissing') : undefined],
    ['name', lineProblem(values.name, ENQUIRY_LENGTHS.name, t('contact.nameMissing'), t)],
    ['email', emailProblem(values.email, t)],
    [
      'bookingReference',
      lineProblem(values.bookingReference, ENQUIRY_LENGTHS.bookingReference, undefined, t),
    ],
    ['message', messageProblem(values.message, t)],
  ];
  return Object.fromEntries(fieldErrors.filter(([, text]) => text !== undefined));
}

function lineProblem(text: string, most: number, missing: string | undefined, t: TextOf): string | undefined {
  const { length } = typedLine(text);
  if (length === 0) return missing;
  if (containsCardNumber(text)) return t('form.cardNumber');
  return length > most ? t('form.tooLong', { length, most }) : undefined;
}

function emailProblem(text: string, t: TextOf): string | undefined {
  if (text === '') return t('shell.emailMissing');
  return isEmailAddress(text) ? undefined : t('shell.emailInvalid');
}

function messageProblem(text: string, t: TextOf): string | undefined {
  const { length } = typedLines(text);
  if (length === 0) return t('contact.messageMissing');
  if (containsCardNumber(text)) return t('form.cardNumber');
  const most = ENQUIRY_LENGTHS.message;
  return length > most ? t('form.tooLong', { length, most }) : undefined;
}
