import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';
import { hashOf, newMailSecret } from '../../gateways/mail/mail-secret.ts';

type SupplierLink = {
  readonly bookingId: string;
  readonly locale: MessageLocale;
  readonly publicUrl: string;
};

/** The address at which a supplier answers a request, for the mail that is written in the same transaction. */
export async function makeSupplierLink(
  client: Queryable,
  { bookingId, locale, publicUrl }: SupplierLink,
): Promise<string> {
  const secret = newMailSecret();
  await client.query('insert into supplier_links (hash, booking_id) values ($1, $2)', [
    hashOf(secret),
    bookingId,
  ]);
  // Behind the sign that browsers keep to themselves: no server on the way writes the secret down.
  return `${publicUrl}/${locale}/supplier-answer#token=${secret}`;
}

/** Which booking a secret out of such a link answers for. Whether it still waits for an answer is the booking's to say. */
export async function findBySupplierLink(client: Queryable, secret: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'select booking_id as id from supplier_links where hash = $1',
    [hashOf(secret)],
  );
  return rows[0]?.id;
}
