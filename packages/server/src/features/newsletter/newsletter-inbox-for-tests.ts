import type { Database } from '../../database/connect-database.ts';
import type { WrittenMail } from '../../gateways/mail/read-mail.ts';

/** What the newsletter has written and noted, for tests; and a clock that can be put forward. */
export function newsletterInbox({ pool }: Database) {
  return {
    mails,
    tokenOf,
    async empty(): Promise<void> {
      await pool.query('delete from newsletter_subscriptions; delete from mails; delete from jobs');
    },
    async subscriptions() {
      const { rows } = await pool.query('select * from newsletter_subscriptions order by list_id');
      return rows;
    },
    /** As if everything had happened that much earlier. */
    async later(interval: string): Promise<void> {
      await pool.query(
        `update newsletter_tokens set made_at = made_at - $1::interval, expires_at = expires_at - $1::interval`,
        [interval],
      );
      await pool.query(
        `update newsletter_subscriptions set requested_at = requested_at - $1::interval,
           confirmed_at = confirmed_at - $1::interval, ended_at = ended_at - $1::interval`,
        [interval],
      );
    },
  };

  async function mails(): Promise<WrittenMail[]> {
    const { rows } = await pool.query(
      `select key, to_address as to, locale, subject, body, unsubscribe_url as "unsubscribeUrl"
       from mails order by written_at`,
    );
    return rows;
  }

  /** The secret in the newest mail with such a link, as its reader finds it. */
  async function tokenOf(purpose: 'confirm' | 'unsubscribe'): Promise<string> {
    const urls = (await mails()).map(({ body, unsubscribeUrl }) =>
      purpose === 'confirm' ? body.action?.url : unsubscribeUrl,
    );
    return /[\w-]{43}$/.exec(urls.findLast(Boolean) ?? '')?.[0] ?? '';
  }
}
