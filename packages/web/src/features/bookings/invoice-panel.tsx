import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { sumAtHotel } from '@ashore/core/hotels/tax-parts.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal, type Money } from '@ashore/core/money/money.ts';
import { taxTextAt } from '@ashore/core/pricing/tax.ts';
import type { ReactNode } from 'react';
import { useApproximate } from '../../api/use-approximate.tsx';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ApproximateRefund } from './approximate-refund.tsx';
import { bookingStatus, isNonRefundable, settledSums } from './booking-status.ts';
import { endedBeforeCharge, isPaidAtHotel, refundKey, sumText } from './booking-texts.ts';
import { followDocument } from './own/own-document.ts';

/** The price with its taxes, and its invoices and credit notes. */
export function InvoicePanel({ booking }: { booking: BookingView }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const formatAmount = (amount: number) => sumText(amount, booking, intl);
  const { taxTotal, taxPercent, isAuthorisedOnly, paidTotal, grossTotal, discountTotal, discountCode } =
    booking;
  const { refundedSum, remainingSum } = settledSums(booking);
  const isUncharged = endedBeforeCharge(booking);
  return (
    <Panel as="section" tone="foam">
      <h2 className="type-h3">{t('confirmation.money')}</h2>
      <dl className="mt-3 grid grid-cols-1 gap-1.5 type-compact">
        {discountTotal > 0 && (
          <>
            <Line name={t('confirmation.before')} value={formatAmount(grossTotal)} />
            <Line
              name={t('checkout.codeLine', { code: discountCode ?? '' })}
              value={`\u2212${formatAmount(discountTotal)}`}
            />
          </>
        )}
        <Line
          // The price of a stay that is paid at the hotel is among its facts.
          name={t(isPaidAtHotel(booking) ? 'confirmation.charged' : 'checkout.total')}
          value={formatAmount(booking.grandTotal)}
          isStrong={!isUncharged}
        >
          <ApproximateTotal booking={booking} total={fromDecimal(booking.grandTotal, booking.currencyCode)} />
          {isNonRefundable(booking) && (
            <dd className="basis-full text-right font-semibold">{t('tour.nonRefundable')}</dd>
          )}
        </Line>
        {taxTotal > 0 && !isUncharged && (
          <Line
            name={t('confirmation.tax', { name: taxTextAt(booking.trip, messages), percent: taxPercent })}
            value={formatAmount(taxTotal)}
          />
        )}
        {isAuthorisedOnly && paidTotal === 0 && !isUncharged && (
          <Line name={t('confirmation.held')} value={formatAmount(booking.grandTotal)} />
        )}
        {isUncharged && <Line name={t('confirmation.charged')} value={formatAmount(0)} isStrong />}
        <AtHotel booking={booking} />
        {refundedSum > 0 && (
          <>
            <Line name={t(refundKey(booking))} value={`\u2212${formatAmount(refundedSum)}`}>
              <RefundNote booking={booking} refundedSum={refundedSum} />
            </Line>
            <Line name={t('confirmation.left')} value={formatAmount(remainingSum)} isStrong />
          </>
        )}
      </dl>
      <Invoices invoices={booking.invoices} />
    </Panel>
  );
}

/** How much a refund is in the reader's own currency, and how long it takes. On account nothing is paid back. */
function RefundNote({ booking, refundedSum }: { booking: BookingView; refundedSum: number }) {
  const t = useText();
  if (booking.method === 'bill-organisation') return null;
  return (
    <dd className="basis-full type-small font-normal text-ink-2 empty:hidden">
      <ApproximateRefund sum={fromDecimal(refundedSum, booking.currencyCode)} />
      {booking.refundPending && t('confirmation.arrives')}
    </dd>
  );
}

/** Only while the booking is alive: a sum of it in the currency that Chinese readers think in. */
function ApproximateTotal({ booking, total }: { booking: BookingView; total: Money }) {
  const t = useText();
  const isEnded = bookingStatus(booking) === 'ended';
  const amount = useApproximate(isEnded ? undefined : total);
  if (amount === undefined) return null;
  return (
    <dd className="basis-full text-right type-small font-normal text-ink-2">
      {t('tour.approximate', { amount })}
    </dd>
  );
}

/** What the guests of the rooms that are left pay at the hotel, if they pay the price there. */
function sumOfStay({ trip: { stay }, tickets, currencyCode }: BookingView): Money | undefined {
  if (stay?.payment !== 'at-hotel') return undefined;
  const rooms = stay.rooms.filter((_, position) => !tickets[position]?.isCancelled);
  return sumAtHotel(stay, rooms, currencyCode).total;
}

/** What the guests of a stay pay at the hotel, in the words of the booking, while it is alive. */
function AtHotel({ booking }: { booking: BookingView }) {
  if (!booking.trip.stay) return null;
  const sum = sumOfStay(booking);
  const kinds = sum ? ['payAtHotel', 'payment'] : ['payAtHotel'];
  return kinds.map((wanted) =>
    (booking.facts ?? [])
      .filter(({ kind }) => kind === wanted)
      .map(({ label, text }) => (
        <div key={wanted}>
          <dt>{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere text-ink-2">{text}</dd>
          {sum && wanted === 'payment' && <ApproximateTotal booking={booking} total={sum} />}
        </div>
      )),
  );
}

function Invoices({ invoices }: Pick<BookingView, 'invoices'>) {
  const t = useText();
  const follow = followDocument(t);
  if (invoices.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1.5">
      {invoices.map(({ number, kind, url }) => (
        <li key={number}>
          <TextLink href={url} onClick={follow}>
            {t(kind === 'invoice' ? 'confirmation.invoice' : 'confirmation.creditNote', { number })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

type LineProps = { name: string; value: string; isStrong?: boolean; children?: ReactNode };

function Line({ name, value, isStrong = false, children }: LineProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${isStrong ? 'font-semibold' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
      {children}
    </div>
  );
}
