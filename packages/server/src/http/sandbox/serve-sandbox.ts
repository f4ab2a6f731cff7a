import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import { SANDBOX_PAGES } from '../../gateways/payments/sandbox/decide-intent.ts';
import { sendError } from '../responses/errors.ts';
import type { PageLook } from '../responses/shop-document.ts';
import { shopStyle } from '../responses/shop-style.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import { handleCard, handleConfirmation, handleDecision } from './actions.ts';
import { cardPage } from './card-page.ts';
import { unknownPaymentPage } from './decision-page.ts';
import { findPayment } from './payment-view.ts';
import { sendFile, sendFramed, sendPayment } from './responses.ts';

type ServeSandboxInput = {
  readonly database: Database;
  readonly siteName: string;
  readonly variant: string;
  readonly files: readonly string[];
  /**
   * Counts an action against the sender's rate limit. Returns the seconds until the next action is allowed,
   * or 0.
   */
  readonly takeCallToken: (exchange: RequestResponse) => number;
  /** The same for test cards, each of which is stored. */
  readonly takeCardToken: (exchange: RequestResponse) => number;
};

const id = '([a-z]{3}_[0-9a-f-]{36})';
const pagePath = new RegExp(`^/sandbox/(${SANDBOX_PAGES.join('|')})/${id}$`);
const actPath = new RegExp(`^/sandbox/intents/${id}/(confirm|decide)$`);
const scriptPath = /^\/sandbox\/(await-payment|card-fields|notify-parent)\.mjs$/;

/**
 * Serves the pages of the embedded payment provider: card fields, a bank page and a wallet. None of them
 * knows a booking.
 */
export function createServeSandbox(input: ServeSandboxInput): (exchange: RequestResponse) => Promise<void> {
  const { database, siteName, takeCallToken, takeCardToken } = input;
  let style: Promise<string> | undefined;

  return (exchange) => (isRead(exchange) ? show(exchange) : answerForm(exchange));

  async function show(exchange: RequestResponse): Promise<void> {
    if (!exchange.request.complete) hangUpAfter(exchange);
    const path = pathOf(exchange);
    const query = new URLSearchParams(exchange.url.slice(path.length));
    const look = lookOf(query);
    if (path === '/sandbox/card') return sendFramed(exchange, cardPage(look));
    if (path === '/sandbox/sandbox.css') {
      style ??= shopStyle({ ...input, rulesUrl: new URL('./sandbox.css', import.meta.url) });
      return sendFile(exchange, 'text/css', await style);
    }
    const script = scriptPath.exec(path)?.[1];
    if (script) return sendFile(exchange, 'text/javascript', new URL(`./${script}.mjs`, import.meta.url));
    const [, page, intentId] = pagePath.exec(path) ?? [];
    if (!page || !intentId) return sendError(exchange, 'not_found');
    const secret = query.get('secret') ?? '';
    const payment = await findPayment(database, { id: intentId, secret, page, theme: look.theme });
    return payment
      ? sendPayment(exchange, payment, siteName)
      : sendFramed(exchange, unknownPaymentPage(look), 404);
  }

  async function answerForm(exchange: RequestResponse): Promise<void> {
    const path = pathOf(exchange);
    const [, intentId, act] = actPath.exec(path) ?? [];
    const isKnown = path === '/sandbox/cards' || intentId !== undefined;
    if (!isKnown || exchange.method !== 'POST') {
      if (!exchange.request.complete) hangUpAfter(exchange);
      return isKnown
        ? sendError(exchange, 'method_not_allowed', { allow: 'POST' })
        : sendError(exchange, 'not_found');
    }
    const seconds = intentId === undefined ? takeCardToken(exchange) : takeCallToken(exchange);
    if (seconds > 0) {
      if (!exchange.request.complete) hangUpAfter(exchange);
      return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    }
    if (intentId === undefined) return handleCard(exchange, database);
    if (act === 'confirm') return handleConfirmation(exchange, database, intentId);
    return handleDecision(exchange, { database, siteName, id: intentId });
  }
}

function lookOf(query: URLSearchParams): PageLook {
  const theme = query.get('theme');
  return {
    locale: MESSAGE_LOCALES.find((locale) => locale === query.get('locale')) ?? 'en',
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  };
}
