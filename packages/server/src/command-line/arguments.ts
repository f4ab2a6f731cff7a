import { userInfo } from 'node:os';
import { type LocalDate, parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { readOptions, UsageError } from './command.ts';

/** Reads the one reference or code that a command acts on, in upper or lower case, and the options. */
export function readReferenceAndOptions(
  args: readonly string[],
  options: Parameters<typeof readOptions>[1],
  /** Name of the reference as in the usage, and an example. */
  expected = '<reference>, such as S-7K3M-9QXT',
) {
  const { values, positionals } = readOptions(args, options, 1);
  const reference = positionals[0]?.trim().toUpperCase();
  if (!reference) throw new UsageError(`Missing ${expected}.`);
  return { reference, values };
}

/** The operator's name, which is recorded with each decision. */
export function readOperatorName(value: string | boolean | undefined): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : userInfo().username;
}

/**
 * Reads a day as an operator types it. ISO 8601 has a year 0; the database's calendar begins
 * with year 1.
 */
export function parseTypedDay(text: string): LocalDate | undefined {
  return text.startsWith('0000') ? undefined : parseLocalDate(text);
}

type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** Reads an option as a whole number from 1. Undefined if the option is not given. */
export function readWholeNumber<Values extends OptionValues>(
  values: Values,
  name: keyof Values & string,
  max: number,
): number | undefined {
  const typed = values[name];
  if (typed === undefined) return undefined;
  const number = typeof typed === 'string' && /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > max) throw new UsageError(`--${name} must be a whole number from 1 to ${max}.`);
  return number;
}
