import type { Database } from '../../../database/connect.ts';
import type { LodgingOffers, LodgingSupplies } from '../../../gateways/lodging/port.ts';
import { ownRooms } from './own-rooms.ts';

export type ForeignHotel = {
  readonly productId: string;
  readonly source: string;
  /** Null until a person has confirmed which of the seller's hotels this is. Until then it has no rooms. */
  readonly hotelCode: string | null;
};

/** Which of some hotels are sold by a connected seller. All others are sold from our own rooms. */
export async function readForeignHotels(
  { pool }: Database,
  hotelIds: readonly string[],
  sellers: LodgingSupplies,
): Promise<readonly ForeignHotel[]> {
  if (sellers.size === 0) return [];
  const { rows } = await pool.query<ForeignHotel>({ name: 'foreign-hotels-of-list', text: foreignHotels }, [
    hotelIds,
    [...sellers.keys()],
  ]);
  return rows;
}

const foreignHotels = `
  select product.id as "productId", product.booking_source as source, foreign_hotel.hotel_code as "hotelCode"
  from products product left join foreign_hotels foreign_hotel on foreign_hotel.product_id = product.id
    and foreign_hotel.source = product.booking_source and foreign_hotel.confirmed_at is not null
  where product.id = any($1::uuid[]) and product.booking_source = any($2::text[])
  order by foreign_hotel.hotel_code`;

export type SellerOfHotel = {
  readonly seller: LodgingOffers;
  /** As the seller names the hotel; undefined if no person has confirmed which it is. */
  readonly hotelCode: string | undefined;
};

/** The seller of the rooms of a hotel: another one, or we. */
export async function sellerOfHotel(
  { database, sellers, now }: { database: Database; sellers: LodgingSupplies; now: () => Date },
  hotel: { readonly id: string; readonly code: string },
): Promise<SellerOfHotel> {
  const [foreign] = await readForeignHotels(database, [hotel.id], sellers);
  const seller = foreign && sellers.get(foreign.source);
  return seller
    ? { seller, hotelCode: foreign.hotelCode ?? undefined }
    : { seller: ownRooms(database, now), hotelCode: hotel.code };
}
