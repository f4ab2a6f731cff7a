import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { browserStorage } from '../../store/browser-storage.ts';
import type { ReviewValues } from './check-review.ts';

/** One is kept, the latest: nobody writes two at once. */
const key = 'review-draft';

/** What was typed about this trip and not sent yet, as far as it can be understood. */
export function readDraft(tourId: string): Partial<ReviewValues> {
  const kept = parse(browserStorage.getItem(key));
  if (kept.tourId !== tourId) return {};
  const { rating, text, author, language } = kept;
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
