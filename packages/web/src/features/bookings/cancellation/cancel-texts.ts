import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { Text } from '../../../i18n/texts.ts';
import { sumText } from '../booking-texts.ts';
import type { CancelTerms } from './use-cancelling.ts';

/** What cancelling means for the money: it was authorised, never paid, owed on an account, or paid. */
export type CancellationCase = 'withdraw' | 'unpaid' | 'account' | 'paid';

export function cancellationCaseOf({
  state,
  method,
}: Pick<BookingView, 'state' | 'method'>): CancellationCase {
  if (state === 'on_request') return 'withdraw';
  if (state === 'awaiting_payment') return 'unpaid';
  return method === 'bill-organisation' ? 'account' : 'paid';
}

type CancelTexts = {
  readonly lead: MessageKey;
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly done: MessageKey;
};

/** Texts of each case: before, in the dialog, and afterwards. */
export const cancelTexts: Record<CancellationCase, CancelTexts> = {
  paid: {
    lead: 'cancel.leadPaid',
    title: 'cancel.question',
    text: 'cancel.warning',
    done: 'cancel.donePaid',
  },
  account: {
    lead: 'cancel.leadAccount',
    title: 'cancel.question',
    text: 'cancel.warning',
    done: 'cancel.doneAccount',
  },
  withdraw: {
    lead: 'cancel.leadWithdraw',
    title: 'cancel.titleWithdraw',
    text: 'cancel.textWithdraw',
    done: 'cancel.doneWithdraw',
  },
  unpaid: {
    lead: 'cancel.leadUnpaid',
    title: 'cancel.titleUnpaid',
    text: 'cancel.textUnpaid',
    done: 'cancel.doneUnpaid',
  },
};

/** Label of the button: what it does and what is refunded. It names no amount until the refund is known. */
export function cancelLabel(
  booking: BookingView,
  terms: CancelTerms | undefined,
  intl: string,
  t: Text,
): string {
  const cancellationCase = cancellationCaseOf(booking);
  if (cancellationCase === 'withdraw') return t('cancel.withdraw');
  if (cancellationCase === 'unpaid') return t('cancel.releaseSpots');
  if (!terms) return t('cancel.begin');
  if (terms.refund === 0) return t('cancel.forNothing');
  return t(cancellationCase === 'account' ? 'cancel.forLess' : 'cancel.forSum', {
    sum: sumText(terms.refund, booking, intl),
  });
}

/** Until when the refund is valid, on the clock of the place. */
export function untilText(
  { until }: CancelTerms,
  { trip }: Pick<BookingView, 'trip'>,
  intl: string,
  t: Text,
): string | undefined {
  if (until === null) return undefined;
  const at = new Date(until);
  const day = formatDate(localDateAt(at, trip.timeZone), intl, 'day');
  return t('shell.dayTime', { day, time: localTimeAt(at, trip.timeZone) });
}

/**
 * What the contact person may cancel, or why they may not. Single tickets can be cancelled only in a
 * confirmed booking. A group has one price, and a request is answered as a whole.
 */
export type CancelOffer =
  | { readonly kind: 'whole' | 'tickets'; readonly positions: readonly number[] }
  | { readonly kind: 'charging' | 'begun' | 'none' };

export function cancelOffer({
  state,
  mayCancel,
  tickets,
}: Pick<BookingView, 'state' | 'mayCancel' | 'tickets'>): CancelOffer {
  if (!mayCancel) return { kind: whyNot(state) };
  const positions = [...tickets.keys()].filter((position) => !tickets[position]?.isCancelled);
  const bySingle =
    state === 'confirmed' &&
    positions.length > 1 &&
    tickets.every(({ ticketType }) => ticketType !== 'group');
  return { kind: bySingle ? 'tickets' : 'whole', positions };
}

function whyNot(state: BookingView['state']): 'charging' | 'begun' | 'none' {
  if (state === 'accepted') return 'charging';
  return state === 'confirmed' ? 'begun' : 'none';
}
