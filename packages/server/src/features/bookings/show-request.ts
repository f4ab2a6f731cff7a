import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';
import { keptQuote } from '../quotes/kept-quote.ts';
import type { QuoteSources } from '../quotes/quote-sources.ts';
import { readBooking } from './booking.ts';
import { findBySupplierLink } from './supplier-link.ts';

type Input = {
  readonly client: Queryable;
  readonly words: QuoteSources['words'];
  readonly locale: MessageLocale;
};

/** What a supplier must know to say yes or no. Who the travellers are he learns when it is sold. */
export async function showRequest({ client, words, locale }: Input, secret: string) {
  const id = await findBySupplierLink(client, secret);
  const booking = id === undefined ? undefined : await readBooking(client, id);
  if (!booking) return undefined;
  const kept = keptQuote.parse(booking.quote);
  const product = await words(kept.productId, locale);
  // Never quoted: that is a state inside one transaction.
  const state: BookingState = booking.state;
  return {
    state,
    orderNumber: booking.orderNumber,
    tripName: product?.name ?? kept.name,
    label: product?.labels[kept.optionId] ?? kept.label,
    date: kept.date,
    time: kept.time,
    timeZone: kept.timeZone,
    city: product?.city ?? kept.timeZone,
    people: kept.lines.map(({ band, count }) => ({ ticketType: band, count })),
    answerUntil: (state === 'on_request' && booking.answerUntil?.toISOString()) || null,
    utcNow: booking.now.toISOString(),
  };
}
