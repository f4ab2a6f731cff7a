import { withDetail } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Mail } from '../../gateways/mail/outbox.ts';
import type { SupportAddress } from '../../gateways/mail/support-address.ts';
import { type ApplicantTexts, applicantTexts } from './applicant-texts.ts';
import { type Application, phoneOf } from './application.ts';

type NumberedApplication = Application & { readonly reference: string };
type ApplicantMailInput = {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly locale: MessageLocale;
};

/** The email to operations, with all facts needed to check the company and the commands to decide. */
export function mailToOperator(
  application: NumberedApplication,
  { siteName, operatorAddress }: SupportAddress,
): Mail {
  const { id, reference, companyName, email, message, website, taxNumber } = application;
  return {
    key: `supplier-application:${id}:operator`,
    to: operatorAddress,
    replyTo: email,
    locale: 'en',
    subject: `${reference}: ${companyName} would like to become a supplier`,
    body: {
      title: `${companyName} would like to become a supplier`,
      paragraphs: message === '' ? ['The applicant left no message.'] : message.split(/\n{2,}/),
      facts: [
        ['Reference', reference],
        ['Company', `${companyName}, ${application.legalForm}`],
        ['Register', application.registration],
        ['Tax number', taxNumber === '' ? 'not given' : taxNumber],
        ['Address', `${application.street}, ${application.city}, ${application.country}`],
        ...(website === '' ? [] : [['Website', website] as const]),
        ['Contact', application.contactName],
        ['Email', email],
        ['Phone', phoneOf(application)],
        ['Offers', application.productTypes.join(', ')],
        ['Number of trips', application.productCount],
        ['Guides in', application.languages.join(', ')],
        ['Writes in', application.locale],
        ['Applied on', siteName],
      ],
      small: [
        `npm run ashore -- approve-supplier ${reference}`,
        `npm run ashore -- decline-supplier ${reference} --reason "…"`,
      ],
    },
  };
}

/**
 * Notifies operations of a second application for the same company from another address. One of the two
 * applicants may be false, and only enquiries can tell which. At most one email a day is sent for each
 * company.
 */
export function mailAboutSecondApplicant(
  { companyName, country, email, contactName, registration }: Application,
  firstApplication: { readonly reference: string; readonly today: string },
  { siteName, operatorAddress }: SupportAddress,
): Mail {
  return {
    key: `supplier-application:${firstApplication.reference}:rival:${firstApplication.today}`,
    to: operatorAddress,
    replyTo: email,
    locale: 'en',
    subject: `${firstApplication.reference}: another applicant for ${companyName}`,
    body: {
      title: `Another applicant for ${companyName}`,
      paragraphs: [
        `${firstApplication.reference} is an application from the same company with another address. The second application wasn’t stored. Find out who speaks for the company before you approve either.`,
      ],
      facts: [
        ['Company', `${companyName}, ${country}`],
        ['Register', registration],
        ['Contact', contactName],
        ['Email', email],
        ['Applied on', siteName],
      ],
    },
  };
}

/**
 * The acknowledgement to the applicant. It repeats no typed text, because an applicant may enter any text and
 * another person's address.
 */
export function mailToApplicant(application: NumberedApplication, { siteName }: SupportAddress): Mail {
  return composeApplicantMail('received', application, applicantTexts[application.locale].received(siteName));
}

/** The key contains `today`, so that at most one reminder a day is sent. */
export function reminderToApplicant(
  firstApplication: ApplicantMailInput & { readonly today: string },
  { siteName }: SupportAddress,
): Mail {
  return composeApplicantMail(
    `known:${firstApplication.today}`,
    firstApplication,
    applicantTexts[firstApplication.locale].secondApplicant(siteName),
  );
}

type DecisionMailInput = ApplicantMailInput & { readonly siteName: string; readonly operatorAddress: string };

export function approvalMail({ siteName, operatorAddress, ...approved }: DecisionMailInput): Mail {
  const mail = composeApplicantMail('approved', approved, applicantTexts[approved.locale].approved(siteName));
  return { ...mail, replyTo: operatorAddress };
}

export function refusalMail({
  reason,
  siteName,
  operatorAddress,
  ...applicant
}: DecisionMailInput & { readonly reason: string }): Mail {
  const mail = composeApplicantMail(
    'declined',
    applicant,
    applicantTexts[applicant.locale].declined(siteName, reason),
  );
  return { ...mail, replyTo: operatorAddress };
}

function composeApplicantMail(
  kind: string,
  { id, reference, email, locale }: ApplicantMailInput,
  texts: ApplicantTexts,
): Mail {
  return {
    key: `supplier-application:${id}:${kind}`,
    to: email,
    locale,
    subject: withDetail(texts.subject, reference, locale),
    body: {
      title: texts.title ?? texts.subject,
      paragraphs: texts.paragraphs,
      facts: [[applicantTexts[locale].reference, reference]],
      small: texts.small === undefined ? [] : [texts.small],
    },
  };
}
