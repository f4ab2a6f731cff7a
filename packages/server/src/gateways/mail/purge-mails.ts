import type { Queryable } from '../../database/queryable.ts';

/**
 * Throws away whom old mails went to and what they said, unless they still wait to be sent. Their keys stay, so that
 * none of them is ever written again.
 */
export async function purgeMails(client: Queryable, keptDays: number): Promise<number> {
  const emptied = await client.query(
    `update mails set to_address = null, reply_to = null, unsubscribe_url = null, subject = null, body = null
     where key in (
       select key from mails
       where body is not null and written_at < now() - make_interval(days => $1)
         and not exists (select from jobs where kind = 'send-mail' and jobs.key = mails.key and state = 'waiting')
       order by written_at limit 5000)`,
    [keptDays],
  );
  const shown = await client.query(
    `delete from mailbox where id in (
       select id from mailbox where arrived_at < now() - make_interval(days => $1) order by arrived_at limit 5000)`,
    [keptDays],
  );
  return (emptied.rowCount ?? 0) + (shown.rowCount ?? 0);
}
