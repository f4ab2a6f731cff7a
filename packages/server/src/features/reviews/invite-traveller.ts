import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Queryable } from '../../database/queryable.ts';
import { hashOf, newMailSecret, secretName } from '../../gateways/mail/mail-secret.ts';
import { putMail } from '../../gateways/mail/put-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import type { ReviewDesk } from './new-review.ts';
import { type ReviewedProduct, readProduct } from './read-product.ts';

export type InviteTraveller = {
  /** UUID or public code. */
  readonly product: string;
  readonly name: string;
  readonly emailAddress: string;
  readonly locale: MessageLocale;
  readonly travelledOn: LocalDate;
  /** Of the same booking everybody is invited once. */
  readonly bookingReference?: string | undefined;
};

export type InvitedOutcome =
  | { readonly outcome: 'invited'; readonly product: ReviewedProduct }
  | { readonly outcome: 'unknown' }
  /** The day of the trip has not come yet, on the clock at its place. */
  | { readonly outcome: 'to_come' }
  | { readonly outcome: 'reviewed' };

const daysOfInvitation = 60;

/**
 * Lets somebody who was on a trip review it, by a mail with a link that serves once. Whoever is invited again for the
 * same booking gets a new link, and the earlier one ends; who has written already is left in peace.
 *
 * In the caller's transaction, so that whatever completes a booking also invites, or neither happens.
 */
export async function inviteTraveller(
  client: Queryable,
  invitation: InviteTraveller,
  { publicUrl, operatorAddress }: ReviewDesk,
): Promise<InvitedOutcome> {
  const { name, emailAddress, locale, travelledOn, bookingReference } = invitation;
  const product = await readProduct(client, invitation.product, locale);
  if (!product) return { outcome: 'unknown' };
  if (await isToCome(client, product.id, travelledOn)) return { outcome: 'to_come' };
  const secret = newMailSecret();
  const { rowCount } = await client.query(
    `insert into review_invitations as was
       (hash, product_id, locale, name, email_address, travelled_on, booking_reference, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8))
     on conflict (booking_reference, product_id, email_key) do update
       set hash = excluded.hash, locale = excluded.locale, name = excluded.name,
         travelled_on = excluded.travelled_on, made_at = now(), expires_at = excluded.expires_at
       where was.used_at is null`,
    [
      hashOf(secret),
      product.id,
      locale,
      name,
      emailAddress,
      travelledOn,
      bookingReference ?? null,
      daysOfInvitation,
    ],
  );
  if (rowCount !== 1) return { outcome: 'reviewed' };
  // Behind the sign that browsers keep to themselves: no server on the way writes the secret down.
  const url = `${publicUrl}/${locale}/review/${product.code}#token=${secret}`;
  const mail = invitationMail({ name, locale, product, travelledOn, url, days: daysOfInvitation });
  await putMail(client, {
    ...mail,
    key: `review-invitation/${secretName(secret)}`,
    to: emailAddress,
    replyTo: operatorAddress,
  });
  return { outcome: 'invited', product };
}

async function isToCome(client: Queryable, productId: string, travelledOn: LocalDate): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from products p join locations l on l.id = p.location_id
     where p.id = $1 and $2::date > (now() at time zone l.time_zone)::date`,
    [productId, travelledOn],
  );
  return rowCount === 1;
}
