import { randomBytes } from 'node:crypto';
import type { Database } from './connect.ts';
import type { Queryable } from './queryable.ts';

type SharedSecretInput = {
  readonly database: Pick<Database, 'pool'>;
  readonly name: string;
  readonly clock: { readonly now: () => Date };
};

export type SharedSecret = (options?: {
  /**
   * Set if something made with the secret does not fit, because the secret may have changed. It is then read
   * again, once a second at most.
   */
  readonly mustReadAgain?: boolean;
}) => Promise<Buffer>;

const CACHE_MS = 60_000;
const CACHE_MS_BEFORE_REFRESH = 1_000;

/**
 * A secret that only the servers of one database share. It is read again every minute. So the servers soon
 * agree again after a crash of the database has lost it: the table is unlogged.
 */
export function createSharedSecret({ database, name, clock }: SharedSecretInput): SharedSecret {
  let cachedSecret: { readonly secret: Promise<Buffer>; readonly readAtMs: number } | undefined;
  return async ({ mustReadAgain = false } = {}) => {
    const now = clock.now().getTime();
    if (cachedSecret && now < cachedSecret.readAtMs + (mustReadAgain ? CACHE_MS_BEFORE_REFRESH : CACHE_MS))
      return cachedSecret.secret;
    const entry = { secret: findOrCreateSecret(database.pool, name), readAtMs: now };
    cachedSecret = entry;
    try {
      return await entry.secret;
    } catch (error) {
      // The next call reads again: a database that was unavailable for a moment must not stay so for a
      // minute.
      if (cachedSecret === entry) cachedSecret = undefined;
      throw error;
    }
  };
}

async function findOrCreateSecret(client: Queryable, name: string): Promise<Buffer> {
  const storedSecret = await findSecret(client, name);
  if (storedSecret) return storedSecret;
  // If several servers find none at once, one makes it and the others read that one.
  await client.query('insert into secrets (name, secret) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32),
  ]);
  const newSecret = await findSecret(client, name);
  if (!newSecret) throw new Error(`There is no secret for ${name}.`);
  return newSecret;
}

async function findSecret(client: Queryable, name: string): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ secret: Buffer }>('select secret from secrets where name = $1', [
    name,
  ]);
  return rows[0]?.secret;
}
