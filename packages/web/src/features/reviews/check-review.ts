import { REVIEW_LENGTHS } from '@ashore/core/contract/values/review.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { typedLine, typedLines } from '@ashore/core/text/typed-text.ts';
import type { TextOf } from '../../i18n/texts.ts';
import type { FieldErrors } from '../../ui/form/errors.tsx';

export type ReviewValues = {
  /** 0 until the traveller has chosen stars. */
  readonly rating: number;
  readonly text: string;
  readonly author: string;
  readonly language: MessageLocale;
};
export type ReviewField = keyof ReviewValues;

/** The same rules as the server's, reported beside the field. */
export function checkReview({ rating, text, author }: ReviewValues, t: TextOf): FieldErrors<ReviewField> {
  const fieldErrors: [ReviewField, string | undefined][] = [
    ['rating', rating === 0 ? t('review.ratingMissing') : undefined],
    ['text', problem(typedLines(text), { most: REVIEW_LENGTHS.text, missing: t('review.textMissing') }, t)],
    [
      'author',
      problem(typedLine(author), { most: REVIEW_LENGTHS.author, missing: t('review.authorMissing') }, t),
    ],
  ];
  return Object.fromEntries(fieldErrors.filter(([, text]) => text !== undefined));
}

type Rule = { readonly most: number; readonly missing: string };

function problem(text: string, { most, missing }: Rule, t: TextOf): string | undefined {
  const { length } = text;
  if (length === 0) return missing;
  if (containsCardNumber(text)) return t('form.cardNumber');
  return length > most ? t('form.tooLong', { length, most }) : undefined;
}
