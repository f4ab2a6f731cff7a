import { randomUUID } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { trip1 } from '../catalogue/small-world-for-tests.ts';
import { type InviteTraveller, inviteTraveller } from './invite-traveller.ts';
import type { NewReview } from './new-review.ts';

export const reviewDesk = { publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

/** What is invited, written and mailed in a small world, for tests. */
export function reviewWorld(database: Database) {
  const { pool } = database;
  return { invite, invited, mails, stars, later };

  function invite(more: Partial<InviteTraveller> = {}) {
    const invitation: InviteTraveller = {
      product: trip1.code,
      name: 'Mara Lind',
      emailAddress: `${randomUUID()}@example.org`,
      locale: 'de',
      travelledOn: localDate('2024-11-14'),
      ...more,
    };
    return transaction(database, ({ client }) => inviteTraveller(client, invitation, reviewDesk));
  }

  /** A review as somebody would send it who has just been invited. */
  async function invited(more: Partial<InviteTraveller> = {}): Promise<NewReview & { emailAddress: string }> {
    const emailAddress = more.emailAddress ?? `${randomUUID()}@example.org`;
    await invite({ ...more, emailAddress });
    const [mail] = await mails(emailAddress);
    return {
      emailAddress,
      id: randomUUID(),
      invitation: /#token=([\w-]{43})$/.exec(mail?.body.action.url)?.[1] ?? '',
      rating: 4,
      text: 'Quiet.\n\nBring a jacket.',
      author: 'Mara, Kiel',
      language: 'de',
      trap: '',
    };
  }

  /** To this reader, the newest first. */
  async function mails(to: string) {
    const { rows } = await pool.query(
      `select key, reply_to as "replyTo", locale, subject, body from mails where to_address = $1
       order by written_at desc, key`,
      [to],
    );
    return rows;
  }

  async function stars(id: string = trip1.id): Promise<{ rating: number | null; count: number }> {
    const { rows } = await pool.query(
      'select rating::float8, review_count as count from products where id = $1',
      [id],
    );
    return rows[0];
  }

  /** As if it had happened that much earlier. */
  async function later(interval: string): Promise<void> {
    await pool.query(
      `update review_invitations set made_at = made_at - $1::interval, expires_at = expires_at - $1::interval,
         used_at = used_at - $1::interval`,
      [interval],
    );
    await pool.query(
      'update reviews set written_at = written_at - $1::interval, moderated_at = moderated_at - $1::interval',
      [interval],
    );
  }
}
