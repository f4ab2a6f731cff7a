import type { Quote } from '../contract/quotes.ts';
import type { BookedFact } from '../contract/values/booked-fact.ts';
import { type FactKind, inOrder } from '../contract/values/fact-kinds.ts';
import { returnPromiseFact, shipFacts } from '../cruises/ship-facts.ts';
import { type ShipStatements, sailingThatCounts, statedCall } from '../cruises/stated-ship.ts';
import type { MessageLocale } from '../locale/locales.ts';
import { transferText, transferTexts } from './transfer-text.ts';

/** A held trip: its facts before anything is typed, the ship of its sailing, and the transfer request that was sent with the hold. */
type HeldTrip = Pick<Quote, 'facts' | 'ship' | 'ride'>;

const restatedKinds: readonly FactKind[] = [
  'ship',
  'pier',
  'inPort',
  'allAboard',
  'returnPromise',
  'shipChoice',
  'transfer',
];

/**
 * The facts of a held trip with what its travellers state in the checkout, as they will stand on its booking. Facts that nothing typed
 * can change stay as they are.
 */
export function statedFacts(
  { facts, ship, ride: transferRequest }: HeldTrip,
  statements: Omit<ShipStatements, 'transferRequest'>,
  locale: MessageLocale,
): BookedFact[] {
  const stated = { ...statements, transferRequest };
  const sailing = sailingThatCounts(ship, stated);
  const call = sailing && statedCall(stated, sailing);
  return [
    ...facts.filter(({ kind }) => !restatedKinds.includes(kind)),
    ...(sailing && call
      ? [...shipFacts(sailing, call, locale), ...returnPromiseFact(sailing, call, locale)]
      : []),
    ...(transferRequest
      ? transferFact(transferText(transferRequest, { ...stated, ship: sailing }, locale), locale)
      : []),
  ].toSorted(inOrder);
}

function transferFact(text: string, locale: MessageLocale): BookedFact[] {
  return [{ kind: 'transfer', label: transferTexts[locale].label, text, href: null }];
}
