import type { Quote } from '@ashore/core/contract/quotes.ts';
import {
  boardingToJudge,
  sailingThatCounts,
  statedCall,
  statedShip,
} from '@ashore/core/cruises/stated-ship.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { shipWarning } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import type { Requirements } from '../fields/requirements.ts';
import { typedStatements } from '../fields/sent-answers.ts';
import { useFormValues } from '../form/form-values.ts';

type ShipNoteProps = { quote: Quote; requirements: Requirements };

/** Warns of a trip that ends too late for the traveller's ship, at every step at which its all aboard is known. */
export function ShipNote({ quote, requirements }: ShipNoteProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const statements = { ...typedStatements(requirements, useFormValues()), transferRequest: quote.ride };
  const ship = sailingThatCounts(quote.ship, statements);
  // Without a sailing, what the page of the sailing has carried into the checkout counts like a request.
  const { allAboard } = ship
    ? statedCall(statements, ship)
    : (statedShip({ ...statements, transferRequest: requirements.transferRequest }) ?? { allAboard: null });
  const warning = shipWarning(quote, boardingToJudge({ ...quote, ship }, allAboard), intl, t);
  if (warning === undefined) return null;
  return (
    <Note tone="amber" live="polite" className="mb-4">
      {warning}
    </Note>
  );
}
