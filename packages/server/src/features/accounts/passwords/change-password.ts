import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { newMailSecret, secretName } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { endsWithChange } from '../codes/check-code.ts';
import { noteEvent } from '../events/account-events.ts';
import { endAllSessions, type OwnInteraction } from '../sessions/end-sessions.ts';
import { passwordTexts } from './password-texts.ts';

export type NewPassword = {
  readonly accountId: string;
  /** Its hash. A code or link is used up only once the password has been hashed. */
  readonly hashed: string;
  readonly locale: MessageLocale;
  /** `password_changed` by a traveller who was logged in. */
  readonly event: 'password_reset' | 'password_changed' | 'address_restored';
  /** The log-in in which it is changed; the only one that stays. */
  readonly own?: OwnInteraction;
};

/** The name of the site in its emails, and the address that their links begin with. */
export type PasswordSite = { readonly name: string; readonly publicUrl: string };

/**
 * Gives an account a new password after its owner has been proved. All its sessions end, here and at the
 * issuer, because one of them may belong to a stranger who knew the old password. An email says so. Call it in a
 * transaction, together with what proves the owner.
 */
export async function changePassword(
  client: Queryable,
  { accountId, hashed, locale, event, own }: NewPassword,
  { name, publicUrl }: PasswordSite,
): Promise<void> {
  const { subject, title, paragraphs, action, small } = passwordTexts[locale](name);
  const { rows } = await client.query<{ email: string }>(UPDATE_PASSWORD, [accountId, hashed]);
  const [account] = rows;
  if (!account) return;
  await endAllSessions(client, accountId, own);
  await noteEvent(client, accountId, event);
  await enqueueMail(client, {
    key: `password/${secretName(newMailSecret())}`,
    to: account.email,
    locale,
    subject,
    body: { title, paragraphs, action: { label: action, url: `${publicUrl}/${locale}/dashboard` }, small },
  });
}

const UPDATE_PASSWORD = `
  with codes_ended as (update mail_codes mail_code set used_at = now() where mail_code.account_id = $1 and ${endsWithChange})
  update accounts set password = $2 where id = $1 and state = 'active' returning email`;
