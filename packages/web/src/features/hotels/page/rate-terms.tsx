import type { RoomRate } from '@ashore/core/contract/hotels/rooms.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { taxTextAt } from '@ashore/core/pricing/tax.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { amountText } from '../stay/amounts.ts';
import { deadlineAt } from '../stay/stay-texts.ts';

type Terms = Pick<RoomRate, 'cancellation' | 'noShowCharge' | 'total' | 'payment'>;

const CHARGES = {
  prepaid: {
    until: 'hotelPage.afterUntil',
    later: 'hotelPage.after',
    only: 'hotelPage.onlyCharge',
    noShow: 'hotelPage.noShow',
  },
  'at-hotel': {
    until: 'hotelPage.afterUntilAtHotel',
    later: 'hotelPage.afterAtHotel',
    only: 'hotelPage.onlyChargeAtHotel',
    noShow: 'hotelPage.noShowAtHotel',
  },
} as const satisfies Record<RoomRate['payment'], Record<string, MessageKey>>;

/**
 * What a cancellation costs, the earliest deadline first. Deadlines are those that the server offers now; one that has
 * passed is not among them. Of a room that is paid at the hotel we keep nothing: the hotel may charge.
 */
export function cancellationTexts(
  { cancellation, total, payment }: Terms,
  { currency, place, locale }: { readonly currency: string; readonly place: string; readonly locale: Locale },
  t: TextOf,
): string[] {
  const texts = CHARGES[payment];
  if (payment === 'prepaid' && cancellation.every(({ until, charge }) => until === null && charge >= total))
    return [t('hotelPage.nonRefundable')];
  return cancellation.map(({ until, charge }, index) => {
    const amount = amountText(charge, currency, locale);
    if (until === null) {
      if (charge === 0) return t('hotelPage.freeToTheEnd');
      return t(index === 0 ? texts.only : texts.later, { amount });
    }
    const deadline = { ...deadlineAt(until, locale), place };
    return charge === 0 ? t('hotels.freeUntil', deadline) : t(texts.until, { ...deadline, amount });
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
      {rate.payment === 'at-hotel' && <li>{t('hotelPage.nothingNow')}</li>}
      {rate.noShowCharge > 0 && (
        <li className="text-ink-2">
          {t(CHARGES[rate.payment].noShow, { amount: amountText(rate.noShowCharge, currency, locale) })}
        </li>
      )}
      {rate.notes !== '' && <RateNotes notes={rate.notes} />}
    </ul>
  );
}

/** Notes of at most so many characters are shown at once. */
const SHORT_NOTES = 240;

/** What the seller states about a rate, in its own words and lines. Long notes are folded. */
function RateNotes({ notes }: { notes: string }) {
  const t = useText();
  const text = <span className="block whitespace-pre-line wrap-anywhere">{notes}</span>;
  if (notes.length <= SHORT_NOTES)
    return (
      <li className="text-ink-2">
        {t('hotelPage.notes')}
        {text}
      </li>
    );
  return (
    <li className="text-ink-2">
      <details>
        <summary>{t('hotelPage.notes')}</summary>
        {text}
      </details>
    </li>
  );
}

type TaxKind = RoomRate['taxes'][number]['kind'];

/** Names of what the guests pay at the hotel. `name` is that of the tax on sales at its place (`taxTextAt`). */
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
export function RateTaxes({ rate: { taxes }, timeZone }: { rate: RoomRate; timeZone: string }) {
  const t = useText();
  const { locale } = usePage();
  const name = taxTextAt({ timeZone }, localeTable[locale].messages);
  return (
    <ul className="type-tiny text-ink-2">
      {taxes.map(({ kind, collected, amount, currency }) => {
        const values = { amount: amountText(amount, currency, locale), name };
        return (
          <li key={`${kind} ${collected}`}>
            {t(collected === 'at-hotel' ? TAXES_AT_HOTEL[kind] : TAXES_INSIDE[kind], values)}
          </li>
        );
      })}
    </ul>
  );
}
