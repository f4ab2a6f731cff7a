import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

export type AdvisoryLock = {
  readonly name: string;
  /** Shared holders exclude only exclusive holders. */
  readonly isShared?: boolean;
  readonly waitMs?: number;
};

/**
 * Does the work while this name is locked for all processes on this database. The lock belongs to the
 * client's connection. The server removes the lock if that breaks, so it is never left behind. The work must
 * use this client to be sure that it still has the lock. Fails with SQLSTATE 55P03 if the lock is not
 * obtained in time. The work begins with the connection's own time limits, regardless of what was set on it before.
 */
export async function withAdvisoryLock<Result>(
  client: ClientBase,
  { name, isShared = false, waitMs = 3_000 }: AdvisoryLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const suffix = isShared ? '_shared' : '';
  const key = advisoryKey(name);
  await client.query(`SET lock_timeout = ${waitMs}; SET statement_timeout = 0`);
  try {
    await client.query(`SELECT pg_advisory_lock${suffix}($1)`, [key]);
  } finally {
    await client.query('RESET lock_timeout; RESET statement_timeout').catch(() => {});
  }
  try {
    return await work();
  } finally {
    // If the connection broke, the lock is gone already. The work's own error is the one to report.
    await client.query(`SELECT pg_advisory_unlock${suffix}($1)`, [key]).catch(() => {});
  }
}

/** The same number for a name on every machine and version. */
function advisoryKey(name: string): string {
  return createHash('sha256').update(name).digest().readBigInt64BE(0).toString();
}
