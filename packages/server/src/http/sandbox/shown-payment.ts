import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import { isUndecided, pageOf, type SandboxPage } from '../../gateways/payments/sandbox/decide-intent.ts';
import type { IntentRow } from '../../gateways/payments/sandbox/intent-row.ts';
import type { Look } from './plain-document.ts';

/** A payment as its page shows it, to whoever has its secret. */
export type ShownPayment = {
  readonly id: string;
  readonly secret: string;
  readonly page: SandboxPage;
  /** In whose words. */
  readonly voice: 'challenge' | 'bank' | 'wallet' | 'express';
  readonly look: Look;
  readonly amount: Money;
  readonly description: string;
  readonly isUndecided: boolean;
  /** Within a page of the shop; else it takes the place of that, and leads back to it. */
  readonly isFramed: boolean;
  readonly returnUrl: string;
};

export function shownPayment(row: IntentRow, theme: Look['theme']): ShownPayment {
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

/** As the banks and wallets behind real providers send people back: with hints, which prove nothing. */
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
