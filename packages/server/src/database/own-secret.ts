import { randomBytes } from 'node:crypto';
import type { Database } from './connect-database.ts';
import type { Queryable } from './queryable.ts';

type Input = {
  readonly database: Pick<Database, 'pool'>;
  readonly name: string;
  readonly clock: { readonly now: () => Date };
};

export type OwnSecret = (options?: {
  /** Where what was made with it does not fit: it may be another one by now. Asked for once a second at most. */
  readonly anew?: boolean;
}) => Promise<Buffer>;

const remembered = 60_000;
const rememberedAtLeast = 1_000;

/**
 * A secret that all servers of one database share, and nobody else knows. It is asked for again every minute, so that
 * they agree again soon after a crash of the database has lost it.
 */
export function createOwnSecret({ database, name, clock }: Input): OwnSecret {
  let known: { readonly secret: Promise<Buffer>; readonly since: number } | undefined;
  return async ({ anew = false } = {}) => {
    const now = clock.now().getTime();
    if (known && now < known.since + (anew ? rememberedAtLeast : remembered)) return known.secret;
    const asked = { secret: readSecret(database.pool, name), since: now };
    known = asked;
    try {
      return await asked.secret;
    } catch (error) {
      // The next one asks anew: a database that was away for a moment is not away for a minute.
      if (known === asked) known = undefined;
      throw error;
    }
  };
}

async function readSecret(client: Queryable, name: string): Promise<Buffer> {
  const found = await findSecret(client, name);
  if (found) return found;
  // Of several that find none at once, one makes it, and the others read that.
  await client.query('insert into secrets (name, secret) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32),
  ]);
  const made = await findSecret(client, name);
  if (!made) throw new Error(`There is no secret for ${name}.`);
  return made;
}

async function findSecret(client: Queryable, name: string): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ secret: Buffer }>('select secret from secrets where name = $1', [
    name,
  ]);
  return rows[0]?.secret;
}
