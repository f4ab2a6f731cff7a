import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { refundsAhead } from '../../store/trip-words.ts';
import type { Hold } from './held-cart.ts';

/** What comes back if plans change, and until when. */
export function HeldRefunds({ hold: { quote, now } }: { hold: Pick<Hold, 'quote' | 'now'> }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const refunds = refundsAhead(quote, now, intl, t);
  if (refunds.length === 0) return <p>{t('checkout.never')}</p>;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1">
        {refunds.map((refund) => (
          <li key={refund.until}>{t(refund.percent === 100 ? 'checkout.free' : 'checkout.part', refund)}</li>
        ))}
        <li>{t('checkout.after')}</li>
      </ul>
      <p>{t('checkout.placeClock', { city: quote.tourCity })}</p>
    </div>
  );
}
