import type { NamedShipView, ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { boardingToJudge } from '@ashore/core/cruises/stated-ship.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useRef, useState } from 'react';
import { placeTimeText, shipWarning } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { NamedShipForm } from './named-ship-form.tsx';

type NamedShipPanelProps = {
  booking: ShownBooking;
  /** Called with the booking as the server now reports it. */
  onChange: (booking: ShownBooking) => void;
};

/**
 * The ship of the travellers: warns if it does not fit the trip, and lets its details be corrected until the cut-off of the departure.
 * They stand among the facts of the ticket. With a sailing, what its timetable says stands beside them.
 */
export function NamedShipPanel(props: NamedShipPanelProps) {
  // A booking that was stored on the device by an earlier version has no ship.
  const ship = props.booking.ship ?? null;
  if (!ship?.changeUntil) return null;
  return <OpenPanel {...props} ship={ship} changeUntil={ship.changeUntil} />;
}

type OpenPanelProps = NamedShipPanelProps & { ship: NamedShipView; changeUntil: string };

function OpenPanel({ booking, ship, changeUntil, onChange }: OpenPanelProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [isOpen, setIsOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // The form is gone, with the button that was pressed. The focus moves to the result.
  useEffect(() => {
    if (isSaved) notice.current?.focus();
  }, [isSaved]);
  const { tourCity: city, timeZone, vendor } = booking.trip;
  const byTimetable = ship.byTimetable ?? null;
  const warning = shipWarning(booking.trip, boardingToJudge(booking.trip, ship.allAboard), intl, t);
  return (
    <Panel as="section" className="grid gap-3 print:hidden">
      <h2 className="type-h3">{t('namedShip.title')}</h2>
      <div role="status" ref={notice} tabIndex={-1} className="empty:sr-only">
        {isSaved && <Note tone="success">{t('namedShip.saved', { vendor: vendor.name })}</Note>}
      </div>
      {ship.isInPort === false && (
        <Note tone="amber">{t('namedShip.notInPort', { ship: ship.shipName, city })}</Note>
      )}
      {!isOpen && warning !== undefined && <Note tone="amber">{warning}</Note>}
      <p className="type-compact text-ink-2">
        {t(byTimetable ? 'namedShip.leadSailing' : 'namedShip.lead', {
          until: placeTimeText(changeUntil, { city, timeZone }, intl, t),
          vendor: vendor.name,
        })}
      </p>
      {byTimetable && (
        <>
          <p className="type-compact">
            {byTimetable.allAboard === null
              ? t('namedShip.byTimetableEnd', { pier: byTimetable.terminal })
              : t('namedShip.byTimetable', { pier: byTimetable.terminal, time: byTimetable.allAboard })}
          </p>
          <p className="type-compact text-ink-2">{t('namedShip.timetableChanges')}</p>
        </>
      )}
      {isOpen ? (
        <NamedShipForm
          booking={booking}
          ship={ship}
          onClose={() => setIsOpen(false)}
          onSaved={(changed) => {
            setIsOpen(false);
            setIsSaved(true);
            onChange(changed);
          }}
        />
      ) : (
        <div>
          <Button
            kind="outline"
            size="medium"
            onClick={() => {
              setIsSaved(false);
              setIsOpen(true);
            }}
          >
            {t('namedShip.change')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
