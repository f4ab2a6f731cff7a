import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { approximateMoney } from '@ashore/core/money/approximate-money.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import { displayOnlyCurrencies } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../database/connect.ts';
import { readRates } from '../../features/catalogue/prices/exchange-rates.ts';
import { openIntent } from '../../gateways/payments/sandbox/change-intent.ts';
import { isUndecided, pageOf, type SandboxPage } from '../../gateways/payments/sandbox/decide-intent.ts';
import type { IntentRow } from '../../gateways/payments/sandbox/intent.ts';
import type { PageLook } from '../responses/shop-document.ts';

type ViewedPayment = {
  readonly id: string;
  readonly secret: string;
  readonly page: string;
  readonly theme: PageLook['theme'];
};

/** Returns the payment for its page, if the secret is right and the payment has such a page. */
export async function findPayment(
  database: Database,
  { id, secret, page, theme }: ViewedPayment,
): Promise<PaymentView | undefined> {
  const row = await openIntent(database.pool, { id, secret });
  if (!row || pageOf(row) !== page) return undefined;
  const view = paymentViewOf(row, theme);
  return { ...view, approximate: await approximateOf(database, view) };
}

/** About how much the sum is in the payer’s own currency, for information only. */
async function approximateOf(database: Database, { amount, look }: PaymentView): Promise<Money | undefined> {
  const to = displayOnlyCurrencies[look.locale];
  if (to === undefined || amount.amount === 0) return undefined;
  const rates = await readRates(database);
  return rates.has(to) ? approximateMoney(amount, rates.conversion(amount.currency, to)) : undefined;
}

/** A payment as its page shows it to the holder of its secret. */
export type PaymentView = {
  readonly id: string;
  readonly secret: string;
  readonly page: SandboxPage;
  /** Which texts the page uses. */
  readonly voice: SandboxPage | 'express';
  readonly look: PageLook;
  readonly amount: Money;
  readonly approximate?: Money | undefined;
  readonly description: string;
  readonly isUndecided: boolean;
  /** Whether the page is framed by the shop. Otherwise it replaces the shop's page and leads back to it. */
  readonly isFramed: boolean;
  readonly returnUrl: string;
};

export function paymentViewOf(row: IntentRow, theme: PageLook['theme']): PaymentView {
  const page = pageOf(row);
  const isExpress = page === 'wallet' && row.method === 'web-payments';
  return {
    id: row.id,
    secret: row.secret,
    page,
    voice: isExpress ? 'express' : page,
    look: { locale: MESSAGE_LOCALES.find((locale) => locale === row.locale) ?? 'en', theme },
    amount: money(row.amount, row.currency),
    description: row.description,
    isUndecided: isUndecided(row),
    isFramed: page === 'challenge' || isExpress,
    returnUrl: returnUrlOf(row),
  };
}

/**
 * The return address that banks and wallets of real payment providers use. It contains hints, which prove
 * nothing.
 */
function returnUrlOf({ id, secret, method, state, return_url }: IntentRow): string {
  const url = new URL(return_url);
  const isPaid = state === 'processing' || state === 'authorised' || state === 'captured';
  if (method === 'paypal') {
    url.searchParams.set('token', id);
    if (isPaid) url.searchParams.set('PayerID', 'SANDBOX');
    return url.href;
  }
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', secret);
  url.searchParams.set('redirect_status', isPaid ? 'succeeded' : 'failed');
  return url.href;
}
