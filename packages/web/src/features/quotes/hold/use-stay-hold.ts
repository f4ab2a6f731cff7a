import type { Quote } from '@ashore/core/contract/quotes.ts';
import {
  CHANGEABLE_TERMS,
  type ChangeableTerm,
  TERMS_CHANGED_REASON,
} from '@ashore/core/contract/values/hotels.ts';
import { useEffect, useRef, useState } from 'react';
import { FailedCall } from '../../../api/calls.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { browserId, currentAffiliate } from '../../../store/extras-store.ts';
import { useQuoteStore } from '../../../store/quote-store.ts';
import { addToCart } from './add-to-cart.ts';
import { cartIdToQuoteWith } from './hold-calls.ts';
import { useOwnCart } from './use-held-cart.ts';

type WantedStay = {
  readonly hotelId: string;
  /** One offer for each room. The server reads everything else from them. */
  readonly offers: readonly string[];
  /** The new total that the traveller has accepted. */
  readonly acceptTotal: number | null;
};

type StayHoldProblem =
  | { readonly kind: 'gone' | 'expired' | 'offline' | 'refused' }
  | { readonly kind: 'tooMany'; readonly minutes: number }
  | { readonly kind: 'price'; readonly now: number }
  | { readonly kind: 'terms'; readonly changes: readonly ChangeableTerm[] };

type StayHoldState =
  /** `held`: the checkout is loading. */
  | { readonly state: 'idle' | 'holding' | 'held' }
  | { readonly state: 'problem'; readonly problem: StayHoldProblem };

const idle: StayHoldState = { state: 'idle' };

/** Holds rooms of a hotel and leads to the checkout. Once, however often the button is pressed. */
export function useStayHold(hotelId: string) {
  const { locale, currency } = usePage();
  const [holdState, setState] = useState(idle);
  const isRunning = useRef(false);
  const heldTrip = useHeldTripBeside(hotelId);

  useEffect(() => {
    // The back button may restore this page from the browser's cache, still busy.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      setState(idle);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function hold(stay: WantedStay) {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ state: 'holding' });
    const outcome = await holdStay(stay, currency);
    // The checkout is a separate document. The button stays busy until that has loaded.
    if ('quote' in outcome) {
      setState({ state: 'held' });
      return addToCart(outcome.quote, locale);
    }
    isRunning.current = false;
    setState({ state: 'problem', problem: outcome });
  }

  return {
    isHolding: holdState.state === 'holding' || holdState.state === 'held',
    isHeld: holdState.state === 'held',
    problem: holdState.state === 'problem' ? holdState.problem : undefined,
    heldTrip,
    hold: (stay: WantedStay) => void hold(stay),
    reset: () => {
      if (!isRunning.current) setState(idle);
    },
  };
}

/** The name of another trip that the cart holds: holding rooms releases it. Rooms of the same hotel are replaced silently. */
function useHeldTripBeside(hotelId: string): string | undefined {
  const { cartId } = useOwnCart();
  const cart = useCommerceStore((state) => state.cart);
  return cartId !== undefined && cart !== null && cart.tourId !== hotelId ? cart.tourName : undefined;
}

/** Holds every night of every room, or nothing. */
async function holdStay(
  { hotelId, offers, acceptTotal }: WantedStay,
  currency: Quote['currencyCode'],
): Promise<{ readonly quote: Quote } | StayHoldProblem> {
  const { ask, succeed, fail, reset } = useQuoteStore.getState();
  const cartId = cartIdToQuoteWith();
  ask();
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const answer = await api.quotes.makeOfType({
      productType: 'hotels',
      product: hotelId,
      offers: [...offers],
      acceptTotal,
      currency,
      cartId,
      browserId: browserId(),
      referralSource: currentAffiliate(),
    });
    if (answer.status === 204) {
      reset();
      return { kind: 'gone' };
    }
    succeed();
    return { quote: answer.body };
  } catch (fault) {
    log('warn', 'The rooms could not be held', fault);
    const failed = fault instanceof FailedCall ? fault : undefined;
    fail({ status: failed?.status ?? 0, message: failed?.message ?? String(fault) });
    return failed ? stayProblemOf(failed) : { kind: 'offline' };
  }
}

type FailedStay = Pick<FailedCall, 'status' | 'reason' | 'total' | 'changes' | 'retryAfterSeconds'>;

/** What a refusal means to the traveller. */
export function stayProblemOf({
  status,
  reason,
  total,
  changes,
  retryAfterSeconds,
}: FailedStay): StayHoldProblem {
  if (status === 410) return { kind: 'expired' };
  if (status === 409 && reason === 'price_changed' && total) return { kind: 'price', now: total.amount };
  if (status === 409 && reason === TERMS_CHANGED_REASON)
    return { kind: 'terms', changes: CHANGEABLE_TERMS.filter((term) => changes.includes(term)) };
  if (status === 429)
    return { kind: 'tooMany', minutes: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)) };
  return { kind: status >= 400 && status < 500 ? 'refused' : 'offline' };
}
