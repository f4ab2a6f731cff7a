import { uuid } from '@ashore/core/contract/conventions.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { holdsCardNumber } from '@ashore/core/text/card-number.ts';
import { typedLines } from '@ashore/core/text/typed-text.ts';
import type { ReviewDesk } from '../features/reviews/new-review.ts';
import { type CommandContext, readOptions, WrongUsage } from './verb.ts';

export type ReadReviewAct = {
  readonly id: string;
  /** What is said about it, cleaned; empty where nothing is asked for. */
  readonly words: string;
  readonly values: ReturnType<typeof readOptions>['values'];
};

/** The one review that a verb of the desk acts on, what it says of it, and its options. */
export function readReviewAct(
  args: readonly string[],
  options: Parameters<typeof readOptions>[1],
  /** What has to be said. */
  wanted?: string,
): ReadReviewAct {
  const { values, positionals } = readOptions(args, options, wanted === undefined ? 1 : 2);
  const id = positionals[0]?.trim().toLowerCase() ?? '';
  if (!uuid.safeParse(id).success) throw new WrongUsage('A review must be named by its id.');
  const words = typedLines(positionals[1] ?? '');
  if (wanted !== undefined && words === '') throw new WrongUsage(`${wanted} must be given.`);
  if (holdsCardNumber(words)) throw new WrongUsage('This looks like the number of a card.');
  return { id, words, values };
}

export function reviewLanguage(given: string | boolean | undefined): MessageLocale {
  const locale = MESSAGE_LOCALES.find((known) => known === given);
  if (!locale) throw new WrongUsage('The language is en, de or zh-Hans.');
  return locale;
}

export function reviewDesk({ readSettings }: CommandContext): ReviewDesk {
  const { publicUrl, operator } = readSettings();
  return { publicUrl, operatorAddress: operator.email };
}
