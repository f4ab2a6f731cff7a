import type { Quote } from '@ashore/core/contract/quotes.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { type Discount, useCommerceStore } from '../../../store/commerce-store.ts';
import { checkDiscount, discountRefusalText, removeDiscount } from '../../../store/discount.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

/** First a link, then a field for a discount code. Once the code is valid, the sums list its discount. */
export function DiscountCode({ quote }: { quote: Quote }) {
  const t = useText();
  const discount = useCommerceStore((state) => state.discount);
  const [isOpen, setOpen] = useState(false);
  // Nothing is charged by us where the guests pay at the hotel.
  if (quote.state !== 'held' || quote.stay?.payment === 'at-hotel') return null;
  if (discount.status === 'loaded')
    return (
      <Button kind="link" size="medium" className="mt-2" onClick={removeDiscount}>
        {t('checkout.codeRemove', { code: discount.voucherCode })}
      </Button>
    );
  if (!isOpen && discount.status === 'initial')
    return (
      <Button kind="link" size="medium" className="mt-2" onClick={() => setOpen(true)}>
        {t('checkout.code')}
      </Button>
    );
  return <CodeForm discount={discount} currency={quote.currencyCode} isOpen={isOpen} />;
}

type CodeFormProps = { discount: Discount; currency: string; isOpen: boolean };

function CodeForm({ discount, currency, isOpen }: CodeFormProps) {
  const t = useText();
  const [typed, setTyped] = useState(discount.voucherCode);
  const { status, voucherStatus } = discount;

  function apply(event: FormEvent) {
    event.preventDefault();
    void checkDiscount(typed);
  }

  return (
    <form className="mt-3" onSubmit={apply} noValidate>
      <Field
        label={t('checkout.codeLabel')}
        error={status === 'error' && t(discountRefusalText(voucherStatus), { currency })}
      >
        {(wiring) => (
          <span className="flex flex-wrap gap-2">
            <TextInput
              {...wiring}
              size="medium"
              className="min-w-0 grow basis-28"
              value={typed}
              // As long as a `discountCode` of the contract.
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              // A traveller who has pressed the link wants to type at once.
              ref={(input) => void (isOpen && typed === '' && input?.focus())}
              onChange={({ target: { value } }) => setTyped(value)}
            />
            <Button
              type="submit"
              kind="outline"
              size="medium"
              className="shrink-0 whitespace-nowrap"
              busy={status === 'loading'}
              busyLabel={t('checkout.codeAsking')}
            >
              {t('checkout.codeApply')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
