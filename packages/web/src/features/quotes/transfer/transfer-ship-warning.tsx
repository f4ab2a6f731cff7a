import type { Departure } from '@ashore/core/contract/availability.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { shipWarning } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { useTransferValues } from './transfer-choice.ts';

type TransferShipWarningProps = {
  tour: Pick<TourDetails, 'tourId' | 'timeZone'>;
  departure: Pick<Departure, 'startsAt' | 'endsAt'> | undefined;
  /** Whether screen readers announce it when it appears. */
  isAnnounced?: boolean;
};

/** Warns if the chosen departure ends too late, or nearly so, for the stated all aboard. */
export default function TransferShipWarning({
  tour: { tourId, timeZone },
  departure,
  isAnnounced = false,
}: TransferShipWarningProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { kind, allAboard } = useTransferValues(tourId);
  if (kind !== 'ship' || !departure) return null;
  const warning = shipWarning({ ...departure, timeZone }, allAboard, intl, t);
  if (warning === undefined) return null;
  return (
    <Note tone="amber" {...(isAnnounced ? { live: 'polite' } : { className: 'mb-4' })}>
      {warning}
    </Note>
  );
}
