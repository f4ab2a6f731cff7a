import type { RoomRate } from '@ashore/core/contract/hotels/rooms.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { amountText } from '../stay/amounts.ts';
import { deadlineAt } from '../stay/stay-texts.ts';

type Terms = Pick<RoomRate, 'cancellation' | 'noShowCharge' | 'total'>;

/**
 * What a cancellation costs, the earliest deadline first. Deadlines are those that the server offers now; one that has
 * passed is not among them.
 */
export function cancellationTexts(
  { cancellation, total }: Terms,
  { currency, place, locale }: { readonly currency: string; readonly place: string; readonly locale: Locale },
  t: TextOf,
): string[] {
  if (cancellation.every(({ until, charge }) => until === null && charge >= total))
    return [t('hotelPage.nonRefundable')];
  return cancellation.map(({ until, charge }) => {
    const amount = amountText(charge, currency, locale);
    if (until === null) return t('hotelPage.after', { amount });
    const deadline = { ...deadlineAt(until, locale), place };
    return charge === 0
      ? t('hotels.freeUntil', deadline)
      : t('hotelPage.afterUntil', { ...deadline, amount });
  });
}

/** What a cancellation of all rooms costs now, in one line. The earliest deadline of free cancellation counts. */
export function termsInShort(
  rates: readonly Terms[],
  context: Parameters<typeof cancellationTexts>[1],
  t: TextOf,
): string {
  const ends = rates.map(({ cancellation: [first] }) => (first?.charge === 0 ? first.until : undefined));
  const texts = [...new Set(rates.map((rate) => cancellationTexts(rate, context, t)[0] ?? ''))];
  if (ends.every((end) => end === undefined)) return texts[0] ?? '';
  if (ends.includes(undefined)) return t('hotelPage.notAllFree');
  const [earliest] = ends
    .filter((end) => typeof end === 'string')
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  if (earliest === undefined) return texts[0] ?? '';
  const date = formatDate(localDate(earliest.slice(0, 10)), localeTable[context.locale].intl, 'short');
  return t('hotelPage.freeShort', { date, time: earliest.slice(11, 16) });
}

/** Cancellation, payment and no-show of a rate, each on its line. */
export function RateTerms({ rate, place }: { rate: RoomRate; place: string }) {
  const t = useText();
  const { locale, currency } = usePage();
  const amount = amountText(rate.total, currency, locale);
  return (
    <ul className="grid gap-0.5 type-small">
      {cancellationTexts(rate, { currency, place, locale }, t).map((text, index) => (
        <li key={text} className={index === 0 && rate.refundable ? 'font-semibold text-leaf' : ''}>
          {text}
        </li>
      ))}
      <li>{t(rate.payment === 'prepaid' ? 'hotelPage.payNow' : 'hotelPage.payLater', { amount })}</li>
      {rate.noShowCharge > 0 && (
        <li className="text-ink-2">
          {t('hotelPage.noShow', { amount: amountText(rate.noShowCharge, currency, locale) })}
        </li>
      )}
    </ul>
  );
}

type TaxKind = RoomRate['taxes'][number]['kind'];

/** Names of what the guests pay at the hotel. */
export const TAXES_AT_HOTEL = {
  city: 'hotelPage.cityAtHotel',
  resort: 'hotelPage.resortAtHotel',
  service: 'hotelPage.serviceAtHotel',
  vat: 'hotelPage.vatAtHotel',
} as const satisfies Record<TaxKind, MessageKey>;

const TAXES_INSIDE = {
  city: 'hotelPage.cityInside',
  resort: 'hotelPage.resortInside',
  service: 'hotelPage.serviceInside',
  vat: 'hotelPage.vatInside',
} as const satisfies Record<TaxKind, MessageKey>;

/** Taxes and fees of a rate: those inside the price, and those that the guests pay at the hotel. */
export function RateTaxes({ rate: { taxes } }: { rate: RoomRate }) {
  const t = useText();
  const { locale } = usePage();
  return (
    <ul className="type-tiny text-ink-2">
      {taxes.map(({ kind, collected, amount, currency }) => {
        const values = { amount: amountText(amount, currency, locale) };
        return (
          <li key={`${kind} ${collected}`}>
            {t(collected === 'at-hotel' ? TAXES_AT_HOTEL[kind] : TAXES_INSIDE[kind], values)}
          </li>
        );
      })}
    </ul>
  );
}
