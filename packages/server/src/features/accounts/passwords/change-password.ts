import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { newMailSecret, secretName } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { noteEvent } from '../events/account-events.ts';
import { passwordTexts } from './password-texts.ts';

type NewPassword = {
  readonly accountId: string;
  /** Its hash. A code or link is used up only once the password has been hashed. */
  readonly hashed: string;
  readonly locale: MessageLocale;
};

/**
 * Gives an account a new password after its owner has proved to read its emails. All its sessions end, here and at the
 * issuer, because one of them may belong to a stranger who knew the old password. An email says so.
 */
export async function resetPassword(
  database: Database,
  { accountId, hashed, locale }: NewPassword,
  { name, publicUrl }: { readonly name: string; readonly publicUrl: string },
): Promise<void> {
  const { subject, title, paragraphs, action, small } = passwordTexts[locale](name);
  await transaction(database, async ({ client }) => {
    const { rows } = await client.query<{ email: string }>(CHANGE, [accountId, hashed]);
    const [account] = rows;
    if (!account) return;
    await noteEvent(client, accountId, 'password_reset');
    await enqueueMail(client, {
      key: `password/${secretName(newMailSecret())}`,
      to: account.email,
      locale,
      subject,
      body: { title, paragraphs, action: { label: action, url: `${publicUrl}/${locale}/dashboard` }, small },
    });
  });
}

const CHANGE = `
  with sessions_ended as (delete from sessions where account_id = $1),
  ended_at_issuer as (delete from oidc_rows where account = $1::text),
  codes_ended as (update mail_codes set used_at = now() where account_id = $1 and used_at is null)
  update accounts set password = $2 where id = $1 and state = 'active' returning email`;
