import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';
import { hashOf } from '../../../gateways/mail/mail-token.ts';

export type ChallengePurpose = 'log_in' | 'add';

type BoundChallenge = {
  readonly purpose: ChallengePurpose;
  /** What only the asking browser has. */
  readonly binding: string;
};

/** Makes what a device must sign next, while the browser is on the page. */
export async function createChallenge(
  client: Queryable,
  { purpose, binding, userHandle }: BoundChallenge & { readonly userHandle?: string },
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await client.query(INSERT_CHALLENGE, [hashOf(challenge), hashOf(binding), purpose, userHandle ?? null]);
  return challenge;
}

const INSERT_CHALLENGE = `
  insert into passkey_challenges (hash, binding_hash, purpose, user_handle, ends_at)
  values ($1, $2, $3, $4, now() + interval '30 minutes')`;

/** Uses up the challenge that was signed: it counts once, and only from the browser that asked for it. */
export async function useUpChallenge(
  client: Queryable,
  { challenge, purpose, binding }: BoundChallenge & { readonly challenge: string },
): Promise<{ readonly userHandle: string | null } | undefined> {
  const { rows } = await client.query<{ userHandle: string | null }>(TAKE_CHALLENGE, [
    hashOf(challenge),
    hashOf(binding),
    purpose,
  ]);
  return rows[0];
}

const TAKE_CHALLENGE = `
  delete from passkey_challenges
  where hash = $1 and binding_hash = $2 and purpose = $3 and ends_at > now()
  returning user_handle as "userHandle"`;

/** Deletes challenges that are over. Returns how many. */
export async function purgeChallenges(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from passkey_challenges where hash in (
       select hash from passkey_challenges where ends_at < now() order by ends_at limit 5000)`,
  );
  return rowCount ?? 0;
}
