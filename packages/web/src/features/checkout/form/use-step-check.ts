import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../i18n/use-text.ts';
import { browserToday } from '../../../store/browser-today.ts';
import type { CheckoutField, FieldGroup } from '../plan/field.ts';
import { problemOf } from '../plan/problem-of.ts';
import { fieldId } from './field-id.ts';
import { problemText } from './problem-text.ts';
import { formValues, useFormValues } from './use-form.ts';
import { wordsOf } from './words.ts';

/**
 * What is wrong with a step: of a field once it has been left, of all of them once somebody wanted to go on. Nobody is
 * corrected while typing for the first time.
 */
export function useStepCheck(groups: readonly FieldGroup[]) {
  const t = useText();
  const values = useFormValues();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const today = browserToday();

  function errorOf(field: CheckoutField): string | undefined {
    if (!isAsked && !left.has(field.name)) return undefined;
    const problem = problemOf(field, values, today);
    // An empty field is no mistake before one goes on: people look ahead.
    if (problem === 'missing' && !isAsked) return undefined;
    return problem && problemText(problem, field, values, t);
  }

  const items = groups.flatMap((group) =>
    group.fields.map((field) => ({
      fieldId: fieldId(field.name),
      text: summaryText(group, field, groups.length > 1, t),
      isWrong: errorOf(field) !== undefined,
    })),
  );

  /** Whether all is right; otherwise the focus goes to what is not. */
  function check(): boolean {
    const now = formValues();
    const isRight = groups.every((group) =>
      group.fields.every((field) => problemOf(field, now, today) === undefined),
    );
    flushSync(() => setAsked(!isRight));
    if (!isRight) summary.current?.focus();
    return isRight;
  }

  return {
    errorOf,
    check,
    summary,
    items: isAsked ? items.filter(({ isWrong }) => isWrong) : [],
    leave: (name: string) => setLeft((before) => new Set(before).add(name)),
  };
}

/** Where several are asked the same, the summary says of whom. */
function summaryText(
  { title }: FieldGroup,
  { label }: CheckoutField,
  isOneOfMany: boolean,
  t: ReturnType<typeof useText>,
): string {
  const name = wordsOf(label, t);
  return isOneOfMany ? t('traveller.of', { group: wordsOf(title, t), field: name }) : name;
}
