/** With which PayPal sends people back. `PayerID` comes with those who have said yes there. */
const TOKEN = 'token';
const PAYER = 'PayerID';

/** The wallet says of this payment that it was left without a yes: a hint, by which nothing is paid. */
export function isLeftWallet(search: string, intentId: string): boolean {
  const query = new URLSearchParams(search);
  return query.get(TOKEN) === intentId && !query.has(PAYER);
}

/** The address without what a payment is called at a wallet: addresses are copied and remembered. */
export function withoutWallet(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(TOKEN);
  url.searchParams.delete(PAYER);
  return url.href;
}
