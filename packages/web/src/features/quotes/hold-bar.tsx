import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { timerClock, timerState } from '../../ui/timer-state.ts';
import { useBarRoom } from '../../ui/use-bar-room.ts';
import type { Hold } from './held-cart.ts';
import { sumsOf } from './sums-of.ts';

type HoldBarProps = { hold: Hold; children: ReactNode };

/** On a phone, at the lower edge: how much, how long, and the next thing to do. */
export function HoldBar({ hold: { quote, left }, children }: HoldBarProps) {
  const t = useText();
  const { locale } = usePage();
  const { voucherValue } = useCommerceStore((state) => state.discount);
  const isLate = timerState(left) !== 'calm';
  return (
    <div ref={useBarRoom<HTMLDivElement>()} className="hold-bar md:hidden">
      <p className="grid">
        <strong className="type-total">{sumsOf(quote, locale, voucherValue).total}</strong>
        <span className={`type-tiny ${isLate ? 'font-semibold text-amber' : 'text-ink-2'}`}>
          {t('hold.left', { time: timerClock(left) })}
        </span>
      </p>
      <div className="min-w-0 grow basis-44 *:w-full *:px-3!">{children}</div>
    </div>
  );
}
