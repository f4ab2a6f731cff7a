import { sideBySide } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { taxTextAt } from '@ashore/core/pricing/tax.ts';
import { useApproximate } from '../../../api/use-approximate.tsx';
import { isWithoutRefund } from '../../../i18n/booking-texts.ts';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { useSentenceGap, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { DotLine } from '../../../ui/layout/panel.tsx';
import type { StepFrame } from '../steps/step-frame.tsx';
import { isPaidAtHotel } from './at-hotel-note.tsx';
import type { PaymentOptions } from './payment-options.ts';
import { StayPayment } from './stay-payment.tsx';
import type { PaymentMethodChoice } from './use-payment-method.ts';

type PayTermsProps = {
  frame: StepFrame;
  options: PaymentOptions;
  choice: Pick<PaymentMethodChoice, 'method' | 'isAuthorisedOnly'>;
};

/**
 * All that a traveller must read before booking: what, from whom, for how much, and that the right of
 * withdrawal does not apply.
 */
export function PayTerms({ frame, options, choice }: PayTermsProps) {
  const t = useTripText(frame.quote);
  const { intl, messages } = localeTable[usePage().locale];
  const { currency, total, tax, taxPercent } = options;
  // What the guests pay at the hotel is no part of the total.
  const isPaidInParts = (frame.quote.stay?.payAtHotel.length ?? 0) > 0;
  const atHotelKey = isPaidInParts ? 'stay.roomsAtHotel' : 'stay.totalAtHotel';
  const isNonRefundable = isWithoutRefund(frame.quote, frame.now);
  const formatAmount = (amount: number) => formatMoney(fromDecimal(amount, currency), intl);
  const totalText = formatAmount(total);
  const taxWords = { tax: formatAmount(tax), name: taxTextAt(frame.quote, messages), percent: taxPercent };
  return (
    <div className="mt-6 grid max-w-[64ch] gap-2.5 type-small text-ink-2">
      <p className="type-compact text-ink">
        <strong className="font-semibold">
          <DotLine parts={frame.tripParts} />
        </strong>
        <span className="block">
          {isPaidAtHotel(frame.quote)
            ? t(atHotelKey, { total: formatAmount(frame.quote.grandTotal) })
            : tax > 0
              ? t('pay.totalWithTax', { total: totalText, ...taxWords })
              : t(isPaidInParts ? 'stay.totalCharged' : 'pay.total', { total: totalText })}
        </span>
        {!frame.quote.stay && <ApproximateTotal options={options} />}
        {isNonRefundable && <strong className="block font-semibold">{t('tour.nonRefundable')}</strong>}
      </p>
      <StayPayment quote={frame.quote} options={options} choice={choice} />
      <div className="type-body text-ink lg:hidden">{frame.discountField}</div>
      <LegalLines frame={frame} options={options} />
      {frame.quote.facts
        .filter(({ kind }) => kind === 'hotelNotes')
        .map(({ label, text }) => (
          <div key={label}>
            <p className="font-semibold">{label}</p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </div>
        ))}
      <Disclosure moreLabel={t('checkout.plans')} lessLabel={t('checkout.plans')}>
        {frame.refundTerms}
      </Disclosure>
    </div>
  );
}

/** With whom the traveller contracts and on which terms, as one paragraph that follows the total. */
function LegalLines({ frame: { quote }, options }: Pick<PayTermsProps, 'frame' | 'options'>) {
  const t = useTripText(quote);
  const gap = useSentenceGap();
  const { messages } = localeTable[usePage().locale];
  const { name, street, city } = options.trader;
  return (
    <p>
      <span>{t('pay.trader', { name, address: sideBySide([street, city], messages) })}</span>
      {gap}
      {options.isAuthorisedOnly && (
        <>
          <span>{t('pay.heldOnly', { vendor: quote.vendor.name })}</span>
          {gap}
        </>
      )}
      <LineWithLink text={t('pay.accept', { terms: '\n' })} page="generalTermsAndConditions" />
      {gap}
      <LineWithLink text={t('pay.dataUse', { privacy: '\n' })} page="privacy" />
      {gap}
      {quote.stay && (
        <>
          <span>{t('stay.single')}</span>
          {gap}
        </>
      )}
      <span>{t('pay.noWithdrawal')}</span>
    </p>
  );
}

/** A sentence with a link in place of its line break: each language decides where the link goes. */
function LineWithLink({ text, page }: { text: string; page: 'generalTermsAndConditions' | 'privacy' }) {
  const t = useText();
  const [before, after] = text.split('\n');
  return (
    <span>
      {before}
      <TextLink href={`/${page}`} newTabLabel={t('checkout.newTab')}>
        {t(`shell.${page}`)}
      </TextLink>
      {after}
    </span>
  );
}

/** The total in a currency that cannot be charged, with the sum that is. */
function ApproximateTotal({ options: { total, currency } }: { options: PaymentOptions }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const chargedSum = fromDecimal(total, currency);
  const amount = useApproximate(chargedSum);
  if (amount === undefined || total === 0) return null;
  return (
    <span className="block type-small text-ink-2">
      {t('pay.approximate', { amount, total: formatMoney(chargedSum, intl) })}
    </span>
  );
}
