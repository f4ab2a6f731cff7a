import { randomUUID } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { newEmailAddress } from '../../../../tests/support/new-email-address.ts';
import type { Database } from '../../src/database/connect.ts';
import { transaction } from '../../src/database/transaction.ts';
import { type InviteTravellerInput, inviteTraveller } from '../../src/features/reviews/invite-traveller.ts';
import type { NewReview } from '../../src/features/reviews/review-input.ts';
import { trip1 } from '../catalogue/small-catalogue.ts';

export const reviewDeps = { publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

/** Writes and reads invitations, reviews and emails of the small catalogue, for tests. */
export function reviewFixture(database: Database) {
  const { pool } = database;
  return { invite, invited, mails, stars, later };

  function invite(differences: Partial<InviteTravellerInput> = {}) {
    const invitation: InviteTravellerInput = {
      product: trip1.code,
      name: 'Mara Lind',
      emailAddress: newEmailAddress('mara'),
      locale: 'de',
      travelledOn: localDate('2024-11-14'),
      ...differences,
    };
    return transaction(database, ({ client }) => inviteTraveller(client, invitation, reviewDeps));
  }

  /** A review as a traveller sends it who has just been invited. */
  async function invited(
    differences: Partial<InviteTravellerInput> = {},
  ): Promise<NewReview & { emailAddress: string }> {
    const emailAddress = differences.emailAddress ?? newEmailAddress('mara');
    await invite({ ...differences, emailAddress });
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

  /** Emails to this address, newest first. */
  async function mails(to: string) {
    const { rows } = await pool.query(
      `select key, reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", locale, subject, body from emails where to_address = $1
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

  /** Moves everything that happened into the past, by this interval. */
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
