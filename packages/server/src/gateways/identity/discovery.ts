import * as oidc from 'openid-client';
import type { Queryable } from '../../database/queryable.ts';
import type { IssuerClientSettings } from './issuer-client.ts';

type StoredDocument = { readonly document: oidc.ServerMetadata; readonly isFresh: boolean };

/** Seconds for which no server asks an issuer again what it publishes about itself. */
const freshSeconds = 60;

/**
 * What an issuer publishes about itself: read from it if it was not read in the last minute, by any server of this
 * database. Throws `IssuerUnavailable` if it does not answer.
 */
export async function discoverIssuer(
  client: Queryable,
  settings: IssuerClientSettings,
): Promise<oidc.ServerMetadata> {
  const { issuer, clientId, clientSecret, fetch } = settings;
  const stored = await findDocument(client, issuer);
  if (stored?.isFresh) return stored.document;
  const configuration = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [oidc.customFetch]: fetch,
    // Only for an issuer on this machine, such as the embedded one before the site has a certificate.
    ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
  });
  const document = configuration.serverMetadata();
  await client.query(SAVE_DOCUMENT, [issuer, JSON.stringify(document)]);
  return document;
}

const SAVE_DOCUMENT = `
  insert into issuer_documents (issuer, document, fetched_at) values ($1, $2, now())
  on conflict (issuer) do update set document = excluded.document, fetched_at = excluded.fetched_at`;

/** The same, as it was read last. Sessions go on while their issuer does not answer. */
export async function lastKnownIssuer(
  client: Queryable,
  issuer: string,
): Promise<oidc.ServerMetadata | undefined> {
  return (await findDocument(client, issuer))?.document;
}

async function findDocument(client: Queryable, issuer: string): Promise<StoredDocument | undefined> {
  const { rows } = await client.query<StoredDocument>(SELECT_DOCUMENT, [issuer, freshSeconds]);
  return rows[0];
}

const SELECT_DOCUMENT = `
  select document, fetched_at > now() - $2::int * interval '1 second' as "isFresh"
  from issuer_documents where issuer = $1`;
