import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { Text } from '../../i18n/use-text.ts';
import { headsOf } from '../../store/trip-words.ts';
import type { Free } from './use-free-spots.ts';

export type EndedFacts = {
  readonly quote: Quote;
  /** What is free of the same start now; undefined while nobody knows. */
  readonly free: Free | undefined;
  /** Holding it again was tried, and there was nothing to hold. */
  readonly isGone: boolean;
  /** Somebody was asked for its money: nobody here knows that nothing was charged. */
  readonly mayHavePaid: boolean;
};

/** What is told of a hold that has ended. A number of spots means nothing to whoever books the whole start. */
export function endedText({ quote, free, isGone, mayHavePaid }: EndedFacts, t: Text): string {
  if (mayHavePaid) return t('hold.endedPaid');
  if (isGone) return t('hold.endedGone');
  if (free === undefined) return t('hold.endedText');
  const { state, spots } = free;
  const isGroup = quote.components.some(({ tickets }) =>
    tickets.some(({ ticketType }) => ticketType === 'group'),
  );
  if (state === 'free') return isGroup ? t('hold.endedFreeGroup') : t('hold.endedFree', { spots });
  if (isGroup || spots === 0) return t('hold.endedGone');
  return t('hold.endedFew', { spots, count: headsOf(quote) });
}
