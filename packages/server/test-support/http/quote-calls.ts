import { randomUUID } from 'node:crypto';
import { sailId, shared } from '../quotes/quotes.ts';

type CallOptions = {
  readonly method?: string;
  readonly body?: object;
  readonly from?: string;
  readonly language?: string;
  /** Token and cookie of a logged-in account, or a token alone. */
  readonly login?: { readonly token: string; readonly cookie?: string } | undefined;
};

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A call as a browser makes it, from an address that no other call has unless one is given. */
export async function call(
  url: string,
  path: string,
  { method = 'GET', body, from, language = 'en', login }: CallOptions = {},
) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      // Like a browser, names no content type where there is no body.
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'accept-language': language,
      ...(login && { authorization: `Bearer ${login.token}` }),
      ...(login?.cookie !== undefined && { cookie: login.cookie }),
      'x-forwarded-for': from ?? newAddress(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')),
    caching: answer.headers.get('cache-control'),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

const request = (differences: object = {}) => ({
  cartId: randomUUID(),
  browserId: randomUUID(),
  product: sailId,
  productType: 'tours',
  componentKey: shared,
  date: '2037-11-23',
  time: '10:00',
  tickets: [{ ticketType: 'adult', count: 1 }],
  currency: 'EUR',
  ...differences,
});

/** Requests a quote for one adult on a Monday morning, in a new cart and from a new browser. */
export const quote = (url: string, differences: object = {}, from?: string, path = '/quote') =>
  call(url, path, { method: 'POST', body: request(differences), ...(from !== undefined && { from }) });
