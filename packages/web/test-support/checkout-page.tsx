import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { act } from '@testing-library/react';
import { useLocation } from 'react-router';
import { vi } from 'vitest';
import type { Requirements } from '../src/features/checkout/fields/requirements.ts';
import type { PaymentOptions } from '../src/features/checkout/payment/payment-options.ts';
import { setPaymentProblem } from '../src/features/checkout/payment/problem-store.ts';
import { CheckoutForm } from '../src/features/checkout/steps/checkout-form.tsx';
import { FinishedElsewhere } from '../src/features/checkout/steps/finished-elsewhere.tsx';
import { useWaiverStore } from '../src/features/checkout/waivers/waiver-store.ts';
import { CheckoutHold } from '../src/features/quotes/hold/checkout-hold.tsx';
import { useBoughtStore } from '../src/store/bought-store.ts';
import { type CheckoutStep, checkoutAddress, stepsOf } from '../src/store/checkout-steps.ts';
import { useCommerceStore } from '../src/store/commerce-store.ts';
import { useRootStore } from '../src/store/root-store.ts';
import { readSavedStores } from '../src/store/saved-store.ts';
import { answerCalls } from './answer-calls.ts';
import { marieAndJonas, testRequirements } from './checkout-requirements.ts';
import { testQuote } from './quote.ts';
import { renderOnPage } from './render-on-page.tsx';

type Checkout = {
  readonly step?: CheckoutStep;
  readonly locale?: Locale;
  /** The trip that the cart holds. */
  readonly quote?: Partial<Quote>;
  /** What the product asks for, apart from names and an email address. */
  readonly requirements?: Partial<Requirements>;
  readonly options?: Partial<PaymentOptions>;
  /** What was typed before; without it all that a walk for two needs. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly answers?: Parameters<typeof answerCalls>[0];
  /** What else this browser keeps when the page opens. */
  readonly before?: () => void;
};

/**
 * A step of the checkout as its page has it: spots are held, and the calls that every step makes are answered. The calls are
 * returned with their names, as `answerCalls` does.
 */
export async function openCheckout(checkout: Checkout = {}) {
  const { step = 'payment', locale = 'en', requirements, options, typed = marieAndJonas, answers } = checkout;
  // The page caches the requirements of a product by its id, so each test has its own product.
  const quote = testQuote({ tourId: crypto.randomUUID(), ...checkout.quote });
  const server = { quote };
  const calls = answerCalls({
    [readCart]: () => server.quote,
    'GET /api/tours/*': () => ({ ...testRequirements(requirements), components: [] }),
    'GET /api/payment-gateway/options/*': () => ({ ...testOptions, ...options }),
    ...answers,
  });
  await act(async () => {
    useCommerceStore.getState().reset();
    useBoughtStore.setState(useBoughtStore.getInitialState());
    useWaiverStore.setState(useWaiverStore.getInitialState());
    useRootStore.getState().forgetForm();
    setPaymentProblem(undefined);
    useCommerceStore.getState().receive(quote, Date.now());
    useRootStore.getState().keepForm({ ...typed }, Date.now());
    checkout.before?.();
    await readSavedStores();
  });
  const loadedPaths = watchDocumentLoads();
  const page = renderOnPage(<CheckoutSteps />, { locale, address: checkoutAddress(step, locale) });
  return { ...page, calls, quote, server, loadedPaths };
}

/** The call that asks what the cart holds. */
const readCart = 'GET /api/quote/*';

function CheckoutSteps() {
  const { pathname } = useLocation();
  const requestedStep = stepsOf('direct').find((step) => pathname.endsWith(`/${step}`));
  return (
    <CheckoutHold sold={<FinishedElsewhere />}>
      {(frame) => (
        <CheckoutForm key={frame.quote.quoteId} frame={frame} requestedStep={requestedStep ?? 'payment'} />
      )}
    </CheckoutHold>
  );
}

/** The addresses to which the page has left for another document. */
export function watchDocumentLoads(): string[] {
  const addresses: string[] = [];
  const leave = (address: string | URL) => void addresses.push(String(address));
  vi.spyOn(window.location, 'replace').mockImplementation(leave);
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  return addresses;
}

/** How a cart of two spots may be paid. */
export const testOptions: PaymentOptions = {
  gateway: 'sandbox',
  publishableKey: null,
  methods: ['credit-card', 'paypal', 'bancontact', 'web-payments'],
  isAuthorisedOnly: false,
  total: 97,
  voucherValue: 0,
  voucherCode: null,
  currency: 'EUR',
  taxPercent: 23,
  tax: 18.14,
  trader: { name: 'Ashore', street: 'Rua Augusta 1', city: 'Lisbon' },
  termsVersion: '2026-11-01',
};
