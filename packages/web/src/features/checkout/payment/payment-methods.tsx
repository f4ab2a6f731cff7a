import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BrandMarks } from './brand-marks.tsx';
import { CardFrame } from './card-frame.tsx';
import type { PaymentOptions } from './payment-options.ts';
import type { CardFields } from './use-card-fields.ts';
import type { PaymentMethodChoice } from './use-payment-method.ts';

type PaymentMethodsProps = {
  /** What is paid for: a trip, or a stay, which has words of its own. */
  trip: Parameters<typeof useTripText>[0];
  options: PaymentOptions;
  choice: PaymentMethodChoice;
  card: CardFields;
  /** Name of the device’s wallet; empty if it is not known. */
  wallet: string;
  busy: boolean;
};

/** The list of payment methods. The chosen one opens in place. */
export function PaymentMethods({ trip, options, choice, card, wallet, busy }: PaymentMethodsProps) {
  const t = useTripText(trip);
  const { method, offeredMethods } = choice;
  const fields = <CardFrame options={options} card={card} />;
  if (method === 'bill-organisation') return <Note>{t('pay.onAccount')}</Note>;
  if (offeredMethods.length === 0) return <Panel>{fields}</Panel>;
  const contents: Partial<Record<PaymentMethod, ReactNode>> = {
    'credit-card': (
      <>
        {fields}
        {/* The booking is confirmed at once. To wait for the supplier is for those who look for it. */}
        {!options.isAuthorisedOnly && (
          <Disclosure moreLabel={t('pay.holdOnlyTitle')} lessLabel={t('pay.holdOnlyTitle')}>
            <p className="type-small text-ink-2">{t('pay.holdOnlyText')}</p>
            <Checkbox
              className="mt-2"
              label={t('pay.holdOnly')}
              hint={t('pay.holdOnlyHint')}
              checked={choice.authorize}
              onChange={(event) => choice.setAuthorize(event.target.checked)}
            />
          </Disclosure>
        )}
      </>
    ),
  };
  return (
    <ChoiceGroup
      legend={t('pay.methods')}
      legendHidden
      className="overflow-hidden rounded-panel border border-line-2 bg-card"
    >
      {offeredMethods.map((offeredMethod) => (
        <MethodRow
          key={offeredMethod}
          method={offeredMethod}
          wallet={wallet}
          name={
            (offeredMethod === 'web-payments' && wallet) ||
            (brandNames[offeredMethod] ?? t(methodNames[offeredMethod] ?? 'pay.card'))
          }
          detail={methodDetails[offeredMethod] && t(methodDetails[offeredMethod])}
          isChosen={offeredMethod === method}
          // The method cannot be changed while a payment attempt is running.
          onChoose={() => !busy && choice.choose(offeredMethod)}
        >
          {contents[offeredMethod]}
        </MethodRow>
      ))}
    </ChoiceGroup>
  );
}

/** Brand names that are the same in every language. */
const brandNames: Partial<Record<PaymentMethod, string>> = { paypal: 'PayPal', bancontact: 'Bancontact' };

/** Names that Chinese readers know in Chinese, and a wallet without a name. */
const methodNames: Partial<Record<PaymentMethod, MessageKey>> = {
  'web-payments': 'pay.express',
  alipay: 'pay.alipay',
  'wechat-pay': 'pay.weChatPay',
};

const methodDetails: Partial<Record<PaymentMethod, MessageKey>> = {
  'web-payments': 'pay.walletDetail',
  paypal: 'pay.payPalDetail',
  bancontact: 'pay.bancontactDetail',
  alipay: 'pay.alipayDetail',
  'wechat-pay': 'pay.weChatPayDetail',
};

type MethodRowProps = {
  method: PaymentMethod;
  wallet: string;
  name: string;
  detail: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One payment method. Its fields stay while another method is chosen, so that a card is not typed twice. */
function MethodRow({ method, wallet, name, detail, isChosen, onChoose, children }: MethodRowProps) {
  const detailId = `pay-${method}-detail`;
  return (
    <div className="border-line not-first:border-t">
      <label className="flex min-h-14 items-start gap-3.5 p-(--panel-padding)">
        <input
          type="radio"
          name="pay-method"
          value={method}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={detail === undefined ? undefined : detailId}
          className="radio-mark"
        />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex flex-wrap items-start justify-between gap-x-3.5 gap-y-2">
            <span className={isChosen ? 'type-h4' : ''}>{name}</span>
            <BrandMarks method={method} wallet={wallet} />
          </span>
          {detail !== undefined && (
            <span id={detailId} className="type-small text-ink-2">
              {detail}
            </span>
          )}
        </span>
      </label>
      {children && (
        <div hidden={!isChosen} className="px-(--panel-padding) pb-(--panel-padding)">
          {children}
        </div>
      )}
    </div>
  );
}
