import { createHash } from 'node:crypto';
import { bindGerman } from '@ashore/core/locale/format-message.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { latinApart } from '@ashore/core/text/latin-apart.ts';
import { oneLine, type WrittenMail } from '../outbox.ts';
import type { MailMessage } from '../port.ts';
import type { MailBrand } from './brand.ts';
import { writeHtml } from './html.ts';
import { writeText } from './text.ts';

/** Makes a message of a written email. The result is the same each time. */
export function compose(written: WrittenMail, brand: MailBrand): MailMessage {
  const mail = withSpaces(written, spaces[written.locale]);
  const { key, to, replyTo, subject, locale, unsubscribeUrl } = mail;
  return {
    messageId: messageIdOf(key, brand),
    from: { name: oneLine(brand.from.name, 60), address: brand.from.address },
    to,
    replyTo,
    subject: oneLine(subject, 200),
    headers: {
      'Content-Language': locale,
      // Asks for no automatic absence notes (RFC 3834), and for no read receipts of Exchange.
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

/** Sets the spaces of a language that its texts are stored without. */
const spaces: Readonly<Record<MessageLocale, (text: string) => string>> = {
  en: (text) => text,
  de: bindGerman,
  'zh-Hans': latinApart,
};

/** Addresses and data for programs stay as they are. */
function withSpaces(mail: WrittenMail, space: (text: string) => string): WrittenMail {
  const { title, paragraphs, facts, action, links, small } = mail.body;
  const labelled = <Link extends { readonly label: string }>(link: Link) => ({
    ...link,
    label: space(link.label),
  });
  return {
    ...mail,
    subject: space(mail.subject),
    body: {
      ...mail.body,
      title: space(title),
      paragraphs: paragraphs.map(space),
      ...(facts && {
        facts: facts.map(([label, value, ...href]) => [space(label), space(value), ...href] as const),
      }),
      ...(action && { action: labelled(action) }),
      ...(links && { links: links.map(labelled) }),
      ...(small && { small: small.map(space) }),
    },
  };
}

function messageIdOf(key: string, { from, publicUrl }: MailBrand): string {
  // The site is part of the id, because two installations that write in one name have keys in common.
  const name = createHash('sha256').update(`${publicUrl} ${key}`).digest('base64url').slice(0, 32);
  return `<${name}@${from.address.split('@')[1]}>`;
}
