import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@ashore/core/booking/payment-rules.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { APIRequestContext } from '@playwright/test';
import { maxRetries } from './max-retries.ts';
import { newEmailAddress } from './new-email-address.ts';
import { newClientAddressHeader } from './visitor.ts';

const walkPath = '/api/tours/nhb299eb';

export type HoldInput = {
  /** Address of another server than the one all journeys share. */
  readonly base?: string;
  /** API path of the product, such as `/api/tours/nhb299eb`. */
  readonly product?: string;
  /** Earliest day, in days from today. By default a random one, so that parallel journeys use different departures. */
  readonly earliestInDays?: number;
  /** Use only this departure. */
  readonly start?: Pick<Quote, 'queryDate' | 'startTime'>;
  /** The port call from which travellers come. */
  readonly sailing?: { readonly routeId: string; readonly position: number };
  /** Number of adults; two by default. */
  readonly count?: number;
  /** A cart that already has a hold, which the new hold replaces. */
  readonly cartId?: string;
};

/** A booking is always for two: Marie-Christine and Jonas. */
export type BookingInput = Omit<HoldInput, 'count'> & {
  /** The card is only authorised, and the supplier answers. */
  readonly onRequest?: boolean;
  /** Token of the logged-in traveller who books. */
  readonly token?: string;
  /** Address of the contact person; by default one that no other booking has. */
  readonly email?: string;
  /** Language of the contact person. */
  readonly locale?: 'en' | 'de' | 'zh-Hans';
};

/**
 * Books for two by the API calls of a browser, with a valid card. Walking through the checkout pages would
 * take a whole journey.
 */
export async function bookForTwo(request: APIRequestContext, input: BookingInput = {}): Promise<BookingView> {
  const { onRequest = false, base = '', token: bearer } = input;
  const quote = await holdByApi(request, input);
  const { token } = await postJson<{ token: string }>(request, `${base}/sandbox/cards`, { card: 'visa' });
  const { booking } = await postJson<{ booking: BookingView }>(
    request,
    `${base}/api/shopper/checkout`,
    {
      data: {
        cart: {
          id: quote.cartId,
          currency: { id: quote.currencyCode },
          cartItems: [{ itemDetailsJson: JSON.stringify({ quoteId: quote.quoteId }) }],
          participants: ['Marie-Christine Lindqvist', 'Jonas Lindqvist'].map((participantName) => ({
            participantName,
            ticketType: 'adult',
            age: 34,
          })),
          persons: [
            {
              firstName: 'Marie-Christine',
              lastName: 'Lindqvist',
              email: input.email ?? newEmailAddress('marie'),
              locale: input.locale ?? 'en',
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
    },
    bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
  );
  if (!booking) throw new Error('The checkout returned no booking.');
  return booking;
}

/** Holds spots by the API calls of a page. */
export async function holdByApi(request: APIRequestContext, input: HoldInput = {}): Promise<Quote> {
  const { base = '', earliestInDays = 3 + Math.floor(Math.random() * 50) } = input;
  const product = base + (input.product ?? walkPath);
  const { start: wantedDeparture, count = 2 } = input;
  const period = `from=${dateInDays(earliestInDays)}&to=${dateInDays(earliestInDays + 25)}&party=${count}`;
  const { days } = await getJson(request, `${product}/availability?${period}`);
  const availableDates = days.filter(isAvailable).map(({ date }: { date: string }) => date);
  for (const date of wantedDeparture ? [wantedDeparture.queryDate] : availableDates) {
    const { components } = await getJson(request, `${product}/availability/${date}?party=${count}`);
    const [{ componentKey, departures }] = components;
    const start = departures.find(({ state, time }: Departure) =>
      wantedDeparture ? time === wantedDeparture.startTime : state === 'free',
    );
    if (start === undefined) continue;
    return postJson<Quote>(request, `${base}/api/quote`, {
      cartId: input.cartId ?? randomUUID(),
      browserId: randomUUID(),
      product: product.split('/').at(-1),
      productType: product.split('/').at(-2),
      componentKey,
      date,
      time: start.time,
      tickets: [{ ticketType: 'adult', count }],
      currency: 'EUR',
      ...(input.sailing && { sailing: input.sailing }),
    });
  }
  throw new Error(`${product} has no available departure.`);
}

type Departure = { readonly state: string; readonly time: string };
const isAvailable = ({ state }: Pick<Departure, 'state'>) => state === 'free';
const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function getJson(request: APIRequestContext, path: string) {
  return (await request.get(path, { maxRetries })).json();
}

/** Each call has its own client address, because the server limits the holds of an address. */
async function postJson<Answer>(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await request.post(path, {
    data,
    headers: { 'accept-language': 'en', ...newClientAddressHeader(), ...headers },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
