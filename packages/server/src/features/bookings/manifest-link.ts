import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';
import { hashOf, newMailSecret } from '../../gateways/mail/mail-secret.ts';

type ManifestLink = {
  /** Any booking of the departure. */
  readonly bookingId: string;
  readonly locale: MessageLocale;
  readonly publicUrl: string;
};

/** So long after its end a departure is looked up: who was there, and what of an accident has to be said of them. */
const OPEN_DAYS = 3;

/** The address of the list of those who come, for the mail that is written in the same transaction. */
export async function makeManifestLink(
  client: Queryable,
  { bookingId, locale, publicUrl }: ManifestLink,
): Promise<string> {
  const secret = newMailSecret();
  await client.query(
    `insert into manifest_links (hash, booking_id, locale, open_until)
     select $1, id, $3, ends_at + make_interval(days => $4) from bookings where id = $2`,
    [hashOf(secret), bookingId, locale, OPEN_DAYS],
  );
  return `${publicUrl}/papers/manifest/${secret}.pdf`;
}

type Opened = { readonly bookingId: string; readonly locale: MessageLocale };

/** Of which departure a secret out of such a link shows the list; of none when its time is over. */
export async function findByManifestLink(client: Queryable, secret: string): Promise<Opened | undefined> {
  const { rows } = await client.query<Opened>(
    'select booking_id as "bookingId", locale from manifest_links where hash = $1 and open_until > now()',
    [hashOf(secret)],
  );
  return rows[0];
}

/** Forgets links that open nothing any more. */
export async function purgeManifestLinks(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from manifest_links where hash in (
       select hash from manifest_links where open_until < now() order by open_until limit 1000)`,
  );
  return rowCount ?? 0;
}
