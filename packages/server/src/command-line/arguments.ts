import { userInfo } from 'node:os';
import { type LocalDate, parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { readOptions, WrongUsage } from './command.ts';

/** Reads the one reference that an operator's verb acts on, in upper or lower case, and its options. */
export function readActor(args: readonly string[], options: Parameters<typeof readOptions>[1]) {
  const { values, positionals } = readOptions(args, options, 1);
  const reference = positionals[0]?.trim().toUpperCase();
  if (!reference) throw new WrongUsage('A reference must be named.');
  return { reference, values };
}

/** The operator's name, which is recorded with each decision. */
export function whoIsActing(value: string | boolean | undefined): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : userInfo().username;
}

/**
 * Reads a day as an operator types it. The calendar of ISO 8601 has a year 0; that of the database begins
 * with year 1.
 */
export function typedDay(text: string): LocalDate | undefined {
  return text.startsWith('0000') ? undefined : parseLocalDate(text);
}
