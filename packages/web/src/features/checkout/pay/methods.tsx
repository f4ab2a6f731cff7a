import type { PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CardFrame } from './card-frame.tsx';
import { MethodRow } from './method-row.tsx';
import type { Options } from './options.ts';
import type { CardFields } from './use-card-fields.ts';
import type { Choice } from './use-choice.ts';

type MethodsProps = {
  options: Options;
  choice: Choice;
  card: CardFields;
  busy: boolean;
};

/** The ways to pay, one below the other; the chosen one opens in place. */
export function Methods({ options, choice, card, busy }: MethodsProps) {
  const t = useText();
  const { method, offered } = choice;
  const fields = <CardFrame options={options} card={card} />;
  if (method === 'bill-organisation') return <Note>{t('pay.onAccount')}</Note>;
  if (offered.length === 0) return <Panel>{fields}</Panel>;
  const inside: Partial<Record<PaymentMethod, ReactNode>> = {
    'credit-card': (
      <>
        {fields}
        {!options.isHeldOnly && (
          <Checkbox
            className="mt-2"
            label={t('pay.holdOnly')}
            hint={t('pay.holdOnlyHint')}
            checked={choice.authorize}
            onChange={(event) => choice.hold(event.target.checked)}
          />
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
      {offered.map((one) => (
        <MethodRow
          key={one}
          method={one}
          name={brands[one] ?? t('pay.card')}
          detail={details[one] && t(details[one])}
          isChosen={one === method}
          // While one try is on its way there is no other.
          onChoose={() => !busy && choice.choose(one)}
        >
          {inside[one]}
        </MethodRow>
      ))}
    </ChoiceGroup>
  );
}

/** Brands are called the same in every language. */
const brands: Partial<Record<PaymentMethod, string>> = { paypal: 'PayPal', bancontact: 'Bancontact' };

const details: Partial<Record<PaymentMethod, MessageKey>> = {
  paypal: 'pay.payPalDetail',
  bancontact: 'pay.bancontactDetail',
};
