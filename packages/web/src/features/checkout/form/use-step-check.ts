import { TRAVELLER_LENGTHS } from '@ashore/core/contract/values/traveller.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MessageKey } from '../../../i18n/messages.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { browserToday } from '../../../store/root-store.ts';
import { dialCodeOf, phoneCountryName } from '../fields/dial-codes.ts';
import { type CheckoutField, type FieldGroup, type FormValues, fieldValue } from '../fields/field.ts';
import { type FieldProblem, fieldProblem } from '../fields/validate-field.ts';
import { fieldId, fieldTextOf, formValues, useFormValues } from './form-values.ts';

/**
 * Errors of a step. A field shows its error once it has been left; all fields do after an attempt to
 * continue. Travellers see no error while they type for the first time.
 */
export function useStepCheck(groups: readonly FieldGroup[]) {
  const t = useText();
  const values = useFormValues();
  const [leftFields, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const today = browserToday();

  function errorOf(field: CheckoutField): string | undefined {
    if (!isSubmitted && !leftFields.has(field.name)) return undefined;
    const problem = fieldProblem(field, values, today);
    // An empty field is not an error before the traveller continues. People look ahead.
    if (problem === 'missing' && !isSubmitted) return undefined;
    return problem && problemText(problem, field, values, t);
  }

  const items = groups.flatMap((group) =>
    group.fields.map((field) => ({
      fieldId: fieldId(field.name),
      text: summaryText(group, field, groups.length > 1, t),
      isInvalid: errorOf(field) !== undefined,
    })),
  );

  /** Returns whether all fields are valid. If not, the focus moves to the error summary. */
  function check(): boolean {
    const values = formValues();
    const isValid = groups.every((group) =>
      group.fields.every((field) => fieldProblem(field, values, today) === undefined),
    );
    flushSync(() => setSubmitted(!isValid));
    if (!isValid) summary.current?.focus();
    return isValid;
  }

  return {
    errorOf,
    check,
    summary,
    items: isSubmitted ? items.filter(({ isInvalid }) => isInvalid) : [],
    leave: (name: string) => setLeft((before) => new Set(before).add(name)),
  };
}

/** If there are several groups, the summary names the group of a field. */
function summaryText(
  { title }: FieldGroup,
  { label }: CheckoutField,
  isOneOfMany: boolean,
  t: ReturnType<typeof useText>,
): string {
  const name = fieldTextOf(label, t);
  return isOneOfMany ? t('traveller.of', { group: fieldTextOf(title, t), field: name }) : name;
}

/** Message beside the field that says what is expected. */
function problemText(problem: FieldProblem, field: CheckoutField, values: FormValues, t: TextOf): string {
  switch (problem) {
    case 'missing':
      return t(field.emptyMessage ?? (field.kind === 'choice' ? 'traveller.choose' : 'traveller.missing'));
    case 'tooLong':
      return t('form.tooLong', {
        most: TRAVELLER_LENGTHS[field.length ?? 'answer'][1],
        length: typedLine(fieldValue(values, field.name)).length,
      });
    case 'range':
      return t('traveller.numberBetween', { from: field.limits?.from ?? 0, to: field.limits?.to ?? 0 });
    case 'age':
      return ageText(field, fieldValue(values, field.name), t);
    case 'phone':
      return phoneText(dialCodeOf(fieldValue(values, phoneCountryName(field.name))), t);
    default:
      return t(problemTexts[problem]);
  }
}

function phoneText(dialCode: string | undefined, t: TextOf): string {
  return dialCode === undefined ? t('traveller.dialCodeMissing') : t('traveller.phoneWrong');
}

/** A typed age is named in the message: the hint of its field already gives the limits. A date of birth has no such hint. */
function ageText({ ages, kind }: CheckoutField, typed: string, t: TextOf): string {
  if (kind === 'age') return t('traveller.ageWrong', { age: typed });
  const from = ages?.from ?? null;
  const to = ages?.to ?? null;
  if (from !== null && to !== null) return t('traveller.ageBetween', { from, to });
  return from === null ? t('traveller.ageTo', { to: to ?? 0 }) : t('traveller.ageFrom', { from });
}

const problemTexts: Record<
  Exclude<FieldProblem, 'missing' | 'tooLong' | 'phone' | 'age' | 'range'>,
  MessageKey
> = {
  tooShort: 'traveller.tooShort',
  card: 'form.cardNumber',
  link: 'traveller.nameLink',
  email: 'shell.emailInvalid',
  number: 'traveller.numberWrong',
  date: 'traveller.dateWrong',
  future: 'traveller.dateFuture',
  expired: 'traveller.passportExpired',
};
