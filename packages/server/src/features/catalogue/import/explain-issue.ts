import type { z } from 'zod';
import { isRecord } from './known-entries.ts';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in curly brackets',
  record: 'an object in curly brackets',
};

/** Says in plain words what is wrong with a value. The author of a catalogue file reads it after the field's name. */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'too_small':
      return `must ${issue.inclusive === false ? 'be more than' : 'be at least'} ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `must ${issue.inclusive === false ? 'be less than' : 'be at most'} ${issue.maximum}${unitOf(issue.origin)}`;
    default:
      return undefined;
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' entries long' : '';
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Replaces "none of the allowed forms" by the mistakes in the form that the value is closest to. */
export function closestForms(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const depth = (form: readonly z.core.$ZodIssue[]) => Math.min(...form.map(({ path }) => path.length));
    const closest = issue.errors.reduce((one, other) => (depth(other) > depth(one) ? other : one));
    return closestForms(closest).map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
  });
}

const slugOf = ({ slug }: Readonly<Record<string, unknown>>) => slug;

/** Names a field for the file's author: a list entry by its name, or else by its position counted from 1. */
export function fieldName(path: readonly PropertyKey[], data: unknown, nameOf = slugOf): string {
  let inside = data;
  const steps = path.map((step) => {
    inside = isRecord(inside) ? inside[String(step)] : undefined;
    const name = isRecord(inside) ? nameOf(inside) : undefined;
    return typeof step === 'number' ? `[${typeof name === 'string' ? name : step + 1}]` : `.${String(step)}`;
  });
  return steps.join('').replace(/^\./, '');
}
