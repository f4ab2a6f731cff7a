import type { PaymentGateway, ProviderEvent } from '../gateways/payments/port.ts';
import { type Exchange, hangUpAfter, pathOf } from './exchange.ts';
import { readBody } from './read-body.ts';
import { dataHeaders } from './security-headers.ts';
import { sendError } from './send-error.ts';

type Heard = Extract<ProviderEvent, { outcome: 'event' }>;

type Input = {
  readonly gatewayNamed: (name: string) => PaymentGateway | undefined;
  /** Has somebody look at the payment, however often the same event is heard. */
  readonly settle: (gateway: PaymentGateway['name'], event: Heard) => Promise<void>;
  readonly onRefused: (gateway: PaymentGateway['name'], reason: string) => void;
  readonly now: () => Date;
};

const largestBody = 256 * 1024;
/** Providers hang up after ten seconds or more, and send it again. */
const longestMilliseconds = 8_000;

/**
 * Where providers of payments tell what has happened. An event is acknowledged once it is written down that somebody
 * will ask the provider, and not a moment earlier: what it says itself changes nothing.
 */
export function createServeWebhooks(input: Input): (exchange: Exchange) => Promise<void> {
  const { gatewayNamed, settle, onRefused, now } = input;

  return async (exchange) => {
    const name = /^\/webhooks\/([a-z]{1,20})$/.exec(pathOf(exchange))?.[1];
    const gateway = name === undefined ? undefined : gatewayNamed(name);
    if (!gateway) return refuse(exchange, 'not_found');
    if (exchange.method !== 'POST') return refuse(exchange, 'method_not_allowed', { allow: 'POST' });
    const body = await readBody(exchange, largestBody);
    if (!body) return refuse(exchange, 'payload_too_large');
    const headers = Object.fromEntries(
      Object.entries(exchange.request.headers).map(([key, value]) => [key, value?.toString()]),
    );
    const event = await gateway.readEvent(
      { body, headers, now: now() },
      AbortSignal.timeout(longestMilliseconds),
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

function refuse(exchange: Exchange, ...error: [Parameters<typeof sendError>[1], Record<string, string>?]) {
  // The rest of a body that is not wanted is not waited for.
  if (!exchange.request.complete) hangUpAfter(exchange);
  sendError(exchange, ...error);
}
