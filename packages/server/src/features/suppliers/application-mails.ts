import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Desk } from '../../gateways/mail/desk.ts';
import type { Mail } from '../../gateways/mail/put-mail.ts';
import { type ApplicantTexts, applicantTexts } from './applicant-texts.ts';
import type { Application } from './application.ts';

type Written = Application & { readonly reference: string };
type Addressed = {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly locale: MessageLocale;
};

/** Everything that is needed to check the company, and what to type when it has been checked. */
export function mailToOperator(application: Written, { siteName, operatorAddress }: Desk): Mail {
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
        ['E-mail', email],
        ['Telephone', `${application.dialCode} ${application.phone}`],
        ['Offers', application.productTypes.join(', ')],
        ['How many', application.productCount],
        ['Guides in', application.languages.join(', ')],
        ['Writes in', application.locale],
        ['Applied on', siteName],
      ],
      small: [
        `npm run ashore -- approve ${reference}`,
        `npm run ashore -- decline ${reference} --reason "…"`,
      ],
    },
  };
}

/**
 * A second application under the name of a company that has applied from another address. One of the two is not who he
 * says he is, and only somebody who asks can tell which. One a day and company.
 */
export function mailOfRival(
  { companyName, country, email, contactName, registration }: Application,
  known: { readonly reference: string; readonly today: string },
  { siteName, operatorAddress }: Desk,
): Mail {
  return {
    key: `supplier-application:${known.reference}:rival:${known.today}`,
    to: operatorAddress,
    replyTo: email,
    locale: 'en',
    subject: `${known.reference}: somebody else applies as ${companyName}`,
    body: {
      title: `Somebody else applies as ${companyName}`,
      paragraphs: [
        `${known.reference} is of this company too, from another address. Nothing was stored of the second application. Find out who speaks for the company before you approve either.`,
      ],
      facts: [
        ['Company', `${companyName}, ${country}`],
        ['Register', registration],
        ['Contact', contactName],
        ['E-mail', email],
        ['Applied on', siteName],
      ],
    },
  };
}

/** Repeats nothing that was typed: anybody may type anything, and give the address of somebody else. */
export function mailToApplicant(application: Written, { siteName }: Desk): Mail {
  return compose('received', application, applicantTexts[application.locale].received(siteName));
}

/** `today` in the key: one a day. */
export function reminderToApplicant(known: Addressed & { readonly today: string }, { siteName }: Desk): Mail {
  return compose(`known:${known.today}`, known, applicantTexts[known.locale].known(siteName));
}

type Decided = Addressed & { readonly siteName: string; readonly operatorAddress: string };

export function mailOfApproval({ siteName, operatorAddress, ...approved }: Decided): Mail {
  const mail = compose('approved', approved, applicantTexts[approved.locale].approved(siteName));
  return { ...mail, replyTo: operatorAddress };
}

export function mailOfRefusal({
  reason,
  siteName,
  operatorAddress,
  ...declined
}: Decided & { readonly reason: string }): Mail {
  const mail = compose('declined', declined, applicantTexts[declined.locale].declined(siteName, reason));
  return { ...mail, replyTo: operatorAddress };
}

function compose(what: string, { id, reference, email, locale }: Addressed, texts: ApplicantTexts): Mail {
  return {
    key: `supplier-application:${id}:${what}`,
    to: email,
    locale,
    subject: `${texts.subject} (${reference})`,
    body: {
      title: texts.title ?? texts.subject,
      paragraphs: texts.paragraphs,
      facts: [[applicantTexts[locale].reference, reference]],
      small: texts.small === undefined ? [] : [texts.small],
    },
  };
}
