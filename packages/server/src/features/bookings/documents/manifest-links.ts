import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { hashOf, newMailSecret } from '../../../gateways/mail/mail-token.ts';

type ManifestLinkInput = {
  /** Any booking of the departure. */
  readonly bookingId: string;
  readonly locale: MessageLocale;
  readonly publicUrl: string;
};

/**
 * Days after its end that a departure's list stays open. The supplier may need it to look up who was there,
 * for example after an accident.
 */
const OPEN_DAYS = 3;

/** Creates the link to a departure's list of travellers, for the email written in the same transaction. */
export async function makeManifestLink(
  client: Queryable,
  { bookingId, locale, publicUrl }: ManifestLinkInput,
): Promise<string> {
  const secret = newMailSecret();
  await client.query({ name: 'insert-manifest-link', text: INSERT_LINK }, [
    hashOf(secret),
    bookingId,
    locale,
    OPEN_DAYS,
  ]);
  return `${publicUrl}/papers/manifest/${secret}.pdf`;
}

const INSERT_LINK = `
  insert into manifest_links (hash, booking_id, locale, open_until)
  select $1, id, $3, ends_at + make_interval(days => $4) from bookings where id = $2`;

type OpenedManifest = { readonly bookingId: string; readonly locale: MessageLocale };

/** Finds the departure that a link's secret opens; undefined once the link has expired. */
export async function findManifestLink(
  client: Queryable,
  secret: string,
): Promise<OpenedManifest | undefined> {
  const { rows } = await client.query<OpenedManifest>(
    'select booking_id as "bookingId", locale from manifest_links where hash = $1 and open_until > now()',
    [hashOf(secret)],
  );
  return rows[0];
}

/** Deletes expired links. */
export async function purgeManifestLinks(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from manifest_links where hash in (
       select hash from manifest_links where open_until < now() order by open_until limit 1000)`,
  );
  return rowCount ?? 0;
}
