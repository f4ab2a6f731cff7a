import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';

type StoredKey = {
  readonly jwk: JWK;
  readonly state: 'next' | 'current' | 'past';
  readonly since: Date;
};

/** Days for which a key signs, and for which its successor is published before it signs in its place. */
const SIGNING_DAYS = 90;
const PUBLISHED_DAYS = 1;
const DAY_MS = 86_400_000;

/**
 * The keys of the embedded issuer, the one that signs first. Makes the first key, and replaces a key that has signed
 * long enough. All servers of one database share the keys.
 */
export async function signingKeys(database: Database, now: Date): Promise<readonly JWK[]> {
  const keys = await readKeys(database.pool);
  if (dueStep(keys, now)) await rotateKeys(database, now);
  else return keys.map(({ jwk }) => jwk);
  return (await readKeys(database.pool)).map(({ jwk }) => jwk);
}

type Step = 'begin' | 'publish' | 'replace';

/** What is to be done with the keys. After a pause, too, a key is published for a day before it signs. */
function dueStep(keys: readonly Pick<StoredKey, 'state' | 'since'>[], now: Date): Step | undefined {
  const daysIn = (state: StoredKey['state']) => {
    const key = keys.find((one) => one.state === state);
    return key && (now.getTime() - key.since.getTime()) / DAY_MS;
  };
  const [current, next] = [daysIn('current'), daysIn('next')];
  if (current === undefined) return 'begin';
  if (next === undefined) return current >= SIGNING_DAYS - PUBLISHED_DAYS ? 'publish' : undefined;
  return current >= SIGNING_DAYS && next >= PUBLISHED_DAYS ? 'replace' : undefined;
}

async function readKeys(client: Queryable): Promise<readonly StoredKey[]> {
  return (await client.query<StoredKey>(SELECT_KEYS)).rows;
}

const SELECT_KEYS = `
  select jwk, state, since from identity_keys
  order by case state when 'current' then 0 when 'next' then 1 else 2 end, since desc`;

async function rotateKeys(database: Database, now: Date): Promise<void> {
  const fresh = await newKey();
  await transaction(database, async ({ client }) => {
    await client.query('lock table identity_keys in share row exclusive mode');
    // Another server may have done it in the meantime.
    const step = dueStep(await readKeys(client), now);
    if (step === 'begin') await client.query(INSERT_KEY, [fresh.kid, fresh, 'current', now]);
    if (step === 'publish') await client.query(INSERT_KEY, [fresh.kid, fresh, 'next', now]);
    if (step === 'replace') {
      await client.query(`delete from identity_keys where state = 'past' and since < $1`, [now]);
      await client.query(`update identity_keys set state = 'past', since = $1 where state = 'current'`, [
        now,
      ]);
      await client.query(`update identity_keys set state = 'current', since = $1 where state = 'next'`, [
        now,
      ]);
    }
  });
}

const INSERT_KEY = 'insert into identity_keys (kid, jwk, state, since) values ($1, $2, $3, $4)';

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}
