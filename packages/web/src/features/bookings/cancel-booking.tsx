import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useRef, useState } from 'react';
import { trackRefund } from '../../analytics/track-refund.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sumText } from './booking-words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { type CancelOffer, cancelOffer } from './cancel-offer.ts';
import { cancelLabel, cancelManner, cancelTexts } from './cancel-words.ts';
import { useCancelling } from './use-cancelling.ts';

type CancelBookingProps = {
  booking: BookingView;
  isFresh: boolean;
  onChange: (booking: BookingView) => void;
};

/** If plans change: what comes back is said before anything is pressed. */
export function CancelBooking(props: CancelBookingProps) {
  const t = useText();
  const [done, setDone] = useState<string>();
  const said = useRef<HTMLDivElement>(null);
  // The dialog is gone, and often the button that opened it.
  useEffect(() => {
    if (done !== undefined) said.current?.focus();
  }, [done]);
  const offer = cancelOffer(props.booking);
  if (offer.kind === 'none' && done === undefined) return null;
  return (
    <Panel as="section" className="grid gap-3 print:hidden">
      {offer.kind !== 'none' && <h2 className="type-h3">{t('cancel.title')}</h2>}
      <div role="status" ref={said} tabIndex={-1} className="empty:hidden">
        {done !== undefined && <Note tone="success">{done}</Note>}
      </div>
      <Offered {...props} offer={offer} onBegin={() => setDone(undefined)} onDone={setDone} />
    </Panel>
  );
}

type OfferedProps = CancelBookingProps & {
  offer: CancelOffer;
  onBegin: () => void;
  onDone: (said: string) => void;
};

function Offered({ offer, isFresh, ...rest }: OfferedProps) {
  const t = useText();
  if (!('positions' in offer)) return offer.kind === 'none' ? null : <p>{t(`cancel.${offer.kind}`)}</p>;
  if (!isFresh) return <p>{t('cancel.offline')}</p>;
  return <Asked positions={offer.positions} kind={offer.kind} {...rest} />;
}

type AskedProps = Omit<OfferedProps, 'offer' | 'isFresh'> & {
  positions: readonly number[];
  kind: 'whole' | 'tickets';
};

function Asked({ booking, positions, kind, onChange, onBegin, onDone }: AskedProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [isOpen, setIsOpen] = useState(false);
  const [kept, setKept] = useState<readonly number[]>([]);
  const chosen = positions.filter((position) => !kept.includes(position));
  const cancelling = useCancelling({
    accessKey: booking.accessKey,
    tickets: chosen.length === positions.length ? undefined : chosen,
    onChange(now) {
      setKept([]);
      onChange(now);
    },
  });
  const { terms, cancel } = cancelling;
  const label = cancelLabel(booking, terms, intl, t);

  function close() {
    setIsOpen(false);
    setKept([]);
    cancelling.settle();
  }

  function keep(positionsKept: readonly number[]) {
    setKept(positionsKept);
    cancelling.settle();
  }

  async function confirm() {
    const cancelled = await cancel();
    if (!cancelled || !terms) return;
    setIsOpen(false);
    // Whoever was only asked for has sold nothing that could be taken back.
    if (terms.refund > 0 && booking.state === 'confirmed') trackRefund(booking, terms.refund);
    const manner = cancelManner(booking);
    const isForNothing = manner === 'paid' && terms.refund === 0;
    onDone(
      t(isForNothing ? 'cancel.doneForNothing' : cancelTexts[manner].done, {
        count: chosen.length,
        sum: sumText(terms.refund, booking, intl),
      }),
    );
  }

  return (
    <>
      <p className="type-compact text-ink-2">{t(cancelTexts[cancelManner(booking)].lead)}</p>
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
        chosen={chosen}
        onKeep={keep}
        label={label}
        cancelling={cancelling}
      />
    </>
  );
}
