import { SQL_STATES } from '../../../database/errors.ts';
import type { Queryable } from '../../../database/queryable.ts';

export type ForeignHotel = {
  readonly source: string;
  readonly hotelCode: string;
  readonly productId: string;
};

/** Records that a hotel of a seller may be one of ours. It is not sold before a person has confirmed it. */
export async function proposeForeignHotel(
  client: Queryable,
  { source, hotelCode, productId }: ForeignHotel,
): Promise<void> {
  await client.query(
    `insert into foreign_hotels (source, hotel_code, product_id) values ($1, $2, $3)
     on conflict (source, hotel_code) do nothing`,
    [source, hotelCode, productId],
  );
}

/**
 * Records that a person has found a hotel of a seller to be this one of ours. `duplicate`: the seller has the hotel under
 * another code already, and it must not be listed twice.
 */
export async function confirmForeignHotel(
  client: Queryable,
  { source, hotelCode, productId, by }: ForeignHotel & { readonly by: string },
): Promise<'confirmed' | 'duplicate'> {
  try {
    await client.query(
      `insert into foreign_hotels (source, hotel_code, product_id, confirmed_by, confirmed_at)
       values ($1, $2, $3, $4, now())
       on conflict (source, hotel_code) do update
         set product_id = excluded.product_id, confirmed_by = excluded.confirmed_by, confirmed_at = now()`,
      [source, hotelCode, productId, by],
    );
    return 'confirmed';
  } catch (error) {
    if ((error as { code?: unknown }).code === SQL_STATES.uniqueViolation) return 'duplicate';
    throw error;
  }
}

/** The hotels of a seller that are sold, by its codes. */
export async function soldForeignHotels(
  client: Queryable,
  source: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<ForeignHotel>(
    `select source, hotel_code as "hotelCode", product_id as "productId" from foreign_hotels
     where source = $1 and confirmed_at is not null order by hotel_code`,
    [source],
  );
  return new Map(rows.map(({ hotelCode, productId }) => [hotelCode, productId]));
}

/** Hotels that a person has not compared yet, with the codes of the products that they may be. */
export async function proposedForeignHotels(client: Queryable) {
  const { rows } = await client.query<{
    source: string;
    hotelCode: string;
    productCode: string;
    name: string;
  }>(
    `select foreign_hotel.source, foreign_hotel.hotel_code as "hotelCode", product.code as "productCode",
       product_text.name
     from foreign_hotels foreign_hotel join products product on product.id = foreign_hotel.product_id
     join product_texts product_text on product_text.product_id = product.id and product_text.locale = 'en'
     where foreign_hotel.confirmed_at is null order by foreign_hotel.source, foreign_hotel.hotel_code limit 200`,
  );
  return rows;
}
