import type { Queryable } from './queryable.ts';

/** Records the address of the site. A server does so at each start, and the last one started counts. */
export async function recordSiteAddress(client: Queryable, publicUrl: string): Promise<void> {
  await client.query(
    `insert into site (public_url) values ($1)
     on conflict (is_only) do update set public_url = excluded.public_url where site.public_url <> excluded.public_url`,
    [publicUrl],
  );
}

/**
 * The address for links in emails that commands write. The shell of a command does not know the settings of the
 * server, and a guessed address would lead travellers elsewhere. Undefined if no server has run on this database.
 */
export async function readSiteAddress(client: Queryable): Promise<string | undefined> {
  const { rows } = await client.query<{ publicUrl: string }>('select public_url as "publicUrl" from site');
  return rows[0]?.publicUrl;
}
