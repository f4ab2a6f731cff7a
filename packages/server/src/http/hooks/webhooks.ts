import type { PaymentGateway, ProviderEvent } from '../../gateways/payments/port.ts';
import { sendError } from '../responses/errors.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { readBody } from '../server/read-body.ts';
import { hangUpAfter, pathOf, type RequestResponse } from '../server/request-response.ts';

type VerifiedEvent = Extract<ProviderEvent, { outcome: 'event' }>;

type ServeWebhooksInput = {
  readonly gatewayNamed: (name: string) => PaymentGateway | undefined;
  /** Requests a check of the payment, once per event however often the event is received. */
  readonly settle: (gateway: PaymentGateway['name'], event: VerifiedEvent) => Promise<void>;
  readonly onRefused: (gateway: PaymentGateway['name'], reason: string) => void;
  readonly now: () => Date;
};

const MAX_BODY_BYTES = 256 * 1024;
/** Payment providers hang up after ten seconds or more and send the event again. */
const TIMEOUT_MILLISECONDS = 8_000;

/**
 * Receives events from payment providers. An event is acknowledged only after a check with the payment
 * provider has been stored. The content of the event itself changes nothing.
 */
export function createServeWebhooks(input: ServeWebhooksInput): (exchange: RequestResponse) => Promise<void> {
  const { gatewayNamed, settle, onRefused, now } = input;

  return async (exchange) => {
    const name = /^\/webhooks\/([a-z]{1,20})$/.exec(pathOf(exchange))?.[1];
    const gateway = name === undefined ? undefined : gatewayNamed(name);
    if (!gateway) return refuse(exchange, 'not_found');
    if (exchange.method !== 'POST') return refuse(exchange, 'method_not_allowed', { allow: 'POST' });
    const body = await readBody(exchange, MAX_BODY_BYTES);
    if (!body) return refuse(exchange, 'payload_too_large');
    const headers = Object.fromEntries(
      Object.entries(exchange.request.headers).map(([key, value]) => [key, value?.toString()]),
    );
    const event = await gateway.readEvent(
      { body, headers, now: now() },
      AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    );
    switch (event.outcome) {
      case 'refused':
        onRefused(gateway.name, event.reason);
        return sendError(exchange, 'bad_request');
      case 'unknown':
        return sendError(exchange, 'unavailable', { 'retry-after': '5' });
      case 'event':
        await settle(gateway.name, event);
    }
    const { response, id } = exchange;
    response.writeHead(200, { ...dataHeaders, 'content-length': 0, 'x-request-id': id }).end();
  };
}

function refuse(
  exchange: RequestResponse,
  ...error: [Parameters<typeof sendError>[1], Record<string, string>?]
) {
  // The server does not wait for the rest of an unwanted body.
  if (!exchange.request.complete) hangUpAfter(exchange);
  sendError(exchange, ...error);
}
