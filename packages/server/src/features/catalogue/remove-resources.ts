import type { ClientBase } from 'pg';

export type RemoveResources = {
  /** Who says what they have. */
  readonly organisations: readonly unknown[];
  readonly except: readonly unknown[];
};

/** Before anything else is locked, as by everybody who holds. From then on nobody takes anything of them. */
export async function lockRemovedResources(
  client: Pick<ClientBase, 'query'>,
  { organisations, except }: RemoveResources,
): Promise<void> {
  await client.query(LOCK_REMOVED_RESOURCES, [organisations, except]);
}

/**
 * Removes what these suppliers no longer name, where nothing uses it: no way to book that is on file, and nobody who
 * holds or has bought. Whoever wants to be rid of it takes it from the products first, and in time it goes.
 */
export async function removeResources(
  client: Pick<ClientBase, 'query'>,
  { organisations, except }: RemoveResources,
): Promise<void> {
  await client.query(
    `delete from resources r where ${removed}
     and not exists (select from option_resources where resource_id = r.id)
     and not exists (select from resource_uses u join holds h on h.id = u.hold_id
       where u.resource_id = r.id and h.state in ('held', 'sold'))`,
    [organisations, except],
  );
}

const removed = 'organisation_id = any($1::uuid[]) and id <> all($2::uuid[])';

export const LOCK_REMOVED_RESOURCES = `select from resources where ${removed} order by id for update`;
