import { isPriceConverted, totalWithTaxes } from '@ashore/core/hotels/tax-parts.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal, type Money } from '@ashore/core/money/money.ts';
import { useApproximate } from '../../../api/use-approximate.tsx';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import type { StepFrame } from '../steps/step-frame.tsx';
import { isPaidAtHotel } from './at-hotel-note.tsx';
import type { PaymentOptions } from './payment-options.ts';
import type { PaymentMethodChoice } from './use-payment-method.ts';

type StayPaymentProps = {
  quote: StepFrame['quote'];
  options: PaymentOptions;
  choice: Pick<PaymentMethodChoice, 'method' | 'isAuthorisedOnly'>;
};

/** What becomes of the sum that we charge: it goes on an account, is authorised, or is charged at once. */
function dueKey({ method, isAuthorisedOnly }: StayPaymentProps['choice']): MessageKey {
  if (method === 'bill-organisation') return 'stay.onAccount';
  return isAuthorisedOnly ? 'stay.authorisedNow' : 'stay.dueNow';
}

/**
 * Where a stay is paid, beside the final total: what is charged now, what the guests pay at the hotel with its calculation, and
 * the sum of both. What is paid at the hotel is worded by the server, as on the booking.
 */
export function StayPayment({ quote, options, choice }: StayPaymentProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { stay, facts, currencyCode } = quote;
  if (!stay) return null;
  const dueNow = fromDecimal(options.total, options.currency);
  const price = isPaidAtHotel(quote) ? fromDecimal(quote.grandTotal, currencyCode) : dueNow;
  const whole = totalWithTaxes({
    price,
    taxes: stay.payAtHotel,
    isPriceConverted: isPriceConverted(stay, currencyCode),
  });
  const wholeText = whole && formatMoney(whole.total, intl);
  return (
    <dl className="mt-1.5 grid gap-1">
      <Part
        name={t(dueNow.amount === 0 ? 'stay.dueNow' : dueKey(choice))}
        text={formatMoney(dueNow, intl)}
        sum={whole || isPaidAtHotel(quote) ? undefined : dueNow}
      />
      {facts
        .filter(({ kind }) => kind === 'payAtHotel')
        .map(({ label, text }) => (
          <Part key={label} name={label} text={text} sum={whole ? undefined : price} />
        ))}
      {wholeText !== undefined && (
        <Part
          name={t('stay.inTotal')}
          text={whole?.isApproximate ? t('stay.about', { amount: wholeText }) : wholeText}
          sum={whole?.total}
          isStrong
        />
      )}
    </dl>
  );
}

type PartProps = { name: string; text: string; sum: Money | undefined; isStrong?: boolean };

/** A part of what the stay costs. Chinese readers see the decisive sum in the currency that they think in as well. */
function Part({ name, text, sum, isStrong = false }: PartProps) {
  const t = useText();
  const amount = useApproximate(sum);
  return (
    <div className={`flex flex-wrap justify-between gap-x-6 ${isStrong ? 'font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd className="whitespace-pre-line sm:text-right">{text}</dd>
      {amount !== undefined && (
        <dd className="basis-full text-right type-small font-normal text-ink-2">
          {t('tour.approximate', { amount })}
        </dd>
      )}
    </div>
  );
}
