import { mailContent } from '../../../gateways/mail/outbox.ts';
import type { FindRule, TableRules } from '../table-rule.ts';

const ofAddress = { by: 'address', where: 'email_key = $1' } as const;

/** Emails to others that mention what is found. One that still waits to be sent stays until then. */
const sentAbout = (by: FindRule['by'], where: string): FindRule => ({
  by,
  where: `sent_at is not null and body is not null and ${where}`,
  isOfOthers: true,
});

/** Emails whose key begins with this kind and the id of one of these rows. `0` is the character after `/`. */
const withKeyOf = (kind: string, rows: string) => `key in (
  select email.key from (${rows}) found
  join emails email on email.key ~>=~ ('${kind}/' || found.id || '/') and email.key ~<~ ('${kind}/' || found.id || '0'))`;

/**
 * A text, or JSON with its line breaks, contains the address as a whole: ann@b.example is neither in joann@b.example nor in
 * ann@b.example.org.
 */
const containsAddress = (text: string) => String.raw`position($1 in lower(${text})) > 0 and lower(${text}) ~ (
  '(?:(?<![[:alnum:]._+-])|(?<=\\[nrt]))' || regexp_replace($1, '([][*.+?^\${}()|\\])', '\\\1', 'g')
    || '(?![[:alnum:]-]|\.[[:alnum:]])')`;

const containsOrderNumber = (text: string) =>
  `${text} ~ (select string_agg(order_number, '|') from bookings where id = any($1))`;

/** Emails, newsletter, messages, invitations and reviews. */
export const correspondenceTables: TableRules = {
  emails: {
    whose: 'traveller',
    rows: 'blank',
    findRules: [
      // The confirmation of the erasure is emptied once it is sent.
      { by: 'address', where: `lower(to_address) = $1 and key not like 'erasure/%'` },
      // An address that the account had, and that a link may restore. One that was only typed may be another person's.
      sentAbout(
        'account',
        `lower(to_address) in (
           select lower(mail_code.email) from mail_codes mail_code
           where mail_code.account_id = $1 and mail_code.purpose = 'reset')`,
      ),
      sentAbout('address', `(lower(reply_to) = $1 or ${containsAddress('body::text')})`),
      sentAbout('booking', withKeyOf('booking', 'select unnest($1::uuid[]) as id')),
      sentAbout('booking', containsOrderNumber(`(subject || ' ' || body::text)`)),
      sentAbout(
        'booking',
        withKeyOf(
          'review',
          `select review.id from reviews review join review_invitations invitation on invitation.id = review.invitation_id
           join bookings booking on booking.order_number = invitation.booking_reference where booking.id = any($1)`,
        ),
      ),
    ],
    plain: 'key locale written_at sent_at',
    blanked: Object.fromEntries(mailContent.map((column) => [column, 'null'])),
    // Without the content, because it contains links that open something.
    exported: { part: 'emails', columns: 'to_address subject written_at sent_at' },
  },
  mailbox: {
    whose: 'traveller',
    rows: 'delete',
    findRules: [
      // The confirmation of the erasure stays readable where emails are only simulated, as in any mailbox.
      {
        by: 'address',
        where: `${containsAddress('message::text')} and not exists (
          select from erasures erasure join accounts account on account.id = erasure.account_id
          where account.email_key = $1 and mailbox.arrived_at >= erasure.requested_at)`,
      },
      { by: 'booking', where: containsOrderNumber('message::text') },
    ],
    plain: 'id message_id arrived_at',
    personal: 'message',
  },
  newsletter_tokens: {
    whose: 'traveller',
    rows: 'cascade',
    plain: 'purpose list_id made_at expires_at used_at',
    personal: 'email_key',
    secret: 'hash',
  },
  newsletter_subscriptions: {
    whose: 'traveller',
    rows: 'delete',
    findRules: [ofAddress],
    plain: 'list_id',
    personal: 'email_address email_key status language consent requested_at confirmed_at ended_at',
    exported: {
      part: 'newsletter',
      columns: 'list_id email_address status language consent requested_at confirmed_at ended_at',
    },
  },
  newsletter_members: {
    whose: 'traveller',
    rows: 'expire',
    plain: 'list_id version known_to',
    secret: 'member',
    expires: 'minutes after the address was deleted, once the newsletter provider has deleted it as well',
  },
  enquiries: {
    whose: 'traveller',
    rows: 'delete',
    findRules: [ofAddress],
    plain: 'id reference kind locale variant status answered_at answered_by',
    personal: 'name email_address email_key booking_reference message written_at',
    exported: {
      part: 'messages',
      columns:
        'reference kind name email_address booking_reference message locale status written_at answered_at',
    },
  },
  reviews: {
    whose: 'traveller',
    rows: 'blank',
    findRules: [
      {
        by: 'booking',
        where: `invitation_id in (select invitation.id from review_invitations invitation
          join bookings booking on booking.order_number = invitation.booking_reference where booking.id = any($1))`,
      },
      {
        by: 'address',
        where:
          'invitation_id in (select invitation.id from review_invitations invitation where invitation.email_key = $1)',
      },
    ],
    plain:
      'id product_id locale rating written_on status reply replied_on reply_locale replied_by invitation_id verified suspected written_at moderated_at moderated_by rejection_reason',
    blanked: { author_name: `''`, author_country: 'null' },
    retained: {
      columns: 'text translations',
      reason:
        'the review stays without its author, as long as the trip is listed, or until its author asks us to delete it',
    },
    exported: {
      part: 'reviews',
      columns: 'id product_id author_name author_country rating text locale written_on status reply',
    },
  },
  // After the reviews, which are found by it.
  review_invitations: {
    whose: 'traveller',
    rows: 'blank',
    findRules: [
      {
        by: 'booking',
        where: 'booking_reference in (select order_number from bookings where id = any($1))',
      },
      ofAddress,
    ],
    plain: 'id product_id locale travelled_on booking_reference made_at used_at email_key',
    blanked: {
      name: 'null',
      email_address: 'null',
      hash: 'sha256(uuid_send(gen_random_uuid()))',
      expires_at: 'least(expires_at, now())',
    },
    exported: {
      part: 'reviewInvitations',
      columns: 'product_id name email_address travelled_on made_at used_at',
    },
  },
  review_refusals: {
    whose: 'traveller',
    rows: 'retain',
    plain: 'made_at refused_at',
    secret: 'token_hash',
    retained: {
      columns: 'email_hash',
      reason:
        'objection to review invitations (Article 21 GDPR), as long as it is to be respected; a hash of the address',
    },
  },
};
