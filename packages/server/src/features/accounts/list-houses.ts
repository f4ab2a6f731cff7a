import type { Queryable } from '../../database/queryable.ts';
import type { House } from './keep-house.ts';

/** The organisations whose members book for guests. */
export async function listHouses(client: Queryable): Promise<readonly (House & { readonly id: string })[]> {
  const { rows } = await client.query<House & { readonly id: string }>(
    `select id, name, email_address as "emailAddress", street, languages
     from organisations where kind = 'concierge' order by name, id`,
  );
  return rows;
}
