type Trip = { readonly cartId: string; readonly productId: string; readonly date: string };

/** What counts of what was signed for a trip, as JSON, for statements that read whatever belongs to a booking. */
export function waiversSql({ cartId, productId, date }: Trip): string {
  return `(select coalesce(jsonb_agg(to_jsonb(w)), '[]') from (
    select distinct on (participant_name) participant_name as "participantName", guardian_name as "guardianName",
      secret, signed_at as "signedAt"
    from waivers where cart_id = ${cartId} and product_id = ${productId} and trip_date = ${date}
    order by participant_name, number desc) w)`;
}
