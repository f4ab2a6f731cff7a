import { hash } from 'node:crypto';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Queryable } from '../../../database/queryable.ts';

type ProviderRowsInput = {
  readonly client: Queryable;
  readonly issuer: string;
  /** What the rows are, by the name that the provider gives it. */
  readonly model: string;
};

type StoredRow = { readonly payload: AdapterPayload; readonly consumedAt: Date | null };

const stored: ReadonlySet<string> = new Set([
  'Interaction',
  'Session',
  'Grant',
  'AuthorizationCode',
  'AccessToken',
  'RefreshToken',
  'ReplayDetection',
]);

/**
 * Keeps the state of the embedded issuer in the database. Ids are secrets, so only their hashes are stored.
 */
export function providerRows({ client, issuer, model }: ProviderRowsInput): Adapter {
  const keyOf = (id: string) => [issuer, model, hash('sha256', id, 'buffer')];
  return {
    async upsert(id, { jti: _, ...payload }, expiresIn) {
      if (!stored.has(model)) throw new Error(`The embedded issuer stores no ${model}.`);
      if (isUnused(model, payload)) return;
      const { uid = null, grantId = null } = payload;
      const values = [...keyOf(id), payload, uid, grantId, accountOf(payload) ?? null, expiresIn ?? null];
      await client.query({ name: 'save issuer row', text: UPSERT_ROW }, values);
    },
    async find(id) {
      const { rows } = await client.query<StoredRow>({ name: 'issuer row', text: SELECT_ROW }, keyOf(id));
      return rows[0] && payloadOf(rows[0], id);
    },
    async findByUid(uid) {
      const { rows } = await client.query<StoredRow>(FIND_BY_UID, [issuer, model, uid]);
      return rows[0] && payloadOf(rows[0], undefined);
    },
    // Only flows for devices have such codes, and we offer none.
    findByUserCode: async () => undefined,
    async consume(id) {
      const { rowCount } = await client.query({ name: 'consume issuer row', text: CONSUME_ROW }, keyOf(id));
      // Of several exchanges of one code at once, one succeeds.
      if (rowCount === 0) throw new errors.InvalidGrant('it was used already');
    },
    async destroy(id) {
      await client.query(
        'delete from oidc_rows where issuer = $1 and model = $2 and id_hash = $3',
        keyOf(id),
      );
    },
    async revokeByGrantId(grantId) {
      await client.query('delete from oidc_rows where issuer = $1 and grant_id = $2', [issuer, grantId]);
    },
  };
}

/** The shop renews tokens to learn whether a session lasts, and uses access tokens at log-ins only. */
function isUnused(model: string, { gty }: AdapterPayload): boolean {
  return model === 'AccessToken' && gty?.endsWith('refresh_token') === true;
}

/** Whose row it is, so that it ends with the sessions of the account: of an interaction, who was proved in it. */
function accountOf({ accountId, result, session }: AdapterPayload): string | undefined {
  return accountId ?? result?.login?.accountId ?? session?.accountId;
}

function payloadOf({ payload, consumedAt }: StoredRow, id: string | undefined): AdapterPayload {
  return {
    ...payload,
    ...(id !== undefined && { jti: id }),
    ...(consumedAt && { consumed: Math.floor(consumedAt.getTime() / 1000) }),
  };
}

const UPSERT_ROW = `
  insert into oidc_rows (issuer, model, id_hash, payload, uid, grant_id, account, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, now() + $8::int * interval '1 second')
  on conflict (issuer, model, id_hash) do update set payload = excluded.payload, uid = excluded.uid,
    grant_id = excluded.grant_id, account = excluded.account, expires_at = excluded.expires_at`;

const SELECT_ROW = `
  select payload, consumed_at as "consumedAt" from oidc_rows
  where issuer = $1 and model = $2 and id_hash = $3 and (expires_at is null or expires_at > now())`;

const FIND_BY_UID = `
  select payload, consumed_at as "consumedAt" from oidc_rows
  where issuer = $1 and model = $2 and uid = $3 and (expires_at is null or expires_at > now())`;

const CONSUME_ROW = `
  update oidc_rows set consumed_at = now()
  where issuer = $1 and model = $2 and id_hash = $3 and consumed_at is null`;
