import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFetched } from '../../../ui/use-fetched.ts';
import type { Options } from './options.ts';
import type { CardFields } from './use-card-fields.ts';
import { useTheme } from './use-theme.ts';

type CardFrameProps = { options: Options; card: CardFields };

const loadStripeFields = () => import('./stripe-fields.tsx');

/** The fields for a card: whoever takes the money brings them. */
export function CardFrame({ options, card }: CardFrameProps) {
  const { gateway, publishableKey } = options;
  const StripeFields = useFetched(loadStripeFields, gateway === 'stripe');
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
