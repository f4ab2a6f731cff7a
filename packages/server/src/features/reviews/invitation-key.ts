/**
 * SQL of the ID of the invitation that a secret opens, or null. The secret is that of the invitation's email, given by
 * its hash, or the key by which the contact person opens the completed booking, or its order number for the account that
 * it belongs to. Of several invitations of a booking a used one comes first, because a booking is reviewed once.
 */
export function openedInvitationSql(hash: string, key: string, account: string): string {
  return `coalesce(
    (select invitation.id from review_invitations invitation where invitation.hash = ${hash}),
    (select invitation.id from bookings booking join review_invitations invitation on ${invitationOfBookingSql}
     where (booking.access_key = ${key} or booking.guest_key = ${key} or booking.order_number = ${key})
       and ${reviewerSql(key, account)}
     order by invitation.used_at is null, invitation.made_at desc limit 1))`;
}

/** SQL condition: the invitation (alias `invitation`) is for the trip of the booking (alias `booking`), which is over. */
const invitationOfBookingSql = `(invitation.booking_reference = booking.order_number and invitation.product_id = booking.product_id
  and booking.state = 'completed')`;

/** SQL of the key with which a booking (alias `booking`) is reviewed. An organisation pays, but its guest was there. */
const reviewerKeySql = `case when booking.method = 'bill-organisation' then booking.guest_key else booking.access_key end`;

/** SQL condition: with this key, or as this account, a booking (alias `booking`) is reviewed. Order numbers are not secret. */
const reviewerSql = (key: string, account: string) =>
  `(${reviewerKeySql} = ${key} or (booking.order_number = ${key} and booking.account_id = ${account}::uuid))`;

/** SQL: whether who opens a booking (alias `booking`) in this way may review its trip now. */
export function mayReviewSql(key: string, account: string): string {
  return `(${reviewerSql(key, account)} is true and coalesce((
    select bool_and(invitation.used_at is null and invitation.expires_at > now()) from review_invitations invitation
    where ${invitationOfBookingSql}), false))`;
}
