import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@ashore/core/booking/terms-version.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { APIRequestContext } from '@playwright/test';

const walk = '/api/tours/nhb299eb';
/** Of which nothing ever comes back. */
export const museum = '/api/attractions/rj3pkrvw';

type Way = {
  /** Where it is asked what there is and when, as `/api/tours/nhb299eb`. */
  readonly product?: string;
  /** In how many days at the soonest. */
  readonly after?: number;
  /** The card is held only, and the supplier answers. */
  readonly onRequest?: boolean;
};

/** Bought for two by the calls that a browser makes, with a card that is good: a checkout takes a journey of its own. */
export async function bookForTwo(request: APIRequestContext, way: Way = {}): Promise<BookingView> {
  const { onRequest = false } = way;
  const quote = await holdForTwo(request, way);
  const { token } = await send<{ token: string }>(request, '/sandbox/cards', { card: 'visa' });
  const { booking } = await send<{ booking: BookingView }>(request, '/api/shopper/checkout', {
    data: {
      cart: {
        id: quote.cartId,
        currency: { id: quote.currencyCode },
        cartItems: [{ itemDetailsJson: JSON.stringify({ quoteId: quote.quoteId }) }],
        participants: ['Marie-Christine Lindqvist', 'Jonas Lindqvist'].map((participantName) => ({
          participantName,
          ticketType: 'adult',
        })),
        persons: [
          {
            firstName: 'Marie-Christine',
            lastName: 'Lindqvist',
            email: `marie-${quote.cartId}@example.org`,
            locale: 'en',
          },
        ],
      },
      chargeRequest: {
        amount: quote.grandTotal,
        currency: quote.currencyCode,
        paymentMethodId: token,
        authorize: onRequest,
      },
      requireConfirmation: onRequest,
      attemptId: randomUUID(),
      stripePaymentMethod: 'credit-card',
      acceptedTerms: TERMS_VERSION,
    },
  });
  if (!booking) throw new Error('Nothing was booked.');
  return booking;
}

async function holdForTwo(
  request: APIRequestContext,
  { product = walk, after = 3 + Math.floor(Math.random() * 25) }: Way,
): Promise<Quote> {
  const { days } = await get(request, `${product}/availability?from=${dayIn(after)}&to=${dayIn(50)}&party=2`);
  for (const { date } of days.filter(isFree)) {
    const { components } = await get(request, `${product}/availability/${date}?party=2`);
    const [{ componentKey, departures }] = components;
    const start = departures.find(isFree);
    if (start === undefined) continue;
    return send<Quote>(request, '/api/quote', {
      cartId: randomUUID(),
      browserId: randomUUID(),
      product: product.split('/').at(-1),
      productType: product.split('/').at(-2),
      componentKey,
      date,
      time: start.time,
      tickets: [{ ticketType: 'adult', count: 2 }],
      currency: 'EUR',
    });
  }
  throw new Error(`Nothing of ${product} is free.`);
}

type Free = { readonly state: string };
const isFree = ({ state }: Free) => state === 'free';
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function get(request: APIRequestContext, path: string) {
  return (await request.get(path, { maxRetries: 2 })).json();
}

/** Everybody books from a place of his own: an address may hold only so much at a time. */
function from() {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `198.19.${part()}.${part()}` };
}

async function send<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { data, headers: { 'accept-language': 'en', ...from() } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
