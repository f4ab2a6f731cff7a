import type { Quote } from '@ashore/core/contract/quotes.ts';
import { boardingToJudge, isOtherShip } from '@ashore/core/cruises/stated-ship.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { shipWarning } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { typedShip } from '../fields/carried-answers.ts';
import type { Requirements } from '../fields/requirements.ts';
import { useFormValues } from '../form/form-values.ts';

type ShipNoteProps = { quote: Quote; requirements: Requirements };

/** Warns of a trip that ends too late for the traveller's ship, at every step at which its all aboard is known. */
export function ShipNote({ quote, requirements }: ShipNoteProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const typed = typedShip(requirements, useFormValues());
  const ship = quote.ship && typed && isOtherShip(typed, quote.ship) ? null : quote.ship;
  const warning = shipWarning(quote, boardingToJudge({ ...quote, ship }, typed?.allAboard), intl, t);
  if (warning === undefined) return null;
  return (
    <Note tone="amber" live="polite" className="mb-4">
      {warning}
    </Note>
  );
}
