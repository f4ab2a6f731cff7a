import type { Queryable } from '../../../database/queryable.ts';
import type { IssuerClient, IssuerTokens } from '../../../gateways/identity/issuer-client.ts';
import { sealTokens } from './sealed-tokens.ts';
import type { Session } from './sessions.ts';

type RefreshInput = {
  readonly client: Queryable;
  readonly ownSecret: Uint8Array;
  readonly issuerClient: () => Promise<IssuerClient>;
  readonly onFault: (error: unknown) => void;
};

type OpenSession = Pick<Session, 'id' | 'sealedTokens'> & { readonly tokens: IssuerTokens };

/** Seconds for which one process alone may ask the issuer, and after which one that failed is tried again. */
const leaseSeconds = 60;

/**
 * Asks the issuer whether a session lasts, by renewing its tokens: at most every quarter of an hour, and one request at a
 * time, because a refresh token that is used twice ends the session. A refusal ends it; an issuer that cannot answer does
 * not. Returns whether the session lasts.
 */
export async function refreshSession(
  { client, ownSecret, issuerClient, onFault }: RefreshInput,
  { id, sealedTokens, tokens: { idToken, refreshToken } }: OpenSession,
): Promise<boolean> {
  // An issuer without refresh tokens cannot be asked. It sends a message when its session ends.
  if (refreshToken === undefined) return true;
  const { rowCount: leases } = await client.query({ name: 'lease refresh', text: LEASE_REFRESH }, [
    id,
    sealedTokens,
    leaseSeconds,
  ]);
  if (leases !== 1) return true;
  let tokens: IssuerTokens | undefined;
  try {
    tokens = await (await issuerClient()).refresh({ idToken, refreshToken });
  } catch (error) {
    onFault(error);
    return true;
  }
  if (!tokens) {
    await client.query('delete from sessions where id = $1', [id]);
    return false;
  }
  await client.query({ name: 'save tokens', text: SAVE_TOKENS }, [
    id,
    sealTokens(tokens, { secret: ownSecret, sessionId: id }),
  ]);
  return true;
}

// Only the tokens that were read: another process may have renewed them since.
const LEASE_REFRESH = `
  update sessions set refreshing_until = now() + $3::int * interval '1 second'
  where id = $1 and sealed_tokens = $2 and (refreshing_until is null or refreshing_until < now())`;

const SAVE_TOKENS =
  'update sessions set sealed_tokens = $2, checked_at = now(), refreshing_until = null where id = $1';
