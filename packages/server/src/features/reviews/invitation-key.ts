/**
 * SQL of the ID of the invitation that a secret opens, or null. The secret is that of the invitation’s email, given
 * by its hash, or the key by which the contact person opens the completed booking, or its order number for the account that
 * it belongs to. Of several invitations of
 * a booking a used one comes first, because a booking is reviewed once.
 */
export function openedInvitationSql(hash: string, key: string, account: string): string {
  return `coalesce(
    (select i.id from review_invitations i where i.hash = ${hash}),
    (select i.id from bookings b join review_invitations i on ${invitationOfBookingSql}
     where (b.access_key = ${key} or b.guest_key = ${key} or b.order_number = ${key}) and ${reviewerSql(key, account)}
     order by i.used_at is null, i.made_at desc limit 1))`;
}

/** SQL condition: the invitation (`i`) is for the trip of the booking (`b`), which is over. */
const invitationOfBookingSql = `(i.booking_reference = b.order_number and i.product_id = b.product_id
  and b.state = 'completed')`;

/** SQL of the key with which a booking (`b`) is reviewed. An organisation pays, but its guest was there. */
const reviewerKeySql = `case when b.method = 'bill-organisation' then b.guest_key else b.access_key end`;

/** SQL condition: with this key, or as this account, a booking (`b`) is reviewed. Order numbers are not secret. */
const reviewerSql = (key: string, account: string) =>
  `(${reviewerKeySql} = ${key} or (b.order_number = ${key} and b.account_id = ${account}::uuid))`;

/** SQL: whether who opens a booking (`b`) in this way may review its trip now. */
export function mayReviewSql(key: string, account: string): string {
  return `(${reviewerSql(key, account)} is true and coalesce((
    select bool_and(i.used_at is null and i.expires_at > now()) from review_invitations i
    where ${invitationOfBookingSql}), false))`;
}
