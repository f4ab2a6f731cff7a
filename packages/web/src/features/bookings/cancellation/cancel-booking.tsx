import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useRef, useState } from 'react';
import { trackRefund } from '../../../analytics/purchase-events.ts';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { isPaidAtHotel, sumText } from '../booking-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { type CancelOffer, cancellationCaseOf, cancelOffer } from './cancel-offer.ts';
import { cancelLabel, cancelLead, cancelTexts, isSold } from './cancel-texts.ts';
import { useCancelling } from './use-cancelling.ts';

type CancelBookingProps = {
  booking: BookingView;
  isFresh: boolean;
  onChange: (booking: BookingView) => void;
};

/** Cancels a booking. The refund is shown before the contact person presses anything. */
export function CancelBooking(props: CancelBookingProps) {
  const t = useTripText(props.booking.trip);
  const [doneText, setDoneText] = useState<string>();
  const notice = useRef<HTMLDivElement>(null);
  // The dialog is gone, and often the button that opened it. The focus moves to the result.
  useEffect(() => {
    if (doneText !== undefined) notice.current?.focus();
  }, [doneText]);
  const offer = cancelOffer(props.booking);
  if (offer.kind === 'none' && doneText === undefined) return null;
  return (
    <Panel as="section" className="grid gap-3 print:hidden">
      {offer.kind !== 'none' && <h2 className="type-h3">{t('cancel.title')}</h2>}
      <div role="status" ref={notice} tabIndex={-1} className="empty:sr-only">
        {doneText !== undefined && <Note tone="success">{doneText}</Note>}
      </div>
      <Offered {...props} offer={offer} onBegin={() => setDoneText(undefined)} onDone={setDoneText} />
    </Panel>
  );
}

type OfferedProps = CancelBookingProps & {
  offer: CancelOffer;
  onBegin: () => void;
  onDone: (message: string) => void;
};

function Offered({ offer, isFresh, ...rest }: OfferedProps) {
  const t = useTripText(rest.booking.trip);
  if (!('positions' in offer)) return offer.kind === 'none' ? null : <p>{t(`cancel.${offer.kind}`)}</p>;
  if (!isFresh) return <p>{t('cancel.offline')}</p>;
  return <CancelForm positions={offer.positions} kind={offer.kind} {...rest} />;
}

type CancelFormProps = Omit<OfferedProps, 'offer' | 'isFresh'> & {
  positions: readonly number[];
  kind: 'whole' | 'tickets';
};

function CancelForm({ booking, positions, kind, onChange, onBegin, onDone }: CancelFormProps) {
  const t = useTripText(booking.trip);
  const { intl } = localeTable[usePage().locale];
  const [isOpen, setIsOpen] = useState(false);
  const [keptPositions, setKeptPositions] = useState<readonly number[]>([]);
  const chosenPositions = positions.filter((position) => !keptPositions.includes(position));
  const cancelling = useCancelling({
    accessKey: booking.accessKey,
    tickets: chosenPositions.length === positions.length ? undefined : chosenPositions,
    onChange(changed) {
      setKeptPositions([]);
      onChange(changed);
    },
  });
  const { terms, cancel } = cancelling;
  const label = cancelLabel(booking, terms, intl, t);

  function close() {
    setIsOpen(false);
    setKeptPositions([]);
    cancelling.settle();
  }

  function changeTickets(nextPositions: readonly number[]) {
    setKeptPositions(nextPositions);
    cancelling.settle();
  }

  async function confirm() {
    const cancelled = await cancel();
    if (!cancelled || !terms) return;
    setIsOpen(false);
    // A request was not a completed sale, so withdrawing it is not measured as a refund.
    if (terms.refund > 0 && booking.state === 'confirmed') trackRefund(booking, terms.refund);
    const cancellationCase = cancellationCaseOf(booking);
    const isForNothing = cancellationCase === 'paid' && terms.refund === 0;
    const doneKey = isForNothing ? 'cancel.doneForNothing' : cancelTexts[cancellationCase].done;
    const { chargeAtHotel } = terms;
    const atHotelKey = chargeAtHotel > 0 ? 'stay.doneAtHotelCharge' : 'stay.doneAtHotel';
    const isAtHotel = isPaidAtHotel(booking) && isSold(cancellationCase);
    onDone(
      t(isAtHotel ? atHotelKey : doneKey, {
        count: chosenPositions.length,
        sum: sumText(isAtHotel ? chargeAtHotel : terms.refund, booking, intl),
      }),
    );
  }

  return (
    <>
      <p className="type-compact text-ink-2">{cancelLead(booking, terms, intl, t)}</p>
      <div>
        <Button
          kind="outline"
          size="medium"
          onClick={() => {
            onBegin();
            setIsOpen(true);
          }}
        >
          {label}
        </Button>
      </div>
      <CancelDialog
        booking={booking}
        open={isOpen}
        onClose={close}
        onConfirm={confirm}
        positions={kind === 'tickets' ? positions : []}
        chosen={chosenPositions}
        onKeep={changeTickets}
        label={label}
        cancelling={cancelling}
      />
    </>
  );
}
