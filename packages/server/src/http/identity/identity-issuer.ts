import type { Database } from '../../database/connect.ts';
import type { EndedSession } from '../../features/accounts/sessions/end-sessions.ts';
import { refreshSession } from '../../features/accounts/sessions/refresh-session.ts';
import { openTokens } from '../../features/accounts/sessions/sealed-tokens.ts';
import type { Session } from '../../features/accounts/sessions/sessions.ts';
import type { IssuerClient, IssuerTokens } from '../../gateways/identity/issuer-client.ts';
import { accountsKnownBy } from './known-accounts.ts';

/** The issuer at which travellers log in, embedded or external. The rest of the shop does not know which one it is. */
export type IdentityIssuer = {
  /** As tokens name it. */
  readonly name: string;
  /** The embedded issuer, whose subjects are account ids; undefined with an external one. */
  readonly ownIssuer: string | undefined;
  readonly isEmailTrusted: boolean;
  /** Throws `IssuerUnavailable` if the issuer does not answer. */
  readonly client: () => Promise<IssuerClient>;
  /** The secret of this installation, with which tokens in the database are encrypted. */
  readonly ownSecret: () => Promise<Uint8Array>;
  /** What the issuer publishes about itself. */
  readonly metadata: () => Promise<Readonly<Record<string, unknown>>>;
};

/** What the calls of the API need of the issuer. */
export type IssuerOfSessions = {
  /** The ID token of a session that lasts; undefined for one that the issuer has ended. */
  confirm(session: Session): Promise<string | undefined>;
  /** Where a traveller who has logged out leaves the issuer as well; undefined if nothing is left to do. */
  logOutAddress(ended: EndedSession): Promise<string | undefined>;
  metadata(): Promise<Readonly<Record<string, unknown>>>;
  /** The accounts that a browser knows, by its cookie. */
  knownAccounts(cookie: string | undefined): Promise<readonly string[]>;
  /** Whether travellers choose a password here, and not at the issuer of another organisation. */
  readonly hasPasswords: boolean;
};

type IssuerOfSessionsInput = {
  readonly database: Database;
  readonly issuer: IdentityIssuer;
  readonly onFault: (error: unknown) => void;
};

export function issuerOfSessions({ database, issuer, onFault }: IssuerOfSessionsInput): IssuerOfSessions {
  const { client: issuerClient, ownSecret: readSecret } = issuer;
  return {
    metadata: issuer.metadata,
    hasPasswords: issuer.ownIssuer !== undefined,
    knownAccounts: async (cookie) => accountsKnownBy(database.pool, cookie, await readSecret()),
    async confirm(session) {
      // After a change of the issuer, its sessions end with it.
      if (session.issuer !== issuer.name) return undefined;
      const ownSecret = await readSecret();
      const tokens = opened(session, ownSecret);
      if (!tokens) return undefined;
      const input = { client: database.pool, ownSecret, issuerClient, onFault };
      const isLasting = !session.isDue || (await refreshSession(input, { ...session, tokens }));
      return isLasting ? tokens.idToken : undefined;
    },
    async logOutAddress(ended) {
      // The embedded issuer has ended its own session in the same statement.
      if (ended.issuer === issuer.ownIssuer || ended.issuer !== issuer.name) return undefined;
      const tokens = opened(ended, await readSecret());
      if (!tokens) return undefined;
      try {
        return (await issuerClient()).logOutAddress(tokens.idToken);
      } catch (error) {
        // The traveller is logged out here in any case.
        onFault(error);
        return undefined;
      }
    },
  };
}

/** Undefined if the database has lost the secret since. */
function opened({ id, sealedTokens }: EndedSession, secret: Uint8Array): IssuerTokens | undefined {
  try {
    return openTokens(sealedTokens, { secret, sessionId: id });
  } catch {
    return undefined;
  }
}
