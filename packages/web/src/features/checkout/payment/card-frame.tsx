import { localeTable } from '@ashore/core/locale/locales.ts';
import { useSyncExternalStore } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import type { PaymentOptions } from './payment-options.ts';
import type { CardFields } from './use-card-fields.ts';

type CardFrameProps = { options: PaymentOptions; card: CardFields };

const loadStripeFields = () => import('./stripe/stripe-fields.tsx');

/** The card fields, which the payment provider supplies. */
export function CardFrame({ options, card }: CardFrameProps) {
  const { gateway, publishableKey } = options;
  const StripeFields = useLazyComponent(loadStripeFields, gateway === 'stripe');
  if (gateway === 'sandbox') return <SandboxFields card={card} />;
  if (!StripeFields || publishableKey === null) return <Skeleton className="h-14 w-full" />;
  return <StripeFields publishableKey={publishableKey} card={card} />;
}

function SandboxFields({ card }: Omit<CardFrameProps, 'options'>) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const theme = useTheme();
  const query = new URLSearchParams({ locale: messages, theme });
  return (
    <div className="relative">
      {!card.isReady && <Skeleton className="absolute inset-0" />}
      <iframe
        ref={card.frame}
        title={t('pay.cardFields')}
        src={`/sandbox/card?${query}`}
        height={card.height}
        className={`block w-full ${card.isReady ? '' : 'opacity-0'}`}
      />
    </div>
  );
}

const dark = '(prefers-color-scheme: dark)';

/** The light or dark theme. A frame has its own document, so it must be given the theme. */
function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(dark);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => (window.matchMedia(dark).matches ? 'dark' : 'light'),
    () => 'light',
  );
}
