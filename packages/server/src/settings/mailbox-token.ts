import { randomBytes } from 'node:crypto';
import type { MailSettings } from './mail-settings.ts';

/**
 * The token that opens /mailbox: the configured one, or one created for this start. Undefined if emails
 * have another destination.
 */
export function mailboxTokenFor({
  mail: { destination },
}: {
  readonly mail: MailSettings;
}): string | undefined {
  if (destination.to !== 'mailbox') return undefined;
  return destination.token ?? randomBytes(18).toString('base64url');
}
