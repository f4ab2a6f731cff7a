import type { Queryable } from '../../database/queryable.ts';

/** A mail that has not been sent, and why. */
export type OpenMail = {
  readonly key: string;
  readonly to: string | null;
  readonly subject: string | null;
  readonly state: 'waiting' | 'failed';
  readonly writtenAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly reason: string | null;
};

/** Those that failed first, then those that have waited longest. */
export async function listOpenMails(client: Queryable, most: number): Promise<readonly OpenMail[]> {
  const { rows } = await client.query<OpenMail>(
    `select jobs.key, to_address as to, subject, state, put_at as "writtenAt", due_at as "dueAt", attempts, reason
     from jobs left join mails on mails.key = jobs.key
     where kind = 'send-mail' and state in ('waiting', 'failed')
     order by state = 'waiting', put_at, jobs.id limit $1`,
    [most],
  );
  return rows;
}
