import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Text } from '../../i18n/use-text.ts';
import { sumText } from './booking-words.ts';
import type { CancelTerms } from './use-cancelling.ts';

/** What giving up means for the money: it was set aside, never paid, promised on an account, or paid. */
export type CancelManner = 'withdraw' | 'unpaid' | 'account' | 'paid';

export function cancelManner({ state, method }: Pick<BookingView, 'state' | 'method'>): CancelManner {
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

/** What is said of it: before, when it is asked, and after. */
export const cancelTexts: Record<CancelManner, CancelTexts> = {
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

/** The button says what it does and what comes back; without a sum until it is known. */
export function cancelLabel(
  booking: BookingView,
  terms: CancelTerms | undefined,
  intl: string,
  t: Text,
): string {
  const manner = cancelManner(booking);
  if (manner === 'withdraw') return t('cancel.withdraw');
  if (manner === 'unpaid') return t('cancel.letGo');
  if (!terms) return t('cancel.begin');
  if (terms.refund === 0) return t('cancel.forNothing');
  return t(manner === 'account' ? 'cancel.forLess' : 'cancel.forSum', {
    sum: sumText(terms.refund, booking, intl),
  });
}

/** Until when it holds, on the clock at the place. */
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
