import { randomUUID } from 'node:crypto';
import { sailId, shared } from '../../features/quotes/quotes-for-tests.ts';

type Call = {
  readonly method?: string;
  readonly body?: object;
  readonly from?: string;
  readonly language?: string;
  readonly token?: string;
};

/** As a browser makes it, from an address that nobody else has unless said otherwise. */
export async function call(
  url: string,
  path: string,
  { method = 'GET', body, from, language = 'en', token }: Call = {},
) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      // As a browser does it: where there is no body, no type of one is named.
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'accept-language': language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'x-forwarded-for': from ?? `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
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

const request = (more: object = {}) => ({
  cartId: randomUUID(),
  browserId: randomUUID(),
  product: sailId,
  productType: 'tours',
  componentKey: shared,
  date: '2037-11-23',
  time: '10:00',
  tickets: [{ ticketType: 'adult', count: 1 }],
  currency: 'EUR',
  ...more,
});

/** One adult on a Monday morning, in a cart and a browser that nobody else has. */
export const quote = (url: string, more: object = {}, from?: string, path = '/quote') =>
  call(url, path, { method: 'POST', body: request(more), ...(from !== undefined && { from }) });
