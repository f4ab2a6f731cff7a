import { HOLD_MINUTES } from '@ashore/core/contract/hold-minutes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { timerState } from '../../ui/timer-state.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import type { Hold } from './held-cart.ts';
import { HeldPanels } from './held-panels.tsx';
import { HeldTicket } from './held-ticket.tsx';
import { HeldTicketFold } from './held-ticket-fold.tsx';
import { HoldBar } from './hold-bar.tsx';
import { HoldTimer, TimeSpoken } from './hold-timer.tsx';
import { clockText, headsOf } from './hold-words.ts';
import { LongerDialog } from './longer-dialog.tsx';
import { ReleaseButton } from './release-button.tsx';
import { changePath } from './trip-path.ts';
import { type Extending, useExtending } from './use-extending.ts';

/** The spots are held: how long, what that means, and everything one can do about it. */
export function HeldPage({ hold }: { hold: Hold }) {
  const { quote, now, left } = hold;
  const t = useText();
  const extending = useExtending();
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-22">
      <div className="min-w-0 max-md:order-2">
        <CheckoutSteps />
        <HeldHead hold={hold} />
        <Extended hold={hold} extending={extending} />
        <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button kind="outline" href={changePath(quote)}>
            {t('checkout.change')}
          </Button>
          {quote.isExtendable && <LongerButton extending={extending} />}
          <ReleaseButton hold={hold} />
        </div>
        <HeldPanels hold={hold} />
      </div>
      <aside aria-label={t('checkout.summary')} className="md:sticky md:top-6 md:self-start">
        <HeldTicket quote={quote} now={now} />
        <HeldTicketFold quote={quote} now={now} />
      </aside>
      <HoldBar hold={hold}>
        {quote.isExtendable && timerState(left) === 'hurry' && <LongerButton extending={extending} />}
      </HoldBar>
      <LongerDialog hold={hold} extending={extending} />
    </div>
  );
}

function HeldHead({ hold }: { hold: Hold }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { quote, left, endsAt } = hold;
  const count = headsOf(quote);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1-checkout">{t('checkout.title', { count })}</h1>
        <HoldTimer left={left} />
      </div>
      <TimeSpoken hold={hold} />
      <p className="type-lead mt-4 max-w-[60ch]">
        {t('checkout.lead', { count, time: clockText(endsAt, intl) })}
      </p>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t(count === 1 ? 'checkout.thenOne' : 'checkout.then')}</p>
    </>
  );
}

/** Never the first button of the page: it is given once, and who takes it for the way on has spent it. */
function LongerButton({ extending }: { extending: Extending }) {
  const t = useText();
  return (
    <Button kind="outline" busy={extending.busy} busyLabel={t('hold.longerBusy')} onClick={extending.extend}>
      {t('hold.longer', { minutes: HOLD_MINUTES })}
    </Button>
  );
}

/** Where one has pressed a button it is said what came of it. */
function Extended({ hold: { quote, endsAt }, extending }: { hold: Hold; extending: Extending }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const time = clockText(endsAt, intl);
  const isKept = extending.outcome === 'kept' && !quote.isExtendable;
  const said = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and with it the place of the keyboard.
  useEffect(() => {
    if (isKept) said.current?.focus();
  }, [isKept]);
  return (
    <div ref={said} role="status" tabIndex={-1}>
      {isKept && (
        <Note tone="success" className="mt-5">
          {t('hold.extended', { time })}
        </Note>
      )}
      {extending.outcome === 'failed' && (
        <Note tone="error" className="mt-5">
          {t('hold.longerFailed', { time })}
        </Note>
      )}
    </div>
  );
}
