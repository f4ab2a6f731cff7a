import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { confirmIntent } from '../../gateways/payments/sandbox/confirm-intent.ts';
import { tokeniseCard } from '../../gateways/payments/sandbox/create-intent.ts';
import { decideIntent, SANDBOX_PAGES, VERDICTS } from '../../gateways/payments/sandbox/decide-intent.ts';
import { intentOf } from '../../gateways/payments/sandbox/intent.ts';
import { sendError } from '../responses/errors.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { readBody } from '../server/read-body.ts';
import { hangUpAfter, type RequestResponse } from '../server/request-response.ts';
import { paymentViewOf } from './payment-view.ts';
import { sendJson, sendPayment } from './responses.ts';

const largestBody = 4 * 1024;
const word = z.string().min(1).max(200);
const cardSchema = z.strictObject({ card: word });
const confirmationSchema = z.strictObject({ secret: word, token: word });
const decisionSchema = z.strictObject({
  secret: word,
  page: z.enum(SANDBOX_PAGES),
  verdict: z.enum(VERDICTS),
});

/** Exchanges the name of a test card for a token. A card number is not a valid name. */
export async function handleCard(exchange: RequestResponse, { pool }: Database): Promise<void> {
  const input = await readJson(exchange, cardSchema);
  if (!input) return;
  const token = await tokeniseCard(pool, input.card);
  return token ? sendJson(exchange, token) : sendError(exchange, 'invalid_input');
}

/** A browser confirms a payment with the secret that it was given for that payment. */
export async function handleConfirmation(
  exchange: RequestResponse,
  database: Database,
  id: string,
): Promise<void> {
  const input = await readJson(exchange, confirmationSchema);
  if (!input) return;
  const row = await confirmIntent(database, { ...input, id });
  if (!row) return sendError(exchange, 'not_found');
  const { state, refusal, action } = intentOf(row);
  return sendJson(exchange, { state, refusal, action });
}

/**
 * Handles a button of a bank or a wallet. In a frame, the page reports that it is done. Otherwise the
 * traveller is sent back.
 */
export async function handleDecision(
  exchange: RequestResponse,
  { database, siteName, id }: { readonly database: Database; readonly siteName: string; readonly id: string },
): Promise<void> {
  const body = await bodyOf(exchange, 'application/x-www-form-urlencoded');
  if (!body) return;
  const input = decisionSchema.safeParse(Object.fromEntries(new URLSearchParams(body.toString())));
  if (!input.success) return sendError(exchange, 'invalid_input');
  const row = await decideIntent(database, { ...input.data, id });
  if (!row) return sendError(exchange, 'not_found');
  const payment = paymentViewOf(row, undefined);
  // This also ends the page for a traveller who leaves the bank without an answer, or closes a wallet.
  if (payment.isFramed) return sendPayment(exchange, { ...payment, isUndecided: false }, siteName);
  const { response, id: requestId } = exchange;
  const headers = { ...dataHeaders, 'cache-control': 'no-store', 'x-request-id': requestId };
  response.writeHead(303, { ...headers, location: payment.returnUrl }).end();
}

async function readJson<Schema extends z.ZodType>(
  exchange: RequestResponse,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const body = await bodyOf(exchange, 'application/json');
  if (!body) return undefined;
  const read = schema.safeParse(parsed(body));
  if (read.success) return read.data;
  sendError(exchange, 'invalid_input');
  return undefined;
}

/** Returns undefined if the request has already been refused. */
async function bodyOf(exchange: RequestResponse, type: string): Promise<Buffer | undefined> {
  const isRight = exchange.request.headers['content-type']?.split(';')[0]?.trim() === type;
  const body = isRight ? await readBody(exchange, largestBody) : undefined;
  if (body) return body;
  if (!exchange.request.complete) hangUpAfter(exchange);
  sendError(exchange, isRight ? 'payload_too_large' : 'unsupported_media_type');
  return undefined;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
