import type { ProductType } from '@ashore/core/contract/product-types.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import type { Money } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Party } from '@ashore/core/pricing/live-price.ts';
import { BANDS, type Band } from '@ashore/core/pricing/ticket.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import type { Option } from './choice.ts';

type Ticket = Option['tickets'][number];

/** Sums, days and people as the reader of the page writes them. */
export function useDeskWords() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const sum = (money: Money) => formatMoney(money, intl);
  const peopleOf = (band: Band, count: number) => t(`party.${band}`, { count });
  const together = (...parts: (string | null | undefined)[]) =>
    parts
      .filter((part) => typeof part === 'string')
      .reduce((first, second) => (first === '' ? second : t('party.pair', { first, second })), '');
  return {
    sum,
    price: (amount: number, currency: SelectableCurrency) =>
      amount === 0 ? t('ticket.free') : sum(fromDecimal(amount, currency)),
    /** Short enough for the cell of a calendar, and never less than what is asked; without its sign, shorter still. */
    shortPrice: (amount: number, currency: SelectableCurrency) =>
      formatMoney(fromDecimal(Math.ceil(amount), currency), intl, { decimals: 'auto' }),
    barePrice: (amount: number) => numberFormat(intl).format(Math.ceil(amount)),
    /** Sat 28 Nov */
    day: (date: LocalDate) => formatDate(date, intl, 'day'),
    /** Saturday 28 November */
    wholeDay: (date: LocalDate) => formatDate(date, intl, 'weekday'),
    shortDay: (date: LocalDate) => formatDate(date, intl, 'short'),
    peopleOf,
    /** 2 adults, 1 child */
    people: (party: Party) =>
      together(...BANDS.flatMap((band) => (party[band] ? [peopleOf(band, party[band])] : []))),
    together,
    nameOf: ({ label }: Option, type: ProductType) => label || t('product.asItIs', { type }),
    ticketName: ({ ticketType, groupSize }: Ticket) => t(`ticket.${ticketType}`, { size: groupSize ?? 0 }),
    ages: ({ minAge: from, maxAge: to }: Ticket) => {
      if (from !== null && to !== null) return t('ticket.ages', { from, to });
      if (from !== null) return t('ticket.agesFrom', { from });
      return to === null ? '' : t('ticket.agesTo', { to });
    },
  };
}
