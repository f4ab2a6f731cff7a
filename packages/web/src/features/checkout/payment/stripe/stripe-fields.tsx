import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../../i18n/texts.ts';
import { log } from '../../../../page/log.ts';
import { usePage } from '../../../../page/use-page.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import type { CardFields } from '../use-card-fields.ts';
import { loadStripe, type StripeCard } from './stripe.ts';

type StripeFieldsProps = { publishableKey: string; card: CardFields };

/** Stripe's own fields in Stripe's own frames. A card number never reaches this page. */
export default function StripeFields({ publishableKey, card }: StripeFieldsProps) {
  const t = useText();
  const { locale } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const [error, setError] = useState<string>();
  const begin = useEffectEvent(async (isWanted: () => boolean): Promise<StripeCard | undefined> => {
    const stripe = await loadStripe(publishableKey);
    if (!isWanted() || !box.current) return undefined;
    const { messages } = localeTable[locale];
    const { color, fontSize } = getComputedStyle(box.current);
    const element = stripe
      .elements({ locale: messages === 'zh-Hans' ? 'zh' : messages })
      .create('card', { hidePostalCode: true, style: { base: { color, fontSize } } });
    element.on('change', card.reportChange);
    element.mount(box.current);
    card.setProviderTokenise(async () => {
      const result = await stripe.createPaymentMethod({ type: 'card', card: element });
      setError(result.error?.message);
      return result.paymentMethod?.id;
    });
    return element;
  });
  const fail = useEffectEvent((fault: unknown) => {
    log('error', 'The card fields could not be loaded', fault);
    setError(t('pay.providerUnavailable'));
  });
  const end = useEffectEvent(() => card.setProviderTokenise(undefined));
  useEffect(() => {
    let isWanted = true;
    let mounted: StripeCard | undefined;
    begin(() => isWanted).then((element) => {
      mounted = element;
    }, fail);
    return () => {
      isWanted = false;
      mounted?.destroy();
      end();
    };
  }, []);
  return (
    <fieldset aria-label={t('pay.cardFields')} aria-describedby={error && errorId} className="min-w-0">
      <div ref={box} className="control px-3.5 py-4 type-body" />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
