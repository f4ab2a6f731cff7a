import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { Answer, Intent, ProviderEvent, WebhookDelivery } from '../port.ts';
import type { PaypalDeps } from './client.ts';
import { readIntentOf, rowOfOrder } from './read-order.ts';

export type EventOptions = {
  readonly webhookId: string;
  readonly certificateHosts: readonly string[];
  readonly fetchCertificate: (url: string, signal: AbortSignal) => Promise<string>;
};

/** An ID as PayPal makes them. A resource with another one is none of ours, and the database is not asked for it. */
const resourceId = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .optional()
  .catch(undefined);
const links = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);

/** What we read of an event. Only PayPal can sign one, but a shape that we do not know must not be a fault of ours. */
const eventSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  resource: z.object({
    id: resourceId,
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: resourceId }).optional() })
      .optional()
      .catch(undefined),
    links: links.catch([]),
  }),
});
const listSchema = z.object({
  events: z.array(z.unknown()).default([]),
  links,
});

const pageSize = 300;
/** Maximum number of pages read in one call. A longer list makes the call fail. */
const mostPages = 200;

export async function readPaypalEvent(
  parts: PaypalDeps,
  delivery: WebhookDelivery,
  options: EventOptions,
): Promise<ProviderEvent> {
  const signed = signatureOf(delivery, options);
  if (!signed) return { outcome: 'refused', reason: 'not signed by PayPal' };
  let certificate: string;
  try {
    certificate = await options.fetchCertificate(signed.certificateUrl, parts.signal);
  } catch {
    return { outcome: 'unknown', reason: 'no certificate' };
  }
  if (!signed.isBy(certificate)) return { outcome: 'refused', reason: 'signed by another sender' };
  const event = eventIn(delivery.body);
  if (!event) return { outcome: 'refused', reason: 'not an event as PayPal describes it' };
  const row = await rowOf(parts, event);
  if (!row?.order_id) return { outcome: 'ignored', id: event.id };
  return { outcome: 'event', id: event.id, intentId: row.order_id, attemptId: row.attempt_id };
}

function eventIn(body: Buffer): z.output<typeof eventSchema> | undefined {
  try {
    return eventSchema.safeParse(JSON.parse(body.toString())).data;
  } catch {
    return undefined;
  }
}

/** Returns every order named in PayPal's event list, once, in its current state. */
export async function changedOrders(
  parts: PaypalDeps,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Answer<readonly Intent[]>> {
  const range = new URLSearchParams({
    start_time: since.toISOString(),
    end_time: now.toISOString(),
    page_size: String(pageSize),
  });
  const intentsById = new Map<string, Intent>();
  for (const raw of (await allEvents(parts, range)).toReversed()) {
    const event = eventSchema.safeParse(raw);
    const row = event.success ? await rowOf(parts, event.data) : undefined;
    if (!row?.order_id || intentsById.has(row.order_id)) continue;
    const answer = await readIntentOf(parts, row.order_id);
    if (answer.outcome === 'done') intentsById.set(row.order_id, answer.result);
  }
  return { outcome: 'done', result: [...intentsById.values()] };
}

/**
 * Reads all pages, newest event first. Each page links to the next; only the query of that link is used,
 * never its host.
 */
async function allEvents(
  { callPaypal, signal }: PaypalDeps,
  range: URLSearchParams,
): Promise<readonly unknown[]> {
  const events: unknown[] = [];
  let query = `?${range}`;
  for (let page = 0; page < mostPages; page++) {
    const answer = await callPaypal(
      { method: 'GET', path: `/v1/notifications/webhooks-events${query}` },
      signal,
    );
    if (answer.status !== 200) throw new Error(`PayPal did not list its events: status ${answer.status}`);
    const list = listSchema.parse(answer.body);
    events.push(...list.events);
    const next = list.links.find(({ rel }) => rel === 'next');
    if (!next) return events;
    query = new URL(next.href).search;
  }
  throw new Error(`PayPal has more than ${mostPages} pages of events.`);
}

/** An event is about an order, about a capture of an order, or about a refund of a capture. */
async function rowOf({ pool }: PaypalDeps, { resource }: z.output<typeof eventSchema>) {
  const above = resource.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  const ids = [resource.supplementary_data?.related_ids?.order_id, resourceId.parse(above), resource.id];
  for (const id of ids) {
    const row = id === undefined ? undefined : await rowOfOrder(pool, id);
    if (row) return row;
  }
  return undefined;
}

export type Signed = {
  readonly certificateUrl: string;
  /** Verifies the signature with the certificate, once that is fetched. */
  isBy(certificate: string): boolean;
};

/** Subject of the certificates that sign PayPal's events. */
const signer = /(?:^|[\n,])\s*CN=messageverificationcerts\.(?:sandbox\.)?paypal\.com\s*(?:$|[\n,])/;

/**
 * Reads the signature of an event. Undefined if there is none, or if its certificate comes from another host.
 */
function signatureOf(
  { body, headers, now }: WebhookDelivery,
  { webhookId, certificateHosts }: EventOptions,
): Signed | undefined {
  const id = headers['paypal-transmission-id'] ?? '';
  const time = headers['paypal-transmission-time'] ?? '';
  const signature = headers['paypal-transmission-sig'] ?? '';
  const url = URL.parse(headers['paypal-cert-url'] ?? '');
  if (id === '' || time === '' || headers['paypal-auth-algo'] !== 'SHA256withRSA') return undefined;
  // A sender who could choose the certificate's host could sign any event.
  if (url?.protocol !== 'https:' || url.username || url.port || !certificateHosts.includes(url.hostname))
    return undefined;
  const signedText = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
  return {
    certificateUrl: url.href,
    isBy(text) {
      const certificate = new X509Certificate(text);
      const isGood = certificate.validFromDate <= now && now <= certificate.validToDate;
      if (!isGood || !signer.test(certificate.subject)) return false;
      return verify('RSA-SHA256', signedText, certificate.publicKey, Buffer.from(signature, 'base64'));
    },
  };
}
