import {
  NO_SHOW_REASON,
  PARTIAL_CANCELLATION_REFUSALS,
  type PartialCancellationRefusal,
} from '@ashore/core/booking/cancellation-reasons.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { isStay, useTripText } from '../../../i18n/stay-texts.ts';
import type { TextOf } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ApproximateRefund } from '../approximate-refund.tsx';
import { isPaidAtHotel, sumText } from '../booking-texts.ts';
import { cancellationCaseOf } from './cancel-offer.ts';
import { cancelTexts, untilText } from './cancel-texts.ts';
import type { CancelProblem, CancelTerms, useCancelling } from './use-cancelling.ts';

type CancelDialogProps = {
  booking: BookingView;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Positions of tickets that can be cancelled one by one; empty if the booking is cancelled as a whole. */
  positions: readonly number[];
  chosen: readonly number[];
  onKeep: (positions: readonly number[]) => void;
  /** Label of the button that cancels: what the button does, and the refund. */
  label: string;
  cancelling: ReturnType<typeof useCancelling>;
};

/** Which tickets to cancel, their refund, and the button that cancels them. */
export function CancelDialog(props: CancelDialogProps) {
  const t = useTripText(props.booking.trip);
  const { booking, open, onClose, chosen, cancelling } = props;
  const { terms, problem, busy } = cancelling;
  const texts = cancelTexts[cancellationCaseOf(booking)];
  const isNoneChosen = chosen.length === 0;
  return (
    <Dialog
      open={open}
      onClose={busy ? stay : onClose}
      title={t(texts.title)}
      text={t(texts.text)}
      actions={
        <>
          <ConfirmButton {...props} />
          <Button wide kind="outline" data-first-focus onClick={busy ? undefined : onClose}>
            {t(texts.keep)}
          </Button>
        </>
      }
    >
      <TicketChoice {...props} />
      {!isNoneChosen && !isRefused(problem) && <CancelSums booking={booking} terms={terms} />}
      <CancelProblemNote booking={booking} problem={problem} />
    </Dialog>
  );
}

function stay() {}

/** These tickets cannot be cancelled alone, or these rooms not at all. */
function isRefused(
  problem: CancelProblem | undefined,
): problem is PartialCancellationRefusal | typeof NO_SHOW_REASON {
  return problem === NO_SHOW_REASON || PARTIAL_CANCELLATION_REFUSALS.some((known) => known === problem);
}

/**
 * The button that cancels, once the refund is known. If the refund could not be loaded, a button that loads
 * it again.
 */
function ConfirmButton({ booking, chosen, label, onConfirm, cancelling }: CancelDialogProps) {
  const t = useTripText(booking.trip);
  const { terms, problem, busy } = cancelling;
  const isNoneChosen = chosen.length === 0;
  const mustAsk = !isNoneChosen && terms === undefined;
  if (mustAsk && (problem === 'failed' || problem === 'fast'))
    return (
      <Button wide onClick={cancelling.askAgain}>
        {t('cancel.again')}
      </Button>
    );
  if (problem === 'gone' || isRefused(problem)) return null;
  return (
    <Button
      wide
      busy={busy || mustAsk}
      busyLabel={t(
        busy ? 'cancel.busy' : isPaidAtHotel(booking) ? 'stay.chargeLoading' : 'cancel.refundLoading',
      )}
      disabledReason={isNoneChosen ? t('cancel.chooseOne') : undefined}
      onClick={onConfirm}
    >
      {label}
    </Button>
  );
}

function TicketChoice({ booking, positions, chosen, onKeep, cancelling: { busy } }: CancelDialogProps) {
  const t = useTripText(booking.trip);
  if (positions.length === 0) return null;
  return (
    <fieldset>
      <legend className="type-label">{t('cancel.ticketsTitle')}</legend>
      {positions.map((position) => (
        <Checkbox
          key={position}
          label={ticketLabel(booking, position, t)}
          checked={chosen.includes(position)}
          disabled={busy}
          onChange={({ currentTarget: { checked } }) =>
            onKeep(positions.filter((one) => (one === position ? !checked : !chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}

/** A room by its number and its lead guest; a ticket by its traveller. */
function ticketLabel({ trip, tickets }: BookingView, position: number, t: TextOf): string {
  const name = tickets[position]?.participantName ?? '';
  return isStay(trip) ? t('stay.roomOf', { number: position + 1, name }) : name;
}

/** Where the guests pay at the hotel, nothing was charged, so no text speaks of a refund. */
const problemsAtHotel: Partial<Record<CancelProblem, MessageKey>> = {
  changed: 'stay.chargeChanged',
  [NO_SHOW_REASON]: 'stay.noShowAtHotel',
};

function CancelProblemNote({
  booking,
  problem,
}: {
  booking: BookingView;
  problem: CancelProblem | undefined;
}) {
  const t = useTripText(booking.trip);
  const atHotel = problem && isPaidAtHotel(booking) ? problemsAtHotel[problem] : undefined;
  return (
    // Rendered while still empty: screen readers announce only changes to an existing element.
    <div role="alert" className="empty:hidden">
      {problem && (
        <Note tone={problem === 'failed' ? 'error' : 'amber'}>{t(atHotel ?? `cancel.${problem}`)}</Note>
      )}
    </div>
  );
}

type CancelSumsProps = { booking: BookingView; terms: CancelTerms | undefined };

/** What was paid, what is kept and what is refunded, and until when these amounts are valid. */
function CancelSums({ booking, terms }: CancelSumsProps) {
  const t = useTripText(booking.trip);
  const { intl } = localeTable[usePage().locale];
  const cancellationCase = cancellationCaseOf(booking);
  if (cancellationCase === 'withdraw' || cancellationCase === 'unpaid') return null;
  if (!terms) return <Skeleton className="h-28 w-full" />;
  const formatAmount = (amount: number) => sumText(amount, booking, intl);
  const until = untilText(terms, booking, intl, t);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-1.5">
        {isPaidAtHotel(booking) ? (
          <Line name={t('stay.chargeAtHotel')} value={formatAmount(terms.chargeAtHotel)} isStrong />
        ) : (
          <>
            <Line name={t('cancel.price')} value={formatAmount(terms.price)} />
            <Line name={t('cancel.fee')} value={formatAmount(terms.fee)} />
            <Line
              name={t(cancellationCase === 'account' ? 'cancel.less' : 'cancel.back')}
              value={formatAmount(terms.refund)}
              isStrong
            />
          </>
        )}
      </dl>
      {cancellationCase === 'paid' && !isPaidAtHotel(booking) && terms.refund > 0 && (
        <p className="type-small text-ink-2">
          <ApproximateRefund sum={fromDecimal(terms.refund, booking.currencyCode)} />
          {t('confirmation.arrives')}
        </p>
      )}
      <p className="type-small text-ink-2">
        {until === undefined
          ? t('cancel.toTheStart')
          : t(untilKey(booking), { until, city: booking.trip.tourCity })}
      </p>
    </div>
  );
}

function untilKey(booking: BookingView): MessageKey {
  if (isPaidAtHotel(booking)) return 'stay.chargeUntil';
  return cancellationCaseOf(booking) === 'account' ? 'cancel.holdsUntil' : 'cancel.refundUntil';
}

function Line({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${isStrong ? 'border-t border-line pt-2 font-semibold' : ''}`}
    >
      <dt className="min-w-0">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
