import type { Database } from '../../src/database/connect.ts';
import type { WrittenMail } from '../../src/gateways/mail/outbox.ts';

/** What the newsletter has written and stored, for tests, and a clock that can be moved forward. */
export function newsletterInbox({ pool }: Database) {
  return {
    mails,
    tokenOf,
    async empty(): Promise<void> {
      await pool.query('delete from newsletter_subscriptions; delete from emails; delete from jobs');
    },
    async subscriptions() {
      const { rows } = await pool.query('select * from newsletter_subscriptions order by list_id');
      return rows;
    },
    /** Moves everything that happened into the past, by this interval. */
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
       from emails order by written_at`,
    );
    return rows;
  }

  /** The secret in the newest email with such a link, as its reader finds it. */
  async function tokenOf(purpose: 'confirm' | 'unsubscribe'): Promise<string> {
    const urls = (await mails()).map(({ body, unsubscribeUrl }) =>
      purpose === 'confirm' ? body.action?.url : unsubscribeUrl,
    );
    return /[\w-]{43}$/.exec(urls.findLast(Boolean) ?? '')?.[0] ?? '';
  }
}
