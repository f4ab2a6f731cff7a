import { createHash } from 'node:crypto';
import type { MailBrand } from './brand.ts';
import { oneLine } from './one-line.ts';
import type { Message } from './port.ts';
import type { WrittenMail } from './read-mail.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** Makes a message of what was written: the same one each time. */
export function compose(mail: WrittenMail, brand: MailBrand): Message {
  const { key, to, replyTo, subject, locale, unsubscribeUrl } = mail;
  return {
    messageId: messageIdOf(key, brand),
    from: { name: oneLine(brand.from.name, 60), address: brand.from.address },
    to,
    replyTo,
    subject: oneLine(subject, 200),
    headers: {
      'Content-Language': locale,
      // Nobody's notice of absence is wanted in answer (RFC 3834), nor the read receipts of Exchange.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: writeText(mail, brand),
    html: writeHtml(mail, brand),
  };
}

function messageIdOf(key: string, { from, publicUrl }: MailBrand): string {
  // The site is part of it: two installations that write in one name have keys in common.
  const name = createHash('sha256').update(`${publicUrl} ${key}`).digest('base64url').slice(0, 32);
  return `<${name}@${from.address.split('@')[1]}>`;
}
