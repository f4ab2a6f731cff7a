import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { partyText, whenText } from '../../store/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { DotLine } from '../../ui/dot-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import { HeldTrip } from './held-ticket.tsx';
import { HoldAgainButton, HoldAgainNote } from './hold-again-button.tsx';
import { useMayHavePaid } from './may-have-paid.ts';
import { tripPath } from './trip-path.ts';
import { useHoldingAgain } from './use-holding-again.ts';

type EndedPageProps = {
  state: 'expired' | 'released' | 'sold';
  quote: Quote;
  /** The way on from a trip that is booked by now. */
  sold: ReactNode;
};

const words = {
  expired: { title: 'hold.endedTitle', text: 'checkout.endedText' },
  released: { title: 'checkout.releasedTitle', text: 'checkout.releasedText' },
  sold: { title: 'checkout.soldTitle', text: 'checkout.soldText' },
} as const;

/** What was held is held no longer: why, and the ways on. */
export function EndedPage({ state, quote, sold }: EndedPageProps) {
  const t = useText();
  const again = useHoldingAgain(quote);
  const { intl, messages } = localeTable[usePage().locale];
  const isGone = again.outcome?.kind === 'nothing';
  const mayHavePaid = useMayHavePaid(quote) && state !== 'sold';
  const text = isGone ? 'hold.endedGone' : words[state].text;
  const mayHold = state !== 'sold' && !isGone;
  return (
    <div className="max-w-180">
      <h1 className="type-h1-checkout">{t(words[state].title)}</h1>
      <p className="type-lead mt-4 max-w-[60ch]">{t(mayHavePaid ? 'hold.endedPaid' : text)}</p>
      <Panel className="mt-6">
        <HeldTrip quote={quote} />
        <p className="type-compact">
          <DotLine parts={[whenText(quote, intl, t), partyText(quote, messages, t)]} />
        </p>
      </Panel>
      <div className="mt-6 flex flex-wrap gap-3">
        {state === 'sold' && sold}
        {mayHold && <HoldAgainButton quote={quote} again={again} />}
        <Button kind={mayHold || state === 'sold' ? 'outline' : 'primary'} href={tripPath(quote)}>
          {t('checkout.toTrip')}
        </Button>
        <Button kind="quiet" href="/toursAndActivities">
          {t('checkout.find')}
        </Button>
      </div>
      <HoldAgainNote quote={quote} again={again} />
    </div>
  );
}
