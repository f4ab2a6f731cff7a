import { randomBytes } from 'node:crypto';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { newMailSecret, secretName } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { noteEvent } from '../events/account-events.ts';
import { createChallenge, useUpChallenge } from './challenges.ts';
import { type PasskeySite, passkeyHost } from './log-in-by-passkey.ts';
import { passkeyTexts } from './passkey-texts.ts';
import { challengeOf, readRegistration } from './signed-answer.ts';

export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

/** More than a person has devices. */
const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** What a browser must know of an account to keep its passkeys in order. */
export type PasskeysOfAccount = {
  readonly passkeys: readonly Passkey[];
  /** Undefined before the first passkey. */
  readonly userHandle: string | undefined;
};

export async function listPasskeys(client: Queryable, accountId: string): Promise<PasskeysOfAccount> {
  const { rows } = await client.query<Passkey & { userHandle: string }>(SELECT_PASSKEYS, [accountId]);
  return { passkeys: rows, userHandle: rows[0]?.userHandle };
}

const SELECT_PASSKEYS = `
  select id, name, created_at as "createdAt", used_at as "usedAt", user_handle as "userHandle"
  from passkeys where account_id = $1 order by created_at`;

type NewPasskey = { readonly accountId: string; readonly binding: string };

/** What the browser needs to make a passkey for an account; undefined if it has as many as it may have. */
export async function createPasskeyOptions(
  client: Queryable,
  site: PasskeySite,
  { accountId, binding }: NewPasskey,
): Promise<object | undefined> {
  const { rows } = await client.query<{ name: string; email: string }>(
    `select name, email from accounts where id = $1 and state = 'active'`,
    [accountId],
  );
  const { passkeys, userHandle } = await listPasskeys(client, accountId);
  const [account] = rows;
  const handle = userHandle ?? randomBytes(32).toString('base64url');
  if (!account || passkeys.length >= MAX_PASSKEYS) return undefined;
  return {
    challenge: await createChallenge(client, {
      purpose: 'add',
      binding: `${binding} ${accountId}`,
      userHandle: handle,
    }),
    rp: { id: passkeyHost(site), name: site.name },
    user: {
      id: handle,
      name: account.email,
      displayName: account.name,
    },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(({ id }) => ({ type: 'public-key', id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

type CreatedPasskey = NewPasskey & {
  readonly credential: string;
  readonly name: string;
  readonly locale: MessageLocale;
};

/** Adds the passkey that a device has made. An email says so. Returns whether it was accepted. */
export async function addPasskey(
  database: Database,
  site: PasskeySite,
  { accountId, binding, credential, name, locale }: CreatedPasskey,
): Promise<boolean> {
  const answer = readRegistration(credential);
  if (!answer) return false;
  const challenge = challengeOf(answer);
  const boundChallenge = { challenge, purpose: 'add', binding: `${binding} ${accountId}` } as const;
  const isKnownChallenge = await useUpChallenge(database.pool, boundChallenge);
  if (!isKnownChallenge) return false;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verification = await verifyRegistrationResponse({
    response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: site.publicUrl,
    expectedRPID: passkeyHost(site),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verification?.verified) return false;
  const { credential: key, credentialBackedUp } = verification.registrationInfo;
  return transaction(database, async ({ client }) => {
    const { rowCount } = await client.query(INSERT_PASSKEY, [
      key.id,
      accountId,
      isKnownChallenge.userHandle,
      Buffer.from(key.publicKey),
      key.counter,
      answer.response.transports,
      credentialBackedUp,
      name,
    ]);
    if (rowCount === 0) return false;
    await noteEvent(client, accountId, 'passkey_added');
    await notifyOwner(client, { accountId, locale, site, change: 'added', name });
    return true;
  });
}

// All passkeys of an account have the same handle, also two that are added at once.
const INSERT_PASSKEY = `
  insert into passkeys (id, account_id, user_handle, public_key, counter, transports, is_backed_up, name)
  select $1, account.id, coalesce((select user_handle from passkeys where account_id = account.id limit 1), $3),
    $4, $5, $6, $7, $8
  from accounts account where account.id = $2 and account.state = 'active'
  on conflict (id) do nothing`;

/** With the handle of the account, for the browser to forget the passkey as well. `gone`: the account has no such passkey. */
export type PasskeyRemoval =
  | { readonly outcome: 'removed'; readonly userHandle: string }
  | { readonly outcome: 'last_way' | 'gone' };

type OwnPasskey = { readonly accountId: string; readonly id: string };

export async function renamePasskey(
  client: Queryable,
  { accountId, id, name }: OwnPasskey & { readonly name: string },
): Promise<void> {
  await client.query('update passkeys set name = $3 where id = $1 and account_id = $2', [
    id,
    accountId,
    name,
  ]);
}

/**
 * Removes a passkey, unless it is the last way to log in: without a password and without an address that gets codes.
 * An email says so.
 */
export async function removePasskey(
  database: Database,
  site: PasskeySite,
  { accountId, id, locale }: OwnPasskey & { readonly locale: MessageLocale },
): Promise<PasskeyRemoval> {
  return transaction(database, async ({ client }) => {
    // One at a time for each account, so that two removals at once leave one way in.
    await client.query('select from accounts where id = $1 for update', [accountId]);
    const { rows } = await client.query<{ name: string; userHandle: string }>(DELETE_PASSKEY, [
      id,
      accountId,
    ]);
    const [removedPasskey] = rows;
    if (!removedPasskey) {
      const { passkeys } = await listPasskeys(client, accountId);
      return { outcome: passkeys.some((passkey) => passkey.id === id) ? 'last_way' : 'gone' };
    }
    await noteEvent(client, accountId, 'passkey_removed');
    await notifyOwner(client, { accountId, locale, site, change: 'removed', name: removedPasskey.name });
    return { outcome: 'removed', userHandle: removedPasskey.userHandle };
  });
}

const DELETE_PASSKEY = `
  delete from passkeys passkey using accounts account
  where passkey.id = $1 and passkey.account_id = $2 and account.id = passkey.account_id
    and (account.password is not null or account.email_verified_at is not null
      or exists (select from passkeys other_passkey where other_passkey.account_id = account.id
        and other_passkey.id <> passkey.id))
  returning passkey.name, passkey.user_handle as "userHandle"`;

type PasskeyNotification = {
  readonly accountId: string;
  readonly locale: MessageLocale;
  readonly site: PasskeySite;
  readonly change: 'added' | 'removed';
  readonly name: string;
};

async function notifyOwner(
  client: Queryable,
  { accountId, locale, site, change, name }: PasskeyNotification,
): Promise<void> {
  const { rows } = await client.query<{ email: string }>('select email from accounts where id = $1', [
    accountId,
  ]);
  const [account] = rows;
  if (!account) return;
  const { subject, title, paragraphs, action, small } = passkeyTexts[locale](site.name)[change](name);
  await enqueueMail(client, {
    key: `passkey/${secretName(newMailSecret())}`,
    to: account.email,
    locale,
    subject,
    body: {
      title,
      paragraphs,
      action: { label: action, url: `${site.publicUrl}/${locale}/dashboard` },
      small,
    },
  });
}

/** Whether a passkey is offered after this log-in: once, and only to accounts without one. Marks it as offered. */
export async function noteFirstPasskeyOffer(client: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update accounts account set passkey_offered_at = now()
     where account.id = $1 and account.passkey_offered_at is null
       and not exists (select from passkeys passkey where passkey.account_id = account.id)`,
    [accountId],
  );
  return rowCount === 1;
}
