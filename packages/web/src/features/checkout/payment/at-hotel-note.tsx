import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { useSentenceGap, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';

/** Whether the hotel collects the price, and we charge nothing. */
export function isPaidAtHotel({ stay }: Pick<Quote, 'stay'>): boolean {
  return stay?.payment === 'at-hotel';
}

/** In place of the payment methods: how much the guests pay at the hotel, and that we ask for no card. */
export function AtHotelNote({ quote }: { quote: Quote }) {
  const t = useText();
  const gap = useSentenceGap();
  const { intl } = localeTable[usePage().locale];
  const { stay, grandTotal, currencyCode } = quote;
  const isConverted = stay !== null && stay.hotelCurrency !== currencyCode;
  return (
    <Note>
      <p className="font-semibold">
        {t('stay.payAtHotel', { amount: formatMoney(fromDecimal(grandTotal, currencyCode), intl) })}
      </p>
      <p>
        {t('stay.nothingNow')}
        {isConverted && `${gap}${t('stay.chargesIn', { currency: stay.hotelCurrency })}`}
      </p>
    </Note>
  );
}
