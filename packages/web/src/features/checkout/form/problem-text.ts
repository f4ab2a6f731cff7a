import { TRAVELLER_LENGTHS } from '@ashore/core/contract/traveller-fields.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { type CheckoutField, type FormValues, typedIn } from '../plan/field.ts';
import { dialCodeOf } from '../plan/phone-number.ts';
import type { Problem } from '../plan/problem-of.ts';

/** What would be right, beside the field. */
export function problemText(problem: Problem, field: CheckoutField, values: FormValues, t: Text): string {
  switch (problem) {
    case 'missing':
      return t(field.missing ?? (field.kind === 'choice' ? 'traveller.choose' : 'traveller.missing'));
    case 'tooLong':
      return t('form.tooLong', {
        most: TRAVELLER_LENGTHS[field.length ?? 'answer'][1],
        length: typedLine(typedIn(values, field.name)).length,
      });
    case 'range':
      return t('traveller.numberBetween', { from: field.limits?.from ?? 0, to: field.limits?.to ?? 0 });
    case 'age':
      return agesText(field, t);
    case 'phone':
      return phoneText(dialCodeOf(typedIn(values, `${field.name}Country`)), t);
    default:
      return t(texts[problem]);
  }
}

function phoneText(code: string | undefined, t: Text): string {
  return code === undefined ? t('traveller.dialCodeMissing') : t('traveller.phoneWrong', { code });
}

function agesText({ ages }: CheckoutField, t: Text): string {
  const from = ages?.from ?? null;
  const to = ages?.to ?? null;
  if (from !== null && to !== null) return t('traveller.ageBetween', { from, to });
  return from === null ? t('traveller.ageTo', { to: to ?? 0 }) : t('traveller.ageFrom', { from });
}

const texts: Record<Exclude<Problem, 'missing' | 'tooLong' | 'phone' | 'age' | 'range'>, MessageKey> = {
  tooShort: 'traveller.tooShort',
  card: 'form.cardNumber',
  link: 'traveller.nameLink',
  email: 'shell.emailInvalid',
  number: 'traveller.numberWrong',
  date: 'traveller.dateWrong',
  future: 'traveller.dateFuture',
  expired: 'traveller.passportExpired',
};
