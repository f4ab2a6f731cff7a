import { hash } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';

/** A browser in which an account is logged in, as its owner recognises it. */
export type ListedSession = {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly startedAt: Date;
  readonly seenAt: Date;
  /** Whether the session is that of the request. */
  readonly isCurrent: boolean;
};

/** Lists the sessions of an account: the one of this secret first, then the one seen last. */
export async function listSessions(
  client: Queryable,
  { accountId, secret }: { readonly accountId: string; readonly secret: string | undefined },
): Promise<readonly ListedSession[]> {
  const { rows } = await client.query<ListedSession>(SELECT_SESSIONS, [
    accountId,
    hash('sha256', secret ?? '', 'buffer'),
  ]);
  return rows;
}

const SELECT_SESSIONS = `
  select id, browser, system, started_at as "startedAt", seen_at as "seenAt", hash = $2 as "isCurrent"
  from sessions where account_id = $1 and ends_at > now()
  order by hash = $2 desc, seen_at desc, id`;
