import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { newMailSecret, secretName } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { noteEvent } from '../events/account-events.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import { passwordTexts } from './password-texts.ts';

type NewPassword = {
  readonly accountId: string;
  /** Its hash. A code or link is used up only once the password has been hashed. */
  readonly hashed: string;
  readonly locale: MessageLocale;
  /** `password_changed` by a traveller who was logged in. */
  readonly event: 'password_reset' | 'password_changed';
  /** The session at the issuer of the browser in which it is changed; the only one that stays. */
  readonly issuerSession?: string | undefined;
};

/**
 * Gives an account a new password after its owner has been proved. All its sessions end, here and at the
 * issuer, because one of them may belong to a stranger who knew the old password. An email says so.
 */
export async function changePassword(
  database: Database,
  { accountId, hashed, locale, event, issuerSession }: NewPassword,
  { name, publicUrl }: { readonly name: string; readonly publicUrl: string },
): Promise<void> {
  const { subject, title, paragraphs, action, small } = passwordTexts[locale](name);
  await transaction(database, async ({ client }) => {
    const { rows } = await client.query<{ email: string }>(CHANGE, [accountId, hashed]);
    const [account] = rows;
    if (!account) return;
    await endAllSessions(client, accountId, { issuerSession });
    await noteEvent(client, accountId, event);
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
  with codes_ended as (update mail_codes set used_at = now() where account_id = $1 and used_at is null)
  update accounts set password = $2 where id = $1 and state = 'active' returning email`;
