import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { sumsOf } from './sums-of.ts';

/** What it costs, line by line, in the currency in which it was promised. */
export function HeldSums({ quote }: { quote: Quote }) {
  const t = useText();
  const { locale } = usePage();
  const discount = useCommerceStore((state) => state.discount);
  const { lines, saved, discount: off, total } = sumsOf(quote, locale, discount.voucherValue);
  return (
    <dl className="grid gap-1 type-compact">
      {lines.map(({ ticketType, count, sum }) => (
        <Line key={ticketType} name={t(`party.${ticketType}`, { count })} value={sum} />
      ))}
      {saved !== undefined && (
        <Line
          name={t('checkout.saving', { percent: quote.promoSavings ?? 0 })}
          value={saved}
          look="text-leaf"
        />
      )}
      {off !== undefined && (
        <Line name={t('checkout.codeLine', { code: discount.voucherCode })} value={off} look="text-leaf" />
      )}
      <Line name={t('checkout.taxes')} value={t('checkout.included')} look="text-ink-2" />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="type-h3">{t('checkout.total')}</dt>
        <dd className="type-total">{total}</dd>
      </div>
    </dl>
  );
}

function Line({ name, value, look = '' }: { name: string; value: string; look?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt className="min-w-0">{name}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

/** The price is that of the hold, whatever the other pages show by now. */
export function HeldCurrency({ quote: { currencyCode: currency } }: { quote: Quote }) {
  const t = useText();
  const { currency: other } = usePage();
  return (
    <p className="mt-4 px-1 type-small text-ink-2">
      {t('checkout.exact', { currency })}
      {other !== currency && ` ${t('checkout.otherCurrency', { currency, other })}`}
    </p>
  );
}
