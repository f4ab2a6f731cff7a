import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { ShipDetails } from '@ashore/core/contract/transfer-request.ts';
import type { BookedFact, FactKind } from '@ashore/core/contract/values/booked-fact.ts';
import { returnPromiseStatement } from '@ashore/core/cruises/return-promise.ts';
import {
  countingBoarding,
  isOtherShip,
  statedOtherwise,
  statedTexts,
} from '@ashore/core/cruises/stated-ship.ts';
import { sideBySide } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

const factsOfSailing: readonly FactKind[] = ['ship', 'pier', 'inPort', 'allAboard', 'returnPromise'];

type StatedFactsInput = {
  /** What is typed in the checkout. */
  readonly typed: ShipDetails | null;
  readonly locale: MessageLocale;
  /** Writes an instant on the clock of the place. */
  readonly clock: (instant: Date) => string;
};

/**
 * The facts of a held trip with what its travellers type of their ship: the time that counts comes first, and the return promise is that
 * of this time. The booking will state the same. Another ship has none of the facts of the sailing.
 */
export function statedFacts(
  { facts, ship }: Pick<Quote, 'facts' | 'ship'>,
  { typed, locale, clock }: StatedFactsInput,
): readonly BookedFact[] {
  if (!ship || !typed) return facts;
  if (isOtherShip(typed, ship)) return facts.filter(({ kind }) => !factsOfSailing.includes(kind));
  const { statedCounts, timetableCounts } = statedTexts[locale];
  const { terminal } = statedOtherwise(ship, typed);
  const { statedAt, counts } = countingBoarding(ship, typed);
  const withStated = ({ kind, text }: BookedFact): string => {
    const [known = ''] = text.split('\n');
    if (kind === 'pier' && terminal !== '')
      return [
        sideBySide([ship.portNames[locale] ?? ship.portNames.en, terminal], locale),
        statedCounts(known),
      ].join('\n');
    if (kind === 'allAboard' && statedAt)
      return counts === 'stated'
        ? [clock(statedAt), statedCounts(known)].join('\n')
        : [text, timetableCounts(clock(statedAt))].join('\n');
    if (kind === 'returnPromise') return returnPromiseStatement(ship, typed, locale)?.text ?? text;
    return text;
  };
  return facts.map((fact) => ({ ...fact, text: withStated(fact) }));
}
