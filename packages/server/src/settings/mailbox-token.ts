import { randomBytes } from 'node:crypto';
import type { MailSettings } from './mail-settings.ts';

/**
 * The token that opens /mailbox: the configured one, or one created for this start. Undefined if emails
 * have another destination.
 */
export function mailboxTokenFor({
  mail: { destination: way },
}: {
  readonly mail: MailSettings;
}): string | undefined {
  if (way.to !== 'mailbox') return undefined;
  return way.token ?? randomBytes(18).toString('base64url');
}
