import { BILLED_METHODS, type BilledMethod } from '@ashore/core/booking/payment-methods.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { OptionPanel } from '../../ui/option-panel.tsx';
import { fieldId } from './form/field-id.ts';
import { keepValue, useFormValues } from './form/use-form.ts';

/** How an organisation settles what it books for its guest. */
export function MethodChoice({ quote, error }: { quote: Quote; error: string | undefined }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const chosen = useFormValues().method;
  const total = formatMoney(fromDecimal(quote.grandTotal, quote.currencyCode), intl);
  return (
    <ChoiceGroup legend={t('traveller.methodTitle')} legendHidden error={error} className="grid gap-3">
      {BILLED_METHODS.map((method, place) => (
        <OptionPanel
          key={method}
          id={place === 0 ? fieldId('method') : undefined}
          name="method"
          value={method}
          checked={chosen === method}
          onChange={() => keepValue('method', method)}
          title={t(`traveller.${method}`)}
          detail={t(details[method], { total })}
        />
      ))}
    </ChoiceGroup>
  );
}

const details: Record<BilledMethod, MessageKey> = {
  'bill-organisation': 'traveller.billedDetail',
  'authorise-card': 'traveller.authoriseDetail',
  'charge-card': 'traveller.chargeDetail',
};
