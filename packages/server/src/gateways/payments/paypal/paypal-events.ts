import { z } from 'zod';
import type { Answer, Intent, ProviderEvent, WebhookDelivery } from '../port.ts';
import { rowOfOrder } from './order-rows.ts';
import type { PaypalParts } from './paypal-parts.ts';
import { signatureOf } from './paypal-signature.ts';
import { readIntentOf } from './read-order.ts';

export type EventOptions = {
  readonly webhookId: string;
  readonly certificateHosts: readonly string[];
  readonly fetchCertificate: (url: string, signal: AbortSignal) => Promise<string>;
};

const eventSchema = z.object({
  id: z.string().min(1).max(100),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  }),
});
const listSchema = z.object({
  events: z.array(z.unknown()).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

const pageSize = 300;
/** Of one look: who has more to tell is asked again. */
const mostPages = 200;

export async function readPaypalEvent(
  parts: PaypalParts,
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
  if (!signed.isBy(certificate)) return { outcome: 'refused', reason: 'signed by somebody else' };
  const event = eventSchema.parse(JSON.parse(delivery.body.toString()));
  const row = await rowOf(parts, event);
  if (!row?.order_id) return { outcome: 'ignored', id: event.id };
  return { outcome: 'event', id: event.id, intentId: row.order_id, attemptId: row.attempt_id };
}

/** What the list of events tells, each order once, as it is now. */
export async function changedOrders(
  parts: PaypalParts,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Answer<readonly Intent[]>> {
  const range = new URLSearchParams({
    start_time: since.toISOString(),
    end_time: now.toISOString(),
    page_size: String(pageSize),
  });
  const found = new Map<string, Intent>();
  for (const raw of (await allEvents(parts, range)).toReversed()) {
    const event = eventSchema.safeParse(raw);
    const row = event.success ? await rowOf(parts, event.data) : undefined;
    if (!row?.order_id || found.has(row.order_id)) continue;
    const answer = await readIntentOf(parts, row.order_id);
    if (answer.outcome === 'done') found.set(row.order_id, answer.result);
  }
  return { outcome: 'done', result: [...found.values()] };
}

/** Page by page, the newest first. Each says where the next one is; only the question is taken from that, not whom to ask. */
async function allEvents({ line, signal }: PaypalParts, range: URLSearchParams): Promise<readonly unknown[]> {
  const events: unknown[] = [];
  let question = `?${range}`;
  for (let page = 0; page < mostPages; page++) {
    const said = await line({ method: 'GET', path: `/v1/notifications/webhooks-events${question}` }, signal);
    if (said.status !== 200) throw new Error(`PayPal did not list its events: status ${said.status}`);
    const list = listSchema.parse(said.body);
    events.push(...list.events);
    const next = list.links.find(({ rel }) => rel === 'next');
    if (!next) return events;
    question = new URL(next.href).search;
  }
  throw new Error(`PayPal has more than ${mostPages} pages of events.`);
}

/** An event is about an order, or about a charge of one, or about a refund of that. */
async function rowOf({ pool }: PaypalParts, { resource }: z.output<typeof eventSchema>) {
  const above = resource.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  for (const id of [resource.supplementary_data?.related_ids?.order_id, above, resource.id]) {
    const row = id === undefined ? undefined : await rowOfOrder(pool, id);
    if (row) return row;
  }
  return undefined;
}
