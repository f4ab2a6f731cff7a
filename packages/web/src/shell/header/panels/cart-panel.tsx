import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useState } from 'react';
import { type Hold, totalText } from '../../../features/quotes/hold/held-cart.ts';
import { useHeldCart } from '../../../features/quotes/hold/use-held-cart.ts';
import { travellerCount, whenText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { checkoutPath } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TimerChip, timerClock } from '../../../ui/feedback/timer.tsx';
import { DotLine } from '../../../ui/layout/panel.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { cart } from '../../../ui/media/icon-paths.ts';
import { Popover } from '../../../ui/overlays/popover.tsx';

/**
 * The cart in the header. With a hold it has the number of spots, the time left and the link to the checkout. The header
 * loads this module only in a browser that may have a hold.
 */
export default function CartPanel({ buttonWithoutHold }: { buttonWithoutHold: ReactNode }) {
  const currentCart = useHeldCart();
  return currentCart?.state === 'held' ? <HeldCartButton hold={currentCart.hold} /> : buttonWithoutHold;
}

function HeldCartButton({ hold }: { hold: Hold }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const count = travellerCount(hold.quote);
  const remainingTimeText = t('shell.cartTime', { time: timerClock(hold.secondsLeft) });
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t('shell.cart')}
      closeLabel={t('shell.close')}
      trigger={(props) => (
        <button type="button" className="header-tool needs-js" {...props}>
          <span className="sr-only">
            {t(hold.quote.stay ? 'shell.cartHeldRooms' : 'shell.cartHeld', { count })}
          </span>
          {/* Hidden from screen readers, which would read out a name that changes every second. */}
          <span aria-hidden="true" className="relative">
            <Icon path={cart} />
            <span className="tool-count">{count}</span>
          </span>
          <span aria-hidden="true" className="ml-2 max-lg:hidden">
            {remainingTimeText}
          </span>
        </button>
      )}
    >
      <HeldCartDetails hold={hold} remainingTimeText={remainingTimeText} />
    </Popover>
  );
}

type HeldCartDetailsProps = { hold: Hold; remainingTimeText: string };

function HeldCartDetails({ hold: { quote, secondsLeft }, remainingTimeText }: HeldCartDetailsProps) {
  const t = useText();
  const { locale, currency } = usePage();
  const { intl } = localeTable[locale];
  const lastReachedStep = useCommerceStore((state) => state.ui.lastReachedStep);
  return (
    <>
      <div>
        <p className="type-h4">{quote.tourName}</p>
        <p className="type-small text-ink-2">
          <DotLine
            parts={[
              whenText(quote, intl, t),
              t(quote.stay ? 'shell.cartRooms' : 'shell.cartSpots', { count: travellerCount(quote) }),
            ]}
          />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TimerChip secondsLeft={secondsLeft}>{remainingTimeText}</TimerChip>
        <strong className="type-card-price">{totalText(quote, locale, t)}</strong>
      </div>
      {currency !== quote.currencyCode && (
        <p className="type-small text-ink-2">{t('shell.cartCurrency', { currency: quote.currencyCode })}</p>
      )}
      <Button wide href={checkoutPath(lastReachedStep)}>
        {t('shell.cartGo')}
      </Button>
    </>
  );
}
