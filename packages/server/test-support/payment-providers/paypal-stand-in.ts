import { randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { makeCertificate } from './paypal-certificate.ts';
import { StandInFault } from './stand-in-fault.ts';

/** Few, so that tests read several pages. */
const MAX_PAGE_SIZE = 5;

/*
 * Plays PayPal over its own protocol, as far as we use it: access tokens, orders, authorisations, captures
 * and refunds, the repeated answer to a repeated request, the list of events, and signed events.
 */

type Amount = { readonly currency_code: string; readonly value: string };
type PaypalPayment = {
  id: string;
  status: string;
  amount: Amount;
  custom_id?: string;
  expiration_time?: string;
};
type PaypalPayments = {
  authorizations: PaypalPayment[];
  captures: PaypalPayment[];
  refunds: PaypalPayment[];
};
type PurchaseUnit = { custom_id: string; amount: Amount; payments: PaypalPayments };
type StandInOrder = {
  id: string;
  intent: string;
  status: string;
  links: object[];
  purchase_units: [PurchaseUnit];
};
type StandInAnswer = { readonly status: number; readonly body: unknown };
type PaypalBody = {
  readonly intent: string;
  readonly purchase_units: readonly [PurchaseUnit];
  readonly amount: Amount;
  readonly custom_id: string;
};

const yearMilliseconds = 365 * 86_400_000;
const certificateUrl = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1';

export async function playPaypal({ webhookId }: { readonly webhookId: string }) {
  const orders = new Map<string, StandInOrder>();
  const events: { id: string; event_type: string; resource: object; order: string }[] = [];
  const answers = new Map<string, StandInAnswer>();
  const fault = new StandInFault();
  const tokens = new Set<string>();
  const { pem, privateKey } = makeCertificate({
    name: 'messageverificationcerts.sandbox.paypal.com',
    from: new Date(Date.now() - yearMilliseconds),
    to: new Date(Date.now() + yearMilliseconds),
  });

  const server = createServer((request, response) => void fault.suffer(request, response, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, fault, orders, act, deliver, close, fetchCertificate, revokeTokens: () => tokens.clear() };

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  async function fetchCertificate(address: string): Promise<string> {
    if (address !== certificateUrl) throw new Error('there is no such certificate');
    return pem;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    if (pathname === '/v1/oauth2/token') return send(response, issueToken(request));
    if (!tokens.has(request.headers.authorization ?? ''))
      return send(response, failed(401, 'AUTHENTICATION_FAILURE'));
    const key = request.headers['paypal-request-id']?.toString();
    // Stricter than PayPal: a request without a key could be done twice.
    if (request.method === 'POST' && key === undefined) return send(response, failed(400, 'NO_REQUEST_ID'));
    const before = key === undefined ? undefined : answers.get(key);
    if (before) return send(response, { ...before, status: before.status === 201 ? 200 : before.status });
    if (pathname === '/v1/notifications/webhooks-events') return send(response, list(searchParams));
    const reply = route(request.method ?? '', pathname, text === '' ? undefined : JSON.parse(text));
    if (key !== undefined && reply.status < 500) answers.set(key, reply);
    send(response, reply);
  }

  function send(response: ServerResponse, { status, body }: StandInAnswer): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
  }

  function issueToken(request: IncomingMessage): StandInAnswer {
    if (request.headers.authorization !== `Basic ${Buffer.from('client:secret').toString('base64')}`)
      return failed(401, 'invalid_client');
    const token = randomUUID();
    tokens.add(`Bearer ${token}`);
    return { status: 200, body: { access_token: token, expires_in: 32_400, token_type: 'Bearer' } };
  }

  /** One page of events, newest first, with a link to the next page. */
  function list(query: URLSearchParams): StandInAnswer {
    const from = Number(query.get('from') ?? 0);
    const end = from + Math.min(Number(query.get('page_size') ?? 10), MAX_PAGE_SIZE);
    const next = new URLSearchParams({ ...Object.fromEntries(query), from: String(end) });
    const href = `https://api.paypal.com/v1/notifications/webhooks-events?${next}`;
    const links = end < events.length ? [{ rel: 'next', href }] : [];
    return { status: 200, body: { events: events.toReversed().slice(from, end), links } };
  }

  function route(method: string, path: string, body: PaypalBody): StandInAnswer {
    const [, , , kind, id = '', operation] = path.split('/');
    if (kind === 'orders' && method === 'POST' && id === '') return create(body);
    if (kind === 'orders') {
      const order = orders.get(id);
      if (!order) return failed(404, 'RESOURCE_NOT_FOUND');
      return operation ? take(order, operation) : { status: 200, body: order };
    }
    const isCapture = kind === 'captures';
    const order = [...orders.values()].find(({ purchase_units: [{ payments }] }) =>
      payments[isCapture ? 'captures' : 'authorizations'].some((one) => one.id === id),
    );
    if (!order) return failed(404, 'RESOURCE_NOT_FOUND');
    if (operation === 'refund') return refund(order, body);
    return operation === 'void' ? voidAuthorization(order) : charge(order, body);
  }

  function create({ intent, purchase_units: [{ custom_id, amount }] }: PaypalBody): StandInAnswer {
    const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
    const payments: PaypalPayments = { authorizations: [], captures: [], refunds: [] };
    const order: StandInOrder = {
      id,
      intent,
      status: 'PAYER_ACTION_REQUIRED',
      links: [{ rel: 'payer-action', href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}` }],
      purchase_units: [{ custom_id, amount, payments }],
    };
    orders.set(id, order);
    return { status: 201, body: structuredClone(order) };
  }

  function take(order: StandInOrder, operation: string): StandInAnswer {
    if (order.status !== 'APPROVED') return failed(422, 'ORDER_NOT_APPROVED');
    const [unit] = order.purchase_units;
    // A test asks for a declined payment by the id of its attempt.
    if (unit.custom_id.startsWith('declined')) return failed(422, 'INSTRUMENT_DECLINED');
    order.status = 'COMPLETED';
    if (operation === 'capture') captureOf(order, unit.amount);
    else {
      const expires = new Date(Date.now() + 29 * 86_400_000).toISOString();
      const authorization = { id: idOf(), status: 'CREATED', amount: unit.amount, expiration_time: expires };
      unit.payments.authorizations.push(authorization);
      addEvent('PAYMENT.AUTHORIZATION.CREATED', order, authorization);
    }
    return { status: 201, body: structuredClone(order) };
  }

  function captureOf(order: StandInOrder, amount: Amount): PaypalPayment {
    const capture = { id: idOf(), status: 'COMPLETED', amount };
    order.purchase_units[0].payments.captures.push(capture);
    addEvent('PAYMENT.CAPTURE.COMPLETED', order, capture);
    return capture;
  }

  function charge(order: StandInOrder, { amount }: PaypalBody): StandInAnswer {
    const [authorization] = order.purchase_units[0].payments.authorizations;
    if (authorization?.status !== 'CREATED') return failed(422, 'AUTHORIZATION_ALREADY_CAPTURED');
    authorization.status = 'CAPTURED';
    return { status: 201, body: captureOf(order, amount) };
  }

  function voidAuthorization(order: StandInOrder): StandInAnswer {
    const [authorization] = order.purchase_units[0].payments.authorizations;
    if (authorization?.status !== 'CREATED') return failed(422, 'PREVIOUSLY_CAPTURED');
    authorization.status = 'VOIDED';
    addEvent('PAYMENT.AUTHORIZATION.VOIDED', order, authorization);
    return { status: 204, body: undefined };
  }

  function refund(order: StandInOrder, { amount, custom_id }: PaypalBody): StandInAnswer {
    const { captures, refunds } = order.purchase_units[0].payments;
    const minor = (of: Amount) => Math.round(Number(of.value) * 100);
    const refundedMinor = refunds.reduce((sum, one) => sum + minor(one.amount), 0);
    const [capture] = captures;
    if (!capture || refundedMinor + minor(amount) > minor(capture.amount))
      return failed(422, 'REFUND_AMOUNT_EXCEEDED');
    const refund = { id: idOf(), status: 'COMPLETED', amount, custom_id };
    refunds.push(refund);
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture.id}` }];
    events.push({
      id: `WH-${idOf()}`,
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource: { ...refund, links },
      order: order.id,
    });
    return { status: 201, body: refund };
  }

  function addEvent(event_type: string, order: StandInOrder, payment: PaypalPayment): void {
    const supplementary_data = { related_ids: { order_id: order.id } };
    events.push({
      id: `WH-${idOf()}`,
      event_type,
      resource: { ...payment, supplementary_data },
      order: order.id,
    });
  }

  /** Does what the traveller does in the wallet. Turning back leaves the order as it was. */
  async function act(id: string, verdict: 'confirm' | 'refuse'): Promise<void> {
    const order = orders.get(id);
    if (order && verdict === 'confirm') order.status = 'APPROVED';
  }

  /** The last event about the order, as PayPal writes and signs it. */
  function deliver(id: string, at: Date, key = privateKey) {
    const event = events.findLast(({ order }) => order === id);
    const body = Buffer.from(JSON.stringify(event));
    const time = at.toISOString();
    const signed = Buffer.from(`transmission-1|${time}|${webhookId}|${crc32(body)}`);
    const headers = {
      'paypal-transmission-id': 'transmission-1',
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('RSA-SHA256', signed, key).toString('base64'),
      'paypal-cert-url': certificateUrl,
      'paypal-auth-algo': 'SHA256withRSA',
    };
    return { body, headers, now: at };
  }
}

function idOf(): string {
  return randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
}

function failed(status: number, issue: string): StandInAnswer {
  return { status, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } };
}
