import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Options } from './options.ts';
import type { CardFields } from './use-card-fields.ts';
import { useTheme } from './use-theme.ts';

type CardFrameProps = { gateway: Options['gateway']; card: CardFields; onSubmit: () => void };

/** The fields for a card, in a frame of their provider. */
export function CardFrame({ card, onSubmit }: CardFrameProps) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const theme = useTheme();
  useEffect(() => card.onSubmit(onSubmit));
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
