import type { Mail } from '../../../gateways/mail/outbox.ts';
import type { BookingFacts } from './booking-facts.ts';
import { contactPersonEmail, type TravellerMailInput } from './contact-person-email.ts';
import type { MailSite } from './mail-parts.ts';
import { supplierTexts } from './templates/supplier.ts';

/**
 * Writes the email to an organisation that pays for its guest, with all that a contact person gets. If the
 * organisation has no address, operations get the email and pass it on.
 */
export function organisationMail(
  facts: BookingFacts,
  mailInput: TravellerMailInput,
  site: MailSite,
): Pick<Mail, 'to' | 'locale' | 'subject' | 'body'> {
  const { organisation, locale } = facts;
  const mail = contactPersonEmail(facts, mailInput, site);
  if (organisation?.emailAddress) return { ...mail, to: organisation.emailAddress };
  const { paragraphs } = mail.body;
  const passOn = supplierTexts[locale].passOn(organisation?.name ?? '');
  return { ...mail, to: site.operatorAddress, body: { ...mail.body, paragraphs: [passOn, ...paragraphs] } };
}
