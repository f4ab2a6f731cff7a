import { MIN_FORM_SECONDS } from '@ashore/core/contract/conventions.ts';
import type { EnquiryKind } from '@ashore/core/contract/values/enquiry.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { withDetail } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import { enqueueMail, type Mail } from '../../gateways/mail/outbox.ts';
import type { SupportAddress } from '../../gateways/mail/support-address.ts';

// A sender could enter another person's address. The limit keeps that person from receiving more than this.
const MAX_ACKNOWLEDGEMENTS_PER_DAY = 3;

/**
 * Stores an enquiry and notifies operations and the sender. The same enquiry again returns the same reference
 * and sends no email.
 */
export async function sendEnquiry(
  database: Database,
  enquiry: Enquiry,
  support: SupportAddress,
): Promise<string> {
  for (const field of ['message', 'name', 'bookingReference'] as const) {
    if (containsCardNumber(enquiry[field])) throw new Failure('unprocessable', { field });
  }
  if (enquiry.secondsTaken < MIN_FORM_SECONDS) throw new Failure('too_many_requests');
  return transaction(database, async ({ client }) => {
    const reference = await insertEnquiry(client, enquiry, support.variant);
    if (reference === undefined) return findRepeatedReference(client, enquiry);
    if (enquiry.trap !== '') return reference;
    const storedEnquiry = { ...enquiry, reference };
    await enqueueMail(client, mailToOperator(storedEnquiry, support));
    if (await mayAcknowledge(client, enquiry))
      await enqueueMail(client, mailToSender(storedEnquiry, support));
    return reference;
  });
}

async function insertEnquiry(
  client: PoolClient,
  enquiry: Enquiry,
  variant: string,
): Promise<string | undefined> {
  const { id, kind, name, email, bookingReference, message, locale, trap } = enquiry;
  const { rows } = await client.query<{ reference: string }>(
    `insert into enquiries
       (id, kind, name, email_address, booking_reference, message, locale, variant, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do nothing returning reference`,
    [id, kind, name, email, bookingReference, message, locale, variant, trap === '' ? 'open' : 'suspected'],
  );
  return rows[0]?.reference;
}

/**
 * The same id with another address or message is a conflict. Accepting it would lose an enquiry or reveal
 * another sender's reference.
 */
async function findRepeatedReference(client: PoolClient, { id, email, message }: Enquiry): Promise<string> {
  const { rows } = await client.query<{ reference: string }>(
    'select reference from enquiries where id = $1 and email_address = $2 and message = $3',
    [id, email, message],
  );
  if (!rows[0]) throw new Failure('conflict', { field: 'id' });
  return rows[0].reference;
}

async function mayAcknowledge(client: PoolClient, { email }: Enquiry): Promise<boolean> {
  // The lock makes enquiries from one address take turns. Concurrent ones would not see each other in the
  // count.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('enquiries of ' || lower($1), 0))`, [
    email,
  ]);
  const { rows } = await client.query<{ today: number }>(
    `select count(*)::int as today from enquiries
     where email_key = lower($1) and written_at > now() - interval '24 hours'`,
    [email],
  );
  // The count includes this enquiry, which is already stored.
  return (rows[0]?.today ?? 0) <= MAX_ACKNOWLEDGEMENTS_PER_DAY;
}

type StoredEnquiry = Enquiry & { readonly reference: string };

/** The email to operations. A reply goes to the sender. */
export function mailToOperator(enquiry: StoredEnquiry, { siteName, operatorAddress }: SupportAddress): Mail {
  const { id, reference, kind, name, email, bookingReference, message, locale } = enquiry;
  return {
    key: `enquiry:${id}:operator`,
    to: operatorAddress,
    replyTo: email,
    locale: 'en',
    subject: `${reference}: ${subjects[kind]}, ${name}`,
    body: {
      title: `Message about: ${subjects[kind]}`,
      paragraphs: message.split(/\n{2,}/),
      facts: [
        ['Reference', reference],
        ['From', name],
        ['Email', email],
        ...(bookingReference === '' ? [] : [['Order number', bookingReference] as const]),
        ['Language', locale],
        ['Written on', siteName],
      ],
      small: [
        'Reply to this email to write to the sender.',
        `Once it’s settled: npm run ashore -- answer-enquiry ${reference}`,
      ],
    },
  };
}

const subjects: Record<EnquiryKind, string> = {
  booking: 'a booking',
  supplier: 'suppliers',
  press: 'press',
  accessibility: 'accessibility',
  'data-protection': 'data protection',
  other: 'something else',
};

/**
 * The acknowledgement to the sender. It repeats no typed text, because a sender may enter any text and
 * another person's address.
 */
export function mailToSender(
  { id, reference, email, locale }: StoredEnquiry,
  { siteName }: SupportAddress,
): Mail {
  const { subject, title, paragraphs, label, small } = acknowledgements[locale](siteName);
  return {
    key: `enquiry:${id}:sender`,
    to: email,
    locale,
    subject: withDetail(subject, reference, locale),
    body: { title, paragraphs, facts: [[label, reference]], small: [small] },
  };
}

type Acknowledgement = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly small: string;
};

const acknowledgements: Record<MessageLocale, (site: string) => Acknowledgement> = {
  en: (site) => ({
    subject: 'We’ve received your message',
    title: 'We’ve received your message',
    paragraphs: [
      `Thank you for writing to ${site}. We’ll read your message and reply by email.`,
      'If you write to us again about this, please quote the reference. Please never email us card numbers or copies of passports: we don’t need them.',
    ],
    label: 'Reference',
    small:
      'If you didn’t write to us, your address was entered by mistake, and you don’t need to do anything.',
  }),
  de: (site) => ({
    subject: 'Ihre Nachricht ist angekommen',
    title: 'Ihre Nachricht ist angekommen',
    paragraphs: [
      `Danke, dass Sie ${site} geschrieben haben. Wir lesen Ihre Nachricht und antworten Ihnen per E-Mail.`,
      'Wenn Sie uns in derselben Sache noch einmal schreiben, geben Sie bitte die Vorgangsnummer an. Und schicken Sie bitte nie Kartennummern oder Ausweiskopien per E-Mail: Wir brauchen sie nicht.',
    ],
    label: 'Vorgangsnummer',
    small:
      'Sie haben uns nicht geschrieben? Dann hat jemand versehentlich Ihre Adresse eingegeben. Sie brauchen nichts zu tun.',
  }),
  'zh-Hans': (site) => ({
    subject: '我们已收到您的留言',
    title: '我们已收到您的留言',
    paragraphs: [
      `感谢您联系 ${site}。我们会有专人阅读您的留言，并通过邮件回复。`,
      '如果就同一事项再次联系我们，请注明编号。请不要通过邮件发送卡号或证件复印件，我们不需要这些信息。',
    ],
    label: '编号',
    small: '如果您没有给我们留言，可能是有人误填了您的邮箱，请忽略本邮件。',
  }),
};

export type Enquiry = {
  readonly id: string;
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly bookingReference: string;
  readonly message: string;
  readonly locale: MessageLocale;
  /** From opening the form to sending it. */
  readonly secondsTaken: number;
  /** A hidden field, which only programs fill in. */
  readonly trap: string;
};
