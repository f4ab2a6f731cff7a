import { onOneLine } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { saveFile } from '../../../page/save-file.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { bookingStateKey } from './booking-states.ts';
import { csvText } from './csv.ts';
import { type OverviewFilter, type OwnOrganisation, readAllEntries } from './overview-filter.ts';

const columns = [
  'orderNumber',
  'date',
  'time',
  'trip',
  'option',
  'guest',
  'travellersColumn',
  'status',
  'currency',
  'total',
  'bookedAt',
  'member',
] as const;

/** Saves all bookings that pass the filter as a file for spreadsheets, not only those that the page shows. */
export function SaveCsv({ own, filter }: { own: OwnOrganisation; filter: OverviewFilter }) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');

  async function save() {
    setState('saving');
    try {
      const entries = await readAllEntries(own, filter);
      const rows = entries.map((entry) => [
        entry.orderNumber,
        entry.queryDate,
        entry.time ?? '',
        entry.tourName,
        onOneLine(entry.options, messages),
        entry.guestName,
        entry.travellers,
        t(`overview.${bookingStateKey(entry.state)}`),
        entry.currencyCode,
        entry.grandTotal,
        entry.bookedAt,
        entry.bookedBy ?? '',
      ]);
      const text = csvText([columns.map((column) => t(`overview.${column}`)), ...rows]);
      saveFile('bookings.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }));
      setState('idle');
    } catch (error) {
      log('warn', 'The bookings could not be saved', error);
      setState('failed');
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="outline" size="medium" busy={state === 'saving'} onClick={() => void save()}>
        {t('overview.csv')}
      </Button>
      <div role="alert" className="type-small text-red">
        {state === 'failed' && t('overview.failed')}
      </div>
    </div>
  );
}
