import type { EnquiryKind } from '@ashore/core/contract/enquiry-fields.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Desk } from '../../gateways/mail/desk.ts';
import type { Mail } from '../../gateways/mail/put-mail.ts';
import type { Enquiry } from './enquiry.ts';

type Written = Enquiry & { readonly reference: string };

/** Lands on the operator's desk; to answer it is to answer the sender. */
export function mailToOperator(enquiry: Written, { siteName, operatorAddress }: Desk): Mail {
  const { id, reference, kind, name, email, bookingReference, message, locale } = enquiry;
  return {
    key: `enquiry:${id}:operator`,
    to: operatorAddress,
    replyTo: email,
    locale: 'en',
    subject: `${reference}: ${subjects[kind]}, ${name}`,
    body: {
      title: `A message about: ${subjects[kind]}`,
      paragraphs: message.split(/\n{2,}/),
      facts: [
        ['Reference', reference],
        ['From', name],
        ['E-mail', email],
        ...(bookingReference === '' ? [] : [['Booking', bookingReference] as const]),
        ['Language', locale],
        ['Written on', siteName],
      ],
      small: [
        'Answer this mail to write to the sender.',
        `When it is settled: npm run ashore -- answered ${reference}`,
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
 * Says that the message has arrived. It repeats nothing that was typed: anybody may type anything, and give the address
 * of somebody else.
 */
export function mailToSender({ id, reference, email, locale }: Written, { siteName }: Desk): Mail {
  const { subject, title, paragraphs, label, small } = acknowledgements[locale](siteName);
  return {
    key: `enquiry:${id}:sender`,
    to: email,
    locale,
    subject: `${subject} (${reference})`,
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
    subject: 'Your message has arrived',
    title: 'Your message has arrived',
    paragraphs: [
      `Thank you for writing to ${site}. Somebody reads your message and answers it by e-mail.`,
      'If you write to us again about the same matter, please quote the reference. And please never send card numbers or copies of passports by e-mail: we do not need them.',
    ],
    label: 'Reference',
    small: `Did you not write to us? Then somebody entered your address by mistake. You need do nothing.`,
  }),
  de: (site) => ({
    subject: 'Ihre Nachricht ist angekommen',
    title: 'Ihre Nachricht ist angekommen',
    paragraphs: [
      `Danke, dass Sie ${site} geschrieben haben. Ihre Nachricht wird gelesen und per E-Mail beantwortet.`,
      'Wenn Sie uns in derselben Sache noch einmal schreiben, geben Sie bitte die Vorgangsnummer an. Und schicken Sie bitte nie Kartennummern oder Ausweiskopien per E-Mail: Wir brauchen sie nicht.',
    ],
    label: 'Vorgangsnummer',
    small:
      'Sie haben uns nicht geschrieben? Dann hat jemand versehentlich Ihre Adresse eingegeben. Sie brauchen nichts zu tun.',
  }),
  'zh-Hans': (site) => ({
    subject: '我们已收到您的来信',
    title: '我们已收到您的来信',
    paragraphs: [
      `感谢您写信给 ${site}。我们会有专人阅读，并通过邮件回复您。`,
      '如就同一事项再次来信，请注明编号。另外，请不要通过邮件发送卡号或证件复印件，我们并不需要。',
    ],
    label: '编号',
    small: '如果您没有给我们写信，可能是有人误填了您的邮箱，您无需做任何事。',
  }),
};
