import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Queryable } from '../../database/queryable.ts';
import { hashOf, newMailSecret, secretName } from '../../gateways/mail/mail-token.ts';
import { enqueueMail, type Mail, type MailTexts } from '../../gateways/mail/outbox.ts';
import { hasRefused, makeRefusalToken } from './refuse-invitations.ts';
import { REVIEW_INVITATION, type ReviewDeps } from './review-input.ts';
import { type ReviewedProduct, readProduct } from './reviewed-product.ts';

export type InviteTravellerInput = {
  /** UUID or public code. */
  readonly product: string;
  readonly name: string;
  readonly emailAddress: string;
  readonly locale: MessageLocale;
  readonly travelledOn: LocalDate;
  /** A traveller is invited once for each booking and product. */
  readonly bookingReference?: string | undefined;
  /** When the email is sent, and the time to write begins; without it at once. */
  readonly sendAt?: Date | undefined;
};

export type InviteTravellerResult =
  | { readonly outcome: 'invited'; readonly product: ReviewedProduct }
  | { readonly outcome: 'unknown' }
  /** The day of the trip has not come yet, in the local time of the place. */
  | { readonly outcome: 'to_come' }
  | { readonly outcome: 'reviewed' }
  /** The address receives no more invitations. The booking can still be reviewed from its page. */
  | { readonly outcome: 'refused' };

const INVITATION_DAYS = 60;

/**
 * Invites a traveller to review a trip, by an email with a link that works once. A second invitation for the
 * same booking sends a new link and ends the earlier one. Travellers who have already written a review are
 * not invited again. An address that has refused invitations gets no email and no other link: its booking can
 * be reviewed from its page.
 *
 * It runs in the caller's transaction: a booking is completed and its traveller invited, or neither happens.
 */
export async function inviteTraveller(
  client: Queryable,
  invitation: InviteTravellerInput,
  { publicUrl, operatorAddress }: ReviewDeps,
): Promise<InviteTravellerResult> {
  const { name, emailAddress, locale, travelledOn, bookingReference, sendAt } = invitation;
  const product = await readProduct(client, invitation.product, locale);
  if (!product) return { outcome: 'unknown' };
  if (await isBeforeTrip(client, product.id, travelledOn)) return { outcome: 'to_come' };
  const isRefused = await hasRefused(client, emailAddress);
  const secret = newMailSecret();
  const { rowCount } = await client.query(
    `insert into review_invitations as was
       (hash, product_id, locale, name, email_address, travelled_on, booking_reference, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, greatest(now(), $9::timestamptz) + make_interval(days => $8))
     on conflict (booking_reference, product_id, email_key) do update
       set hash = excluded.hash, locale = excluded.locale, name = excluded.name,
         travelled_on = excluded.travelled_on, made_at = now(), expires_at = excluded.expires_at
       where was.used_at is null and not $10`,
    [
      hashOf(secret),
      product.id,
      locale,
      name,
      emailAddress,
      travelledOn,
      bookingReference ?? null,
      INVITATION_DAYS,
      sendAt ?? null,
      isRefused,
    ],
  );
  if (isRefused) return { outcome: 'refused' };
  if (rowCount !== 1) return { outcome: 'reviewed' };
  // The token is in the fragment, which browsers do not send. No server on the way can log it.
  const url = `${publicUrl}/${locale}/review/${product.code}#token=${secret}`;
  const mail = invitationMail({ name, locale, product, travelledOn, url, days: INVITATION_DAYS });
  await enqueueMail(client, {
    ...mail,
    key: `${REVIEW_INVITATION}/${secretName(secret)}`,
    to: emailAddress,
    replyTo: operatorAddress,
    unsubscribeUrl: `${publicUrl}/unsubscribe/reviews/${locale}/${await makeRefusalToken(client, emailAddress)}`,
    sendAt,
  });
  return { outcome: 'invited', product };
}

async function isBeforeTrip(client: Queryable, productId: string, travelledOn: LocalDate): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from products product join locations location on location.id = product.location_id
     where product.id = $1 and $2::date > (now() at time zone location.time_zone)::date`,
    [productId, travelledOn],
  );
  return rowCount === 1;
}

type Invitation = {
  readonly name: string;
  readonly locale: MessageLocale;
  readonly product: ReviewedProduct;
  readonly travelledOn: LocalDate;
  readonly url: string;
  readonly days: number;
};

/** The email that asks a traveller for a review. */
function invitationMail(invitation: Invitation): Pick<Mail, 'locale' | 'subject' | 'body'> {
  const { locale, product, travelledOn, url, days } = invitation;
  const date = formatDate(travelledOn, localeTable[locale].intl, 'year');
  const { subject, action, ...texts } = invitationTexts[locale]({
    ...invitation,
    trip: product.name,
    date,
    days,
  });
  return { locale, subject, body: { ...texts, action: { label: action, url } } };
}

type InvitationFacts = {
  readonly name: string;
  readonly trip: string;
  readonly date: string;
  readonly days: number;
};

const invitationTexts: Record<MessageLocale, (facts: InvitationFacts) => MailTexts> = {
  en: ({ name, trip, date, days }) => ({
    subject: `How was your trip? ${trip}`,
    title: 'How was it?',
    paragraphs: [
      `Hello ${name},`,
      `You took part in “${trip}” on ${date}. Tell other travellers how it was, in a few sentences and one to five stars.`,
      'We read every review before publishing it, and publish good and bad ones alike. To write one, use the link in this email.',
    ],
    action: 'Write a review',
    small: [
      `The link works once, within ${days} days. Please don’t share it.`,
      'If you’d rather not be asked again, unsubscribe with the link at the end of this email.',
    ],
  }),
  de: ({ name, trip, date, days }) => ({
    subject: `Wie war es? ${trip}`,
    title: 'Wie war es?',
    paragraphs: [
      `Guten Tag ${name},`,
      `am ${date} waren Sie bei „${trip}“ dabei. Erzählen Sie anderen Reisenden, wie es war: ein paar Sätze und ein bis fünf Sterne.`,
      'Wir lesen jede Bewertung, bevor sie erscheint, und zeigen gute wie schlechte. Zum Schreiben nutzen Sie bitte den persönlichen Link in dieser E-Mail.',
    ],
    action: 'Bewertung schreiben',
    small: [
      `Der Link ist ${days} Tage gültig und nur einmal verwendbar. Bitte geben Sie ihn nicht weiter.`,
      'Sie möchten nicht mehr um Bewertungen gebeten werden? Am Ende dieser E-Mail finden Sie einen Link zum Abbestellen.',
    ],
  }),
  'zh-Hans': ({ name, trip, date, days }) => ({
    subject: `评价您的行程：${trip}`,
    title: '这次玩得怎么样？',
    paragraphs: [
      `${name}，您好：`,
      `您于${date}参加了“${trip}”。请和其他旅客说说您的感受：写几句话，打1至5颗星。`,
      '每条评价展示前都经人工审核，好评差评一视同仁。请通过本邮件中的链接填写评价。',
    ],
    action: '写评价',
    small: [
      `链接${days}天内有效，仅可使用一次，请勿转发。`,
      '如果您不希望在行程结束后收到此类邮件，请点击本邮件末尾的链接退订。',
    ],
  }),
};
