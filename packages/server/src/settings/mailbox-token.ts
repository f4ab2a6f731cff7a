import { randomBytes } from 'node:crypto';
import type { MailSettings } from './mail-settings.ts';

/** What opens /mailbox: as set, or made for this start. Undefined where mails go elsewhere. */
export function mailboxTokenFor({ mail: { way } }: { readonly mail: MailSettings }): string | undefined {
  if (way.to !== 'mailbox') return undefined;
  return way.token ?? randomBytes(18).toString('base64url');
}
