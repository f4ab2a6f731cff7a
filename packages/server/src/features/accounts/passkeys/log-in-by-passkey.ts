import type { Queryable } from '../../../database/queryable.ts';
import { noteEvent } from '../events/account-events.ts';
import { createChallenge, useUpChallenge } from './challenges.ts';
import { challengeOf, readAssertion } from './signed-answer.ts';

/** The site that passkeys belong to. A device signs for no other. */
export type PasskeySite = { readonly name: string; readonly publicUrl: string };

export function passkeyHost({ publicUrl }: PasskeySite): string {
  return new URL(publicUrl).hostname;
}

/** What the browser needs to ask a device for a passkey. It names none, so nothing tells which address has one. */
export async function createPasskeyRequest(
  client: Queryable,
  site: PasskeySite,
  binding: string,
): Promise<object> {
  return {
    challenge: await createChallenge(client, { purpose: 'log_in', binding }),
    rpId: passkeyHost(site),
    allowCredentials: [],
    userVerification: 'required',
  };
}

type StoredKey = {
  readonly id: string;
  readonly accountId: string;
  readonly userHandle: string;
  readonly publicKey: Buffer;
  readonly counter: string;
};

/**
 * Finds the account that a passkey opens. The device has checked its owner by finger, face or PIN, and signed for this
 * site, this browser and this attempt only.
 */
export async function logInByPasskey(
  client: Queryable,
  site: PasskeySite,
  { credential, binding }: { readonly credential: string; readonly binding: string },
): Promise<string | undefined> {
  const answer = readAssertion(credential);
  if (!answer) return undefined;
  const challenge = challengeOf(answer);
  if (!(await useUpChallenge(client, { challenge, purpose: 'log_in', binding }))) return undefined;
  const { rows } = await client.query<StoredKey>(SELECT_PASSKEY, [answer.id]);
  const [passkey] = rows;
  const { userHandle, ...signed } = answer.response;
  if (!passkey || (userHandle !== undefined && userHandle !== passkey.userHandle)) return undefined;
  // Loaded when it is needed: most processes never check a passkey.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verification = await verifyAuthenticationResponse({
    response: { ...answer, response: { ...signed, ...(userHandle !== undefined && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: site.publicUrl,
    expectedRPID: passkeyHost(site),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verification?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verification.authenticationInfo;
  const { rowCount } = await client.query(MARK_PASSKEY_USED, [passkey.id, newCounter, credentialBackedUp]);
  // It was removed while it was checked.
  if (rowCount !== 1) return undefined;
  await noteEvent(client, passkey.accountId, 'log_in_passkey');
  return passkey.accountId;
}

const SELECT_PASSKEY = `
  select passkey.id, passkey.account_id as "accountId", passkey.user_handle as "userHandle",
    passkey.public_key as "publicKey", passkey.counter
  from passkeys passkey join accounts account on account.id = passkey.account_id
  where passkey.id = $1 and account.state = 'active'`;

const MARK_PASSKEY_USED =
  'update passkeys set counter = $2, is_backed_up = $3, used_at = now() where id = $1';
