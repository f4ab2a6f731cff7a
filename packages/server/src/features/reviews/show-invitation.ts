import type { InvitationState } from '@ashore/core/contract/values/review.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import { hashOf } from '../../gateways/mail/mail-token.ts';
import { openedInvitationSql } from './invitation-key.ts';

export type ShownInvitation = {
  readonly state: InvitationState;
  readonly productId: string;
  readonly traveller: {
    readonly name: string;
    readonly language: MessageLocale;
    readonly travelledOn: string;
    readonly expiresOn: string;
  } | null;
};

/**
 * Finds the invitation that the secret of an email, the key of a booking, or its order number for its account opens. The traveller's data is returned
 * only while the invitation is open.
 */
export async function showInvitation(
  { pool }: Database,
  secret: string,
  accountId?: string,
): Promise<ShownInvitation | undefined> {
  const { rows } = await pool.query<ShownInvitation>(
    `select state, product_id as "productId", case when state = 'open' then jsonb_build_object(
       'name', name, 'language', locale, 'travelledOn', travelled_on,
       'expiresOn', (expires_at at time zone 'UTC')::date) end as traveller
     from (
       select *, case when used_at is not null then 'used' when expires_at <= now() then 'expired' else 'open' end as state
       from review_invitations where id = ${openedInvitationSql('$1', '$2', '$3')}) invitation`,
    [hashOf(secret), secret, accountId ?? null],
  );
  return rows[0];
}
