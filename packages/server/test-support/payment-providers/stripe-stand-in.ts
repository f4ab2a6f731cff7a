import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StandInFault } from './stand-in-fault.ts';

/*
 * Plays Stripe over its own protocol, as far as we use it: form-encoded requests, its objects and errors,
 * answers kept under idempotency keys, lists, search and signed events. One package plays Stripe's charges of
 * 2020 (stripe-stateful-mock), but none knows PaymentIntents.
 */

type FormFields = Readonly<Record<string, string>>;
type StripeObject = Record<string, unknown> & { id: string; created: number };
type StandInAnswer = { readonly status: number; readonly body: unknown };

const cards: Readonly<Record<string, 'pays' | 'requires3DSecure' | 'declines'>> = {
  pm_card_visa: 'pays',
  pm_card_threeDSecure2Required: 'requires3DSecure',
  pm_card_visa_chargeDeclined: 'declines',
};

export async function playStripe({ webhookSecret }: { readonly webhookSecret: string }) {
  const intents = new Map<string, StripeObject>();
  const refunds: StripeObject[] = [];
  const events: StripeObject[] = [];
  const answers = new Map<string, { readonly request: string; readonly answer: StandInAnswer }>();
  const fault = new StandInFault();

  const server = createServer((request, response) => void fault.suffer(request, response, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, fault, act, payerOf, deliver, close };

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  async function answer(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stripe');
    const fields: FormFields = Object.fromEntries(
      request.method === 'GET' ? url.searchParams : new URLSearchParams(text),
    );
    const key = request.headers['idempotency-key']?.toString();
    const before = key === undefined ? undefined : answers.get(key);
    const requestText = `${url.pathname} ${text}`;
    if (before && before.request !== requestText) return send(response, failed(400, 'idempotency_error'));
    const reply = before?.answer ?? route(request.method ?? '', url.pathname, fields);
    if (key !== undefined && request.method === 'POST')
      answers.set(key, { request: requestText, answer: reply });
    send(response, reply);
  }

  function send(response: ServerResponse, { status, body }: StandInAnswer): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  function route(method: string, path: string, fields: FormFields): StandInAnswer {
    const [, , resource, id = '', operation = ''] = path.split('/');
    if (method === 'GET' && resource === 'events') return list(events.filter(youngerThan(fields)));
    if (resource === 'refunds')
      return method === 'GET'
        ? list(refunds.filter((one) => one.payment_intent === fields.payment_intent))
        : refund(fields);
    if (resource !== 'payment_intents') return failed(404, 'invalid_request_error');
    if (id === '')
      return method === 'GET' ? list([...intents.values()].filter(youngerThan(fields))) : create(fields);
    // The search does not find young intents yet, as at Stripe.
    if (id === 'search') return list([]);
    const intent = intents.get(id);
    if (!intent) return failed(404, 'invalid_request_error', { code: 'resource_missing' });
    if (operation === 'capture') return capture(intent, fields);
    if (operation === 'cancel') return cancel(intent);
    return { status: 200, body: intent };
  }

  function create(fields: FormFields): StandInAnswer {
    const card = fields.payment_method === undefined ? undefined : cards[fields.payment_method];
    if (fields.payment_method !== undefined && !card)
      return failed(400, 'invalid_request_error', { code: 'resource_missing', param: 'payment_method' });
    const type = fields['payment_method_data[type]'];
    if (type === 'wechat_pay' && fields['payment_method_options[wechat_pay][client]'] === undefined)
      return failed(400, 'invalid_request_error', { param: 'payment_method_options[wechat_pay][client]' });
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const intent: StripeObject = {
      id,
      object: 'payment_intent',
      created: seconds(),
      amount: Number(fields.amount),
      amount_received: 0,
      currency: fields.currency,
      capture_method: fields.capture_method ?? 'automatic',
      client_secret: `${id}_secret_${randomUUID()}`,
      metadata: {
        attemptId: fields['metadata[attemptId]'],
        bookingId: fields['metadata[bookingId]'],
        method: fields['metadata[method]'],
      },
      payer: fields['payment_method_data[billing_details][name]'],
      status: 'requires_payment_method',
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
    };
    intents.set(id, intent);
    const page = { url: `https://hooks.stripe.com/redirect/${id}` };
    if (type === 'bancontact') ask(intent, { redirect_to_url: page });
    else if (type === 'alipay') ask(intent, { alipay_handle_redirect: page });
    else if (type === 'wechat_pay') ask(intent, { wechat_pay_display_qr_code: { data: `weixin://${id}` } });
    else if (card === 'requires3DSecure') ask(intent, { use_stripe_sdk: {} });
    else if (card === 'declines') {
      refuse(intent, { code: 'card_declined', decline_code: 'generic_decline' });
      return failed(402, 'card_error', { code: 'card_declined', payment_intent: intent });
    } else if (card === 'pays') pay(intent);
    return { status: 200, body: intent };
  }

  function ask(intent: StripeObject, how: object): void {
    Object.assign(intent, { status: 'requires_action', next_action: how });
    addEvent('payment_intent.requires_action', intent);
  }

  function refuse(intent: StripeObject, error: object): void {
    Object.assign(intent, {
      status: 'requires_payment_method',
      last_payment_error: error,
      next_action: null,
    });
    addEvent('payment_intent.payment_failed', intent);
  }

  function pay(intent: StripeObject): void {
    const isCaptureLater = intent.capture_method === 'manual';
    Object.assign(intent, {
      status: isCaptureLater ? 'requires_capture' : 'succeeded',
      amount_received: isCaptureLater ? 0 : intent.amount,
      next_action: null,
      latest_charge: {
        id: 'ch_1',
        payment_method_details: { card: isCaptureLater ? { capture_before: seconds() + 7 * 86_400 } : {} },
      },
    });
    addEvent(
      isCaptureLater ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
      intent,
    );
  }

  function capture(intent: StripeObject, fields: FormFields): StandInAnswer {
    if (intent.status !== 'requires_capture') return unexpected(intent);
    if (Number(fields.amount_to_capture) > Number(intent.amount))
      return failed(400, 'invalid_request_error', { code: 'amount_too_large' });
    Object.assign(intent, { status: 'succeeded', amount_received: Number(fields.amount_to_capture) });
    addEvent('payment_intent.succeeded', intent);
    return { status: 200, body: intent };
  }

  function cancel(intent: StripeObject): StandInAnswer {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected(intent);
    intent.status = 'canceled';
    addEvent('payment_intent.canceled', intent);
    return { status: 200, body: intent };
  }

  function refund(fields: FormFields): StandInAnswer {
    const intent = intents.get(fields.payment_intent ?? '');
    if (!intent) return failed(404, 'invalid_request_error', { code: 'resource_missing' });
    const intentRefunds = refunds.filter((one) => one.payment_intent === intent.id);
    const sum = intentRefunds.reduce((total, { amount }) => total + Number(amount), 0);
    if (intent.status !== 'succeeded' || sum + Number(fields.amount) > Number(intent.amount_received))
      return failed(400, 'invalid_request_error', { param: 'amount' });
    const metadata = { key: fields['metadata[key]'], reason: fields['metadata[reason]'] };
    const refund: StripeObject = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      created: seconds(),
      amount: Number(fields.amount),
      payment_intent: intent.id,
      status: 'succeeded',
      metadata,
    };
    refunds.push(refund);
    addEvent('refund.created', refund);
    return { status: 200, body: refund };
  }

  function addEvent(type: string, about: StripeObject): void {
    events.push({
      id: `evt_${randomUUID()}`,
      object: 'event',
      created: seconds(),
      type,
      data: { object: about },
    });
  }

  /** Does what the traveller does at their bank, or the bank itself with the card of a wallet (`decline`). */
  async function act(id: string, verdict: 'confirm' | 'refuse' | 'take time' | 'decline'): Promise<void> {
    const intent = intents.get(id);
    if (!intent) return;
    if (verdict === 'confirm') pay(intent);
    else if (verdict === 'take time') Object.assign(intent, { status: 'processing', next_action: null });
    else if (verdict === 'decline')
      refuse(intent, { code: 'card_declined', decline_code: 'generic_decline' });
    else refuse(intent, { code: 'payment_intent_authentication_failure' });
  }

  /** The payer's name that the bank received. */
  function payerOf(id: string): unknown {
    return intents.get(id)?.payer;
  }

  /** The last event about the intent, as Stripe writes and signs it. */
  function deliver(id: string, at: Date) {
    const event = events.findLast(({ data }) => (data as { object: StripeObject }).object.id === id);
    const body = Buffer.from(JSON.stringify(event, null, 2));
    const time = Math.floor(at.getTime() / 1_000);
    const signature = createHmac('sha256', webhookSecret).update(`${time}.`).update(body).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}` }, now: at };
  }
}

function failed(status: number, type: string, otherFields: object = {}): StandInAnswer {
  return {
    status,
    body: { error: { type, message: `${type} ${JSON.stringify(otherFields).slice(0, 60)}`, ...otherFields } },
  };
}

function unexpected(intent: StripeObject): StandInAnswer {
  return failed(400, 'invalid_request_error', {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

/** Newest first, as in all lists of Stripe. */
function list(data: readonly StripeObject[]): StandInAnswer {
  return { status: 200, body: { object: 'list', has_more: false, data: data.toReversed() } };
}

function youngerThan(fields: FormFields) {
  return ({ created }: StripeObject) => created >= Number(fields['created[gte]'] ?? 0);
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000);
}
