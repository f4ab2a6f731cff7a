import type { Departure } from '@ashore/core/contract/availability.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useEffect, useState } from 'react';
import { travellerCount } from '../../../i18n/booking-texts.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { clock } from '../../../ui/media/icon-paths.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { HoldAgainButton, HoldAgainNote, useHoldAgain } from './hold-again.tsx';

type HoldEndedDialogProps = {
  quote: Quote;
  /** The traveller continues on the page, with or without another departure. */
  onClose: () => void;
};

/** Shown on the trip's page after a hold has ended: what is available now, and how to continue. */
export function HoldEndedDialog({ quote, onClose }: HoldEndedDialogProps) {
  const t = useText();
  const departure = useHeldDeparture(quote);
  const holdAgain = useHoldAgain(quote);
  const mayHavePaid = useMayHavePaid(quote);
  const { outcome } = holdAgain;
  const close = () => {
    holdAgain.keepNewHold();
    onClose();
  };
  const isGone = outcome?.kind === 'nothing' || (departure !== undefined && departure.state !== 'free');
  return (
    <Dialog
      open
      onClose={close}
      sign={<Icon path={clock} className="text-red" />}
      title={t('hold.endedTitle')}
      text={
        <span role="status">
          {holdEndedText({ quote, departure, isGone: outcome?.kind === 'nothing', mayHavePaid }, t)}
        </span>
      }
      actions={
        <>
          {!isGone && !quote.stay && <HoldAgainButton wide quote={quote} holdAgain={holdAgain} />}
          <Button wide kind={isGone || quote.stay ? 'primary' : 'outline'} onClick={close}>
            {t(quote.stay ? 'stayHold.other' : 'hold.otherStart')}
          </Button>
        </>
      }
    >
      <HoldAgainNote quote={quote} holdAgain={holdAgain} />
    </Dialog>
  );
}

export type HoldEndedFacts = {
  readonly quote: Quote;
  /** Current availability of the same departure; undefined while it is unknown. */
  readonly departure: HeldDeparture | undefined;
  /** Whether the traveller tried to hold again and there were no spots to hold. */
  readonly isGone: boolean;
  /** Whether a payment was started. The browser cannot know whether it was charged. */
  readonly mayHavePaid: boolean;
};

/**
 * Returns the text about an ended hold. A number of spots has no meaning to a group that books the whole
 * departure.
 */
export function holdEndedText({ quote, departure, isGone, mayHavePaid }: HoldEndedFacts, t: TextOf): string {
  if (mayHavePaid) return t(paidText(quote));
  if (quote.stay) return t('stayHold.endedText');
  if (isGone) return t('hold.endedGone');
  if (departure === undefined) return t('hold.endedText');
  const { state, spots } = departure;
  const isGroup = quote.components.some(({ tickets }) =>
    tickets.some(({ ticketType }) => ticketType === 'group'),
  );
  if (state === 'free') return isGroup ? t('hold.endedFreeGroup') : t('hold.endedFree', { spots });
  if (isGroup || spots === 0) return t('hold.endedGone');
  return t('hold.endedFew', { spots, count: travellerCount(quote) });
}

/** Text for a traveller whose payment was under way when the hold ended. */
export function paidText({ stay }: Pick<Quote, 'stay'>) {
  return stay ? 'stayHold.endedPaid' : 'hold.endedPaid';
}

/**
 * Whether a bank or a wallet was asked to pay for this hold. It may have charged the traveller, who then gets
 * a refund.
 */
export function useMayHavePaid({ cartId }: Pick<Quote, 'cartId'>): boolean {
  return useCommerceStore(({ attempt }) => attempt?.cartId === cartId && attempt.intentId !== null);
}

export type HeldDeparture = Pick<Departure, 'state' | 'spots'>;

/**
 * Current availability of the departure that was held; undefined until it is known, or if it cannot be
 * loaded.
 */
function useHeldDeparture(quote: Quote): HeldDeparture | undefined {
  const [departure, setDeparture] = useState<HeldDeparture>();
  useEffect(() => {
    let isWanted = true;
    readHeldDeparture(quote).then(
      (loadedDeparture) => isWanted && setDeparture(loadedDeparture),
      (error: unknown) => log('warn', 'The availability could not be loaded', error),
    );
    return () => {
      isWanted = false;
    };
  }, [quote]);
  return departure;
}

async function readHeldDeparture(quote: Quote): Promise<HeldDeparture | undefined> {
  // The page of the hotel shows which rooms are available.
  if (quote.stay) return undefined;
  const { api } = await import('../../../api/browser-client.ts');
  const { productType, tourId: id, queryDate: date, currencyCode: currency } = quote;
  const { components } = await api.availability.day({
    productType,
    id,
    date,
    party: travellerCount(quote),
    currency,
  });
  const option = components.find(({ componentKey }) => componentKey === quote.components[0]?.componentKey);
  return option?.departures.find(({ time }) => time === quote.startTime);
}
