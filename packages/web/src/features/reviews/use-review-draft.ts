import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { browserStorage } from '../../store/saved-store.ts';
import type { ReviewField, ReviewValues } from './check-review.ts';
import type { InvitedTraveller } from './use-invitation.ts';

/**
 * The review being written about a trip. The browser stores it at every keystroke, so that closing the page
 * loses nothing.
 */
export function useReviewDraft(tourId: string, { name, language }: InvitedTraveller) {
  const [values, setValues] = useState<ReviewValues>(() => ({
    rating: 0,
    text: '',
    author: shownName(name),
    language,
    ...readDraft(tourId),
  }));

  function change<Field extends ReviewField>(field: Field, value: ReviewValues[Field]): void {
    const next = { ...values, [field]: value };
    setValues(next);
    keepDraft(tourId, next);
  }

  return { values, change, drop: dropDraft };
}

/** Only the latest draft is stored, because travellers write one review at a time. */
const key = 'review-draft';

/** The stored, unsent review of this trip, as far as it is readable. */
export function readDraft(tourId: string): Partial<ReviewValues> {
  const saved = parse(browserStorage.getItem(key));
  if (saved.tourId !== tourId) return {};
  const { rating, text, author, language } = saved;
  const locale = MESSAGE_LOCALES.find((known) => known === language);
  return {
    ...(typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating) && { rating }),
    ...(typeof text === 'string' && { text }),
    ...(typeof author === 'string' && { author }),
    ...(locale && { language: locale }),
  };
}

export function keepDraft(tourId: string, values: ReviewValues): void {
  browserStorage.setItem(key, JSON.stringify({ tourId, ...values }));
}

export function dropDraft(): void {
  browserStorage.removeItem(key);
}

function parse(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Suggests how a traveller's name is shown: no more of it than necessary. The traveller may enter another
 * name.
 */
export function shownName(name: string): string {
  // In a name without a space the family name comes first, and the given name cannot be separated.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)) return '';
  const [first = '', ...others] = name.split(' ');
  // "Dr. Mara Lind": the title is skipped.
  if (first.endsWith('.') && others[0] !== undefined) return others[0];
  return first;
}
