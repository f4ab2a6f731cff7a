import type { Database } from '../../database/connect-database.ts';
import { pageOf } from '../../gateways/payments/sandbox/decide-intent.ts';
import { openIntent } from '../../gateways/payments/sandbox/open-intent.ts';
import type { Look } from './plain-document.ts';
import { type ShownPayment, shownPayment } from './shown-payment.ts';

type Wanted = {
  readonly id: string;
  readonly secret: string;
  readonly page: string;
  readonly theme: Look['theme'];
};

/** What a page shows to whoever has the secret of a payment that has such a page. */
export async function findPayment(
  { pool }: Database,
  { id, secret, page, theme }: Wanted,
): Promise<ShownPayment | undefined> {
  const row = await openIntent(pool, { id, secret });
  return row && pageOf(row) === page ? shownPayment(row, theme) : undefined;
}
