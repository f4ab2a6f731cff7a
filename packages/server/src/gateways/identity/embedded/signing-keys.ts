import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';

type StoredKey = {
  readonly jwk: JWK;
  readonly state: 'next' | 'current' | 'past';
  readonly since: Date;
};

/** Days for which a key signs. Its successor is published a day before it signs, and it a day afterwards. */
const daysOfKey = 90;

/**
 * The keys of the embedded issuer, the one that signs first. Makes the first key, and replaces a key that has signed
 * long enough. All servers of one database share the keys.
 */
export async function signingKeys(database: Database, now: Date): Promise<readonly JWK[]> {
  const keys = await readKeys(database, now);
  return keys ?? (await rotateKeys(database, now));
}

/** Undefined if a key must be made or replaced. */
async function readKeys(database: Database, now: Date): Promise<readonly JWK[] | undefined> {
  const { rows } = await database.pool.query<StoredKey>(READ);
  const current = rows.find(({ state }) => state === 'current');
  const next = rows.find(({ state }) => state === 'next');
  if (!current) return undefined;
  const days = (now.getTime() - current.since.getTime()) / 86_400_000;
  const isDue = days >= daysOfKey || (days >= daysOfKey - 1 && !next);
  return isDue ? undefined : rows.map(({ jwk }) => jwk);
}

const READ = `
  select jwk, state, since from identity_keys
  order by case state when 'current' then 0 when 'next' then 1 else 2 end, since desc`;

async function rotateKeys(database: Database, now: Date): Promise<readonly JWK[]> {
  const fresh = await newKey();
  await transaction(database, async ({ client }) => {
    await client.query('lock table identity_keys in share row exclusive mode');
    const { rows } = await client.query<{ state: string; since: Date }>(
      'select state, since from identity_keys',
    );
    const current = rows.find(({ state }) => state === 'current');
    const hasNext = rows.some(({ state }) => state === 'next');
    const isOver = current !== undefined && now.getTime() - current.since.getTime() >= daysOfKey * 86_400_000;
    if (!current) await client.query(ADD, [fresh.kid, fresh, 'current', now]);
    else if (!hasNext) await client.query(ADD, [fresh.kid, fresh, 'next', now]);
    else if (isOver) {
      await client.query(`delete from identity_keys where state = 'past' and since < $1`, [now]);
      await client.query(`update identity_keys set state = 'past', since = $1 where state = 'current'`, [
        now,
      ]);
      await client.query(`update identity_keys set state = 'current', since = $1 where state = 'next'`, [
        now,
      ]);
    }
  });
  const { rows } = await database.pool.query<StoredKey>(READ);
  return rows.map(({ jwk }) => jwk);
}

const ADD = 'insert into identity_keys (kid, jwk, state, since) values ($1, $2, $3, $4)';

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}
