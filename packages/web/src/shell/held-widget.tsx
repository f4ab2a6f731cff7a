import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useState } from 'react';
import type { Hold } from '../features/quotes/held-cart.ts';
import { sumsOf } from '../features/quotes/sums-of.ts';
import { useHeldCart } from '../features/quotes/use-held-cart.ts';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { checkoutPath } from '../store/checkout-steps.ts';
import { useCommerceStore } from '../store/commerce-store.ts';
import { headsOf, whenText } from '../store/trip-words.ts';
import { Button } from '../ui/button.tsx';
import { DotLine } from '../ui/dot-line.tsx';
import { Icon } from '../ui/icon.tsx';
import { ticket } from '../ui/icon-paths.ts';
import { Popover } from '../ui/popover.tsx';
import { TimerChip } from '../ui/timer-chip.tsx';
import { timerClock } from '../ui/timer-state.ts';

/** The cart while something is held: how many spots, how long, and the way to the checkout. */
export default function HeldWidget({ empty }: { empty: ReactNode }) {
  const held = useHeldCart();
  return held?.state === 'held' ? <HeldTool hold={held.hold} /> : empty;
}

function HeldTool({ hold }: { hold: Hold }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const count = headsOf(hold.quote);
  const time = t('shell.cartTime', { time: timerClock(hold.left) });
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t('shell.cart')}
      closeLabel={t('shell.close')}
      trigger={(props) => (
        <button type="button" className="header-tool scripted" {...props}>
          <span className="sr-only">{t('shell.cartHeld', { count })}</span>
          {/* For the eye: a name that changes every second would be read out every second. */}
          <span aria-hidden="true" className="relative">
            <Icon path={ticket} />
            <span className="tool-count">{count}</span>
          </span>
          <span aria-hidden="true" className="ml-2 max-lg:hidden">
            {time}
          </span>
        </button>
      )}
    >
      <HeldSummary hold={hold} time={time} />
    </Popover>
  );
}

function HeldSummary({ hold: { quote, left }, time }: { hold: Hold; time: string }) {
  const t = useText();
  const { locale, currency } = usePage();
  const { intl } = localeTable[locale];
  const firstStep = useCommerceStore((state) => state.ui.lastReachedStep);
  return (
    <>
      <div>
        <p className="type-h4">{quote.tourName}</p>
        <p className="type-small text-ink-2">
          <DotLine parts={[whenText(quote, intl, t), t('shell.cartSpots', { count: headsOf(quote) })]} />
        </p>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <TimerChip secondsLeft={left}>{time}</TimerChip>
        <strong className="type-card-price">{sumsOf(quote, locale).total}</strong>
      </p>
      {currency !== quote.currencyCode && (
        <p className="type-small text-ink-2">{t('shell.cartCurrency', { currency: quote.currencyCode })}</p>
      )}
      <Button wide href={checkoutPath(firstStep)}>
        {t('shell.cartGo')}
      </Button>
    </>
  );
}
